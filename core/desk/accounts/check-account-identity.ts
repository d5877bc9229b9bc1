import { contactDigest, contactDigests } from '../../identity/contact.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { IdentityCheck } from '../check-identity.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { type AccountRequest, entryOf } from './account-request.ts';

/** `patientId`: the record that the page showed. */
type Checked = { patientId: number; how: IdentityCheck; keys: DataKeys };

/** Staff saw the account holder with a document. From now on the account's e-mail is a confirmed contact of the linked record. */
export const checkAccountIdentity = (request: AccountRequest, { patientId, how, keys }: Checked) =>
  request.desk.act<DeskTrouble>({ ...entryOf(request), action: 'identityChecked', detail: { how, patientId } }, async (transaction) => {
    const account = await transaction.lock(request.accountId);
    if (!account) return err({ kind: 'notFound' });
    if (account.patientId !== patientId) return err({ kind: 'nothingToDo' });
    const contact = { kind: 'email' as const, value: account.email };
    if (await transaction.isContactConfirmed(patientId, contactDigests(keys, contact))) return err({ kind: 'nothingToDo' });
    await transaction.confirmContact(patientId, contactDigest(keys, contact), request.staff, new Date());
    return ok('done' as const);
  });
