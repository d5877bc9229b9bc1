import type { CollectionConfig } from 'payload';
import { admins } from '../access/admins.ts';
import { adminsOnOthers } from '../access/admins-on-others.ts';
import { adminsOnOthersField } from '../access/admins-on-others-field.ts';
import { hiddenFromAllButAdmins } from '../access/hidden-from-all-but-admins.ts';
import { ownAccountOrAdmins } from '../access/own-account-or-admins.ts';
import { staff } from '../access/staff.ts';
import type { Env } from '../env.ts';
import { groups, label } from '../language/label.ts';
import { passwordMail } from '../mail/password-mail.ts';
import { firstIsAdmin } from '../staff/first-is-admin.ts';
import { forgotPassword } from '../staff/forgot-password.ts';
import { forgiveOwner, limitLogins } from '../staff/limit-logins.ts';
import { requireLongPassword } from '../staff/require-long-password.ts';

export const utilizadores = (env: Pick<Env, 'BACKOFFICE_ORIGIN'>): CollectionConfig => ({
  slug: 'utilizadores',
  labels: { singular: label('Utilizador', 'Staff user'), plural: label('Utilizadores', 'Staff users') },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'nome',
    defaultColumns: ['nome', 'email', 'papel'],
    group: groups.system,
    hidden: hiddenFromAllButAdmins,
    hideAPIURL: true,
  },
  auth: {
    // Payload's lock is on the account: any stranger could keep its owner out. See staff/limit-logins.ts.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Strict', secure: env.BACKOFFICE_ORIGIN[0].startsWith('https:') },
    forgotPassword: passwordMail(env),
  },
  access: { admin: staff, create: admins, read: ownAccountOrAdmins, update: ownAccountOrAdmins, delete: adminsOnOthers },
  endpoints: [forgotPassword],
  hooks: { beforeOperation: [requireLongPassword, limitLogins], beforeChange: [firstIsAdmin], afterLogin: [forgiveOwner] },
  fields: [
    { name: 'nome', type: 'text', required: true, label: label('Nome', 'Name') },
    {
      name: 'papel',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      label: label('Papel', 'Role'),
      access: { create: admins, update: adminsOnOthersField },
      options: [
        { value: 'admin', label: label('Administrador', 'Administrator') },
        { value: 'editor', label: label('Editor', 'Editor') },
        { value: 'balcao', label: label('Balcão', 'Front desk') },
      ],
    },
    {
      name: 'idioma',
      type: 'select',
      required: true,
      defaultValue: 'pt',
      label: label('Língua dos e-mails', 'Language of e-mails'),
      options: [
        { value: 'pt', label: label('Português', 'Portuguese') },
        { value: 'en', label: label('Inglês', 'English') },
      ],
    },
  ],
});
