import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type Label, label } from '../../language/label.ts';
import { mailInRequest } from '../../mail/mail-in-request.ts';
import { staffMail } from '../../mail/staff-mail.ts';
import type { Utilizadore } from '../../payload-types.ts';
import { execute } from '../../publishing/execute.ts';

export type AccountChange =
  | 'password'
  | 'email'
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'newRecoveryCodes'
  | 'recoveryCodeUsed'
  | 'details'
  | 'renamed'
  | 'factorsRemoved'
  | 'suspended'
  | 'reinstated'
  | 'invited'
  | 'deleted';

const words: Record<Exclude<AccountChange, 'invited' | 'deleted' | 'renamed'>, Label> = {
  password: label('A palavra-passe foi alterada.', 'The password was changed.'),
  email: label('O e-mail da conta foi alterado.', 'The e-mail of the account was changed.'),
  totpAdded: label('Foi ligada uma aplicação de códigos.', 'A code app was set up.'),
  totpRemoved: label('A aplicação de códigos foi retirada.', 'The code app was removed.'),
  passkeyAdded: label('Foi acrescentada uma chave de acesso.', 'A passkey was added.'),
  passkeyRemoved: label('Foi retirada uma chave de acesso.', 'A passkey was removed.'),
  newRecoveryCodes: label(
    'Foram criados novos códigos de recuperação; os anteriores deixaram de servir.',
    'New recovery codes were made; those from before no longer work.',
  ),
  recoveryCodeUsed: label(
    'Alguém entrou com um dos códigos de recuperação desta conta.',
    'Somebody entered with one of the recovery codes of this account.',
  ),
  details: label('O nome, a função ou o e-mail da conta foram alterados.', 'The name, the role or the e-mail of the account was changed.'),
  factorsRemoved: label(
    'O segundo passo foi retirado. Ao iniciar sessão, terá de ligar um novo.',
    'The second step was removed. When you sign in, you will have to set up a new one.',
  ),
  suspended: label('A conta foi suspensa e as sessões foram terminadas.', 'The account was suspended and its sessions were ended.'),
  reinstated: label('A conta voltou a estar ativa.', 'The account is active again.'),
};
const subject = label('A sua conta da gestão do site foi alterada', 'Your account of the site’s back office was changed');
const byYou = label(
  'Se não foi alterado por si, avise já um administrador e peça uma nova palavra-passe.',
  'If this was not you, tell an administrator at once and ask for a new password.',
);
const byAdmin = label('Alterado por {name}.', 'Changed by {name}.');

/** To the address that the account had until now: whoever took it over must not be the only one to know. */
export async function tellOwner(req: PayloadRequest, account: Utilizadore, change: keyof typeof words, by?: Utilizadore): Promise<void> {
  const who = by ? { pt: byAdmin.pt.replace('{name}', by.nome), en: byAdmin.en.replace('{name}', by.nome) } : byYou;
  await mailInRequest(req, staffMail(account, { subject, paragraphs: [words[change], who] }));
}

/** Who did what to whose account, in the log that is never changed. */
export const record = (
  req: PayloadRequest,
  by: { id: number; nome: string },
  change: AccountChange,
  accountId: number,
  detail: object = {},
): Promise<unknown> =>
  execute(
    req,
    sql`insert into core.audit_log (actor_id, actor, action, detail)
        values (${by.id}, ${by.nome}, ${`account:${change}`}, ${JSON.stringify({ accountId, ...detail })}::jsonb)`,
  );
