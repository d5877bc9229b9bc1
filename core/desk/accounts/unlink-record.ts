import { contactDigests } from '../../identity/contact.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { type AccountRequest, entryOf } from './account-request.ts';

export const unlinkReasons = ['wrongRecord', 'asked'] as const;
export type UnlinkReason = (typeof unlinkReasons)[number];

/** `patientId`: the record that the page showed. */
type Unlinked = { patientId: number; why: UnlinkReason; keys: DataKeys };

/**
 * The account no longer opens the record, on any device. If the record is another person's, the account's e-mail stops being believed for
 * it, too: otherwise the account holder would link it again. Undone by linking with a document.
 */
export const unlinkRecordByDesk = (request: AccountRequest, { patientId, why, keys }: Unlinked) =>
  request.desk.act<DeskTrouble>({ ...entryOf(request), action: 'unlinkRecord', detail: { patientId, why } }, async (transaction) => {
    const { accountId, staff } = request;
    const account = await transaction.lock(accountId);
    if (!account) return err({ kind: 'notFound' });
    if (account.patientId !== patientId) return err({ kind: 'nothingToDo' });
    const { email, locale } = account;
    await transaction.linkPatient(accountId, null);
    await transaction.endSessions(accountId);
    if (why === 'wrongRecord')
      await transaction.disbelieveContact(patientId, contactDigests(keys, { kind: 'email', value: email }), staff, new Date());
    await transaction.addLetter({ kind: 'recordUnlinked', accountId, recipient: email, locale });
    return ok('done' as const);
  });
