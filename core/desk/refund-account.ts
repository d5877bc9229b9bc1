import { refundStanding } from '../booking/model/refund.ts';
import { accountStanding, isTransferDue, type RefundAccount } from '../booking/model/refund-account.ts';
import { askForAccount } from '../booking/payment/refund-account.ts';
import { endLinks } from '../booking/visit-link/renew-visit-link.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { BookingFile, DeskStore } from './desk-store.ts';
import { type ResendLimit, resendLimit, resendWindowMs } from './letters/resend-limit.ts';
import { openedByPress, type PressToOpen } from './opened-by-press.ts';
import { refuseHeld } from './work/refuse-held.ts';

type Facts = Pick<BookingFile, 'refunds' | 'refundAccount'>;

/** Something is still to be transferred. Where the provider's answer is unknown, staff may ask once they have looked. */
export const mayAskForAccount = ({ refunds, refundAccount }: Facts): boolean =>
  refunds.some((refund) => refundStanding(refund) === 'unsure' || isTransferDue(refund, refundAccount));

/** Only while the transfer is to be made: afterwards nobody needs it. */
export const mayOpenAccount = ({ refunds, refundAccount }: Facts): boolean =>
  accountStanding(refundAccount) === 'given' && refunds.some(({ refundedAt }) => refundedAt === null);

type AskTrouble = DeskTrouble | { kind: ResendLimit } | { kind: 'notConfirmed' };

/**
 * “I did not get the letter”, or the account that was given is not the right one: the letter goes out again, and what was given is emptied,
 * once that was confirmed. Whoever gave it may have been a stranger: then the links that were sent before open nothing any more.
 */
export const askAccountAgain = async ({ store, staff, bookingId, requestId }: DeskRequest, isConfirmed: boolean) => {
  const file = await store.file(bookingId);
  return store.act<AskTrouble>({ staff, bookingId, requestId, action: 'accountAsked' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!file || !locked) return err({ kind: 'notFound' });
    // The file is from before the lock: money may have gone back, or an account come, since.
    if (!mayAskForAccount(file) || !(await transaction.hasOpenRefund(bookingId))) return err({ kind: 'nothingToDo' });
    const isGiven = accountStanding(await transaction.readAskedAccount(bookingId)) === 'given';
    if (isGiven && !isConfirmed) return err({ kind: 'notConfirmed' });
    const free = await refuseHeld(transaction, staff, { kinds: ['refundDue'], subject: { kind: 'booking', id: bookingId } });
    if (!free.ok) return free;
    const resent = await transaction.resentSince(bookingId, new Date(locked.now.getTime() - resendWindowMs));
    const limit = resendLimit('refundAccount', resent, locked.now);
    if (limit) return err({ kind: limit });
    if (isGiven) await endLinks(transaction, locked);
    await askForAccount(transaction, bookingId, locked.now);
    await transaction.addStaffEvent(bookingId, { kind: 'resent', by: staff, detail: { mail: 'refundAccount' } });
    return ok('done' as const);
  });
};

/** The press that opens the account is in the audit log before anybody sees it. It says whose, never which. */
export const openRefundAccount = async ({ store, staff, bookingId, requestId }: DeskRequest) => {
  const file = await store.file(bookingId);
  return store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'accountOpened' }, async () => {
    if (!file) return err({ kind: 'notFound' });
    return mayOpenAccount(file) ? ok('done' as const) : err({ kind: 'nothingToDo' });
  });
};

/** For the page after the press, and only for whoever pressed. */
export const readOpenedAccount = async (store: DeskStore, opening: PressToOpen): Promise<RefundAccount | null> =>
  (await openedByPress(store, 'accountOpened', opening)) ? store.refundAccount(opening.bookingId) : null;
