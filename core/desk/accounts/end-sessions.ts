import { resetMinutes } from '../../identity/accounts/account-link.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { type AccountRequest, entryOf } from './account-request.ts';

/**
 * A lost phone, or somebody else in the account. A call is enough to ask for it: signing in again, or choosing a new password, is all that
 * it costs. `isPasswordKnown`: somebody else may know the password, so it opens nothing any more, and a link to a new one goes by e-mail.
 */
export const endSessionsByDesk = (request: AccountRequest, { isPasswordKnown }: { isPasswordKnown: boolean }) =>
  request.desk.act<DeskTrouble>(
    { ...entryOf(request), action: 'endSessions', detail: { password: isPasswordKnown ? 'ended' : 'kept' } },
    async (transaction) => {
      const account = await transaction.lock(request.accountId);
      if (!account) return err({ kind: 'notFound' });
      const { id: accountId, email: recipient, locale, passwordSetAt } = account;
      const ended = await transaction.endSessions(accountId);
      const endsPassword = isPasswordKnown && passwordSetAt !== null;
      if (endsPassword) {
        await transaction.removePassword(accountId);
        const linkId = await transaction.addLink({ purpose: 'reset', accountId, minutes: resetMinutes });
        await transaction.addLetter({ kind: 'reset', accountId, recipient, locale, linkId });
      }
      return ended > 0 || endsPassword ? ok('done' as const) : err({ kind: 'nothingToDo' });
    },
  );
