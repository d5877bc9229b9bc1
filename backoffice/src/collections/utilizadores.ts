import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { isManager, managers } from '../access/managers.ts';
import { staff } from '../access/staff.ts';
import {
  addressOnOthersField,
  administratorsOnOthersField,
  isAdministrator,
  managedAccounts,
  managersOnOthersField,
  ownAccountOrManaged,
  ownAccountOrManagers,
  rolesToGive,
} from '../access/staff-accounts.ts';
import { groups, label } from '../language/label.ts';
import { accountEndpoints } from '../staff/accounts/account-endpoints.ts';
import { followChange, followDeletion, guardPassword, keepPassword } from '../staff/accounts/account-hooks.ts';
import { passwordEndpoints } from '../staff/passwords/password-endpoints.ts';
import { factorEndpoints } from '../staff/second-factor/factor-endpoints.ts';
import { secondStepEndpoints } from '../staff/second-factor/second-step-endpoints.ts';
import { sessionEndpoints, tellSessionEnd } from '../staff/sessions/session-endpoints.ts';
import { sessionStrategy } from '../staff/sessions/session-strategy.ts';
import { signInEndpoint } from '../staff/sign-in.ts';

const hiddenFromAllButManagers = ({ user }: { user: object | null }): boolean => !isManager(user);

/** Whoever opens a new back office must be able to give the others their roles. */
const firstIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.db.count({ collection: 'utilizadores', req });
  return totalDocs === 0 ? { ...data, papel: 'admin' } : data;
};

/** Payload's own lock is not in use: guesses are counted in `staff/login-attempts.ts`. */
const nobody = (): boolean => false;

export const utilizadores: CollectionConfig = {
  slug: 'utilizadores',
  labels: { singular: label('Utilizador', 'Staff user'), plural: label('Utilizadores', 'Staff users') },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'nome',
    defaultColumns: ['nome', 'email', 'papel'],
    group: groups.system,
    hidden: hiddenFromAllButManagers,
    hideAPIURL: true,
  },
  auth: {
    // Payload's own way knows a password and a token, nothing more: sign-in, sessions and passwords are in `staff/`. Its columns stay.
    disableLocalStrategy: { enableFields: true, optionalPassword: true },
    strategies: [sessionStrategy],
    useSessions: false,
    removeTokenFromResponses: true,
    maxLoginAttempts: 0,
  },
  access: {
    admin: staff,
    create: managers,
    read: ownAccountOrManagers,
    update: ownAccountOrManaged,
    delete: managedAccounts,
    unlock: nobody,
  },
  endpoints: [signInEndpoint, ...secondStepEndpoints, ...sessionEndpoints, ...factorEndpoints, ...passwordEndpoints, ...accountEndpoints],
  hooks: {
    beforeOperation: [guardPassword],
    beforeChange: [firstIsAdmin, keepPassword],
    afterChange: [followChange],
    afterDelete: [followDeletion],
    me: [tellSessionEnd],
  },
  fields: [
    // One's own is changed on the account page, with the password.
    {
      name: 'email',
      type: 'email',
      label: label('E-mail', 'E-mail'),
      required: true,
      unique: true,
      access: { update: addressOnOthersField },
    },
    { name: 'nome', type: 'text', required: true, label: label('Nome', 'Name') },
    {
      name: 'papel',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      label: label('Papel', 'Role'),
      access: { create: managers, update: managersOnOthersField },
      filterOptions: rolesToGive,
      options: [
        { value: 'admin', label: label('Administrador', 'Administrator') },
        { value: 'gestor', label: label('Gestor', 'Manager') },
        { value: 'editor', label: label('Editor', 'Editor') },
        { value: 'balcao', label: label('Balcão', 'Front desk') },
        { value: 'medico', label: label('Médico', 'Doctor') },
      ],
    },
    {
      name: 'pessoa',
      type: 'relationship',
      relationTo: 'equipa',
      label: label('Na equipa', 'In the team'),
      // Whoever decides under whose name medical texts are signed could sign them.
      access: { create: isAdministrator, update: administratorsOnOthersField },
      admin: {
        condition: ({ papel }) => papel === 'medico',
        description: label('Com este nome assina os textos médicos.', 'Under this name they sign medical texts.'),
      },
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
    { name: 'acesso', type: 'ui', admin: { components: { Field: '/staff/screens/account-panel.tsx#AccountPanel' } } },
  ],
};
