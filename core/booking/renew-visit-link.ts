import { err, ok, type Result } from '../kernel/result.ts';
import type { Booking } from './booking.ts';
import type { BookingStore, BookingTransaction } from './booking-store.ts';
import { mayRenewLink } from './rules/link-state.ts';

/** From here on only the next link opens the visit; it goes out by letter and is shown nowhere else. */
export async function makeNextLink(transaction: BookingTransaction, { id, linkVersion }: Booking): Promise<void> {
  const version = linkVersion + 1;
  await transaction.change(id, { linkVersion: version });
  await transaction.start({ kind: 'tell', bookingId: id, mail: 'newLink', about: String(version) });
}

/**
 * Asked for on the visit's own page. `version` is that of the link with which it was asked for: pressed twice it is renewed once,
 * and whoever pressed gets in again only through the letter.
 */
export const renewVisitLink = (
  store: BookingStore,
  bookingId: string,
  version: number,
): Promise<Result<'renewed', { kind: 'notRenewable' }>> =>
  store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notRenewable' });
    const { booking, now } = locked;
    if (booking.linkVersion !== version || !mayRenewLink(booking, now)) return err({ kind: 'notRenewable' });
    await makeNextLink(transaction, booking);
    await transaction.note(bookingId, 'linkRenewed');
    return ok('renewed');
  });
