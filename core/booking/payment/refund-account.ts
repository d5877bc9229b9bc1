import { err, ok, type Result } from '../../kernel/result.ts';
import { accountStanding, type GivenAccount, isTransferDue } from '../model/refund-account.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';

/** The letter that leads to the page where the account is typed, after a code. Asked for anew, what was given before is emptied. */
export async function askForAccount(transaction: BookingTransaction, bookingId: string, at: Date): Promise<void> {
  const times = await transaction.askForAccount(bookingId, at);
  await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'refundAccount', about: String(times) });
}

/** With a refund that only a person can make. One letter is enough where two payments go back. */
export async function askForAccountOnce(transaction: BookingTransaction, bookingId: string, at: Date): Promise<void> {
  const standing = accountStanding(await transaction.readAskedAccount(bookingId));
  if (standing === 'notAsked' || standing === 'erased') await askForAccount(transaction, bookingId, at);
}

/** Whether the page of the refund has anything to ask for. */
export const isAccountAwaited = async (
  store: Pick<BookingStore, 'readAskedAccount' | 'readRefunds'>,
  bookingId: string,
): Promise<boolean> => {
  const asked = await store.readAskedAccount(bookingId);
  return accountStanding(asked) === 'waiting' && (await store.readRefunds(bookingId)).some((refund) => isTransferDue(refund, asked));
};

/** Whether what was given then still stands: once it is asked for anew, nothing is sent to that account. */
export async function isAccountGiven(store: Pick<BookingStore, 'readAskedAccount'>, bookingId: string, times: string): Promise<boolean> {
  const asked = await store.readAskedAccount(bookingId);
  return accountStanding(asked) === 'given' && String(asked?.times) === times;
}

/**
 * Taken once: another account is asked for by the front desk, so that nobody changes it while the transfer is being made. Patient and booker
 * are told in the same transaction: whoever did not give it calls before the money is sent.
 */
export const giveRefundAccount = (
  store: BookingStore,
  bookingId: string,
  given: GivenAccount,
): Promise<Result<'given', { kind: 'notAsked' }>> =>
  store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !(await transaction.hasOpenRefund(bookingId))) return err({ kind: 'notAsked' });
    if (!(await transaction.keepAccount(bookingId, given, locked.now))) return err({ kind: 'notAsked' });
    await transaction.addEvent(bookingId, 'refundAccountGiven');
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'refundAccountGiven', about: String(given.times) });
    return ok('given');
  });
