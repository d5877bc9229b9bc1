import { err, ok } from '../../kernel/result.ts';
import type { IdentityCheck } from '../check-identity.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { type AccountRequest, entryOf } from './account-request.ts';

/**
 * The phone with the code app is gone, and the recovery codes too: nothing on the site lets the person in any more. Staff saw a document
 * with the account's name. Passkeys go as well, because they may be on the same phone; the e-mail then signs in alone.
 */
export const removeSecondStep = (request: AccountRequest, how: IdentityCheck) =>
  request.desk.act<DeskTrouble>({ ...entryOf(request), action: 'removeSecondStep', detail: { how } }, async (transaction) => {
    const account = await transaction.lock(request.accountId);
    if (!account) return err({ kind: 'notFound' });
    const { id: accountId, email: recipient, locale } = account;
    if (!(await transaction.hasCodeApp(accountId))) return err({ kind: 'nothingToDo' });
    await transaction.removeFactors(accountId);
    await transaction.endSessions(accountId);
    await transaction.addLetter({ kind: 'factorsChanged', accountId, recipient, locale });
    return ok('done' as const);
  });
