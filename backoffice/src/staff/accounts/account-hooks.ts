import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type Label, labelIn } from '../../language/label.ts';
import type { Utilizadore } from '../../payload-types.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { weaknessWords } from '../passwords/weakness-words.ts';
import { signInErrors } from '../sign-in-words.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { invite } from './invite.ts';
import { closeLinks } from './links.ts';
import { record, tellOwner } from './notices.ts';
import { forgetAccount } from './staff-account.ts';

/** Set by the one endpoint where a person types the password of their own new account. */
export const firstUser = 'isFirstUser';

function refusePassword(req: PayloadRequest, words: Label): never {
  const message = labelIn(req.i18n.language, words);
  throw new ValidationError({ collection: 'utilizadores', errors: [{ message, path: 'password' }], req }, req.t);
}

/** Nobody types somebody else's password. Only the demo and the tests, on a developer's machine, make an account with one. */
export const guardPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { password, nome, email } = args.data as Partial<Record<'password' | 'nome' | 'email', unknown>>;
  if (password === undefined || password === null || password === '') return args;
  const isOurs = req.payloadAPI === 'local' || req.context[firstUser] === true;
  const isDemo = operation === 'create' && staffSettingsOf(req.payload).deployment === 'local';
  if (typeof password !== 'string' || !(isOurs || isDemo)) refusePassword(req, signInErrors.typedPassword);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const weakness = await checkPassword(req.payload, password, { nome: text(nome), email: text(email) });
  if (weakness) refusePassword(req, weaknessWords[weakness]);
  return args;
};

const hasPassword = 'accountHasPassword';

/** With sign-in taken out of Payload's hands, it no longer keeps the password of a new account. */
export const keepPassword: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { password, ...more } = data;
  const kept = typeof password === 'string' && password !== '' ? await hashPassword(password) : null;
  req.context[hasPassword] = kept !== null;
  return { ...more, ...kept };
};

const watched = ['email', 'nome', 'papel', 'pessoa'] as const;

/** Of a relation, whichever way it was read: the id. */
const plain = (value: unknown) => (value && typeof value === 'object' && 'id' in value ? value.id : (value ?? null));

/** What the account may do, and under whose name it signs: the audit log says it, because a later change would hide it. */
const rights = ({ papel, pessoa }: Utilizadore) => ({ papel, pessoa: String(plain(pessoa) ?? '') });

export const followChange: CollectionAfterChangeHook<Utilizadore> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create') {
    if (!req.context[hasPassword]) await invite(req, doc);
    if (req.user) await record(req, req.user, 'invited', doc.id, rights(doc));
    return doc;
  }
  const changed = watched.filter((field) => plain(doc[field]) !== plain(previousDoc[field]));
  if (!req.user || changed.length === 0) return doc;
  // What is done is written down under the name: nobody takes a colleague's for an hour and leaves no trace of it.
  if (req.user.id === doc.id) {
    await record(req, req.user, 'renamed', doc.id, { from: previousDoc.nome, to: doc.nome });
    return doc;
  }
  // A link that went to the earlier address is not for whoever reads it there.
  if (changed.includes('email')) await closeLinks(req, doc.id);
  await record(req, req.user, 'details', doc.id, { changed, ...rights(doc) });
  await tellOwner(req, previousDoc, 'details', req.user);
  return doc;
};

export const followDeletion: CollectionAfterDeleteHook<Utilizadore> = async ({ doc, id, req }) => {
  await forgetAccount(req, Number(id));
  if (req.user) await record(req, req.user, 'deleted', Number(id), { name: doc.nome });
};
