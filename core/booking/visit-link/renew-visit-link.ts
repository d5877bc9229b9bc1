import { err, ok, type Result } from '../../kernel/result.ts';
import type { Booking } from '../model/booking.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';
import { mayRenewLink } from './link-state.ts';

/** From here on only the next link opens the visit; it is sent by mail and shown nowhere else. */
export async function makeNextLink(transaction: BookingTransaction, { id, linkVersion }: Booking): Promise<void> {
  const version = linkVersion + 1;
  await transaction.change(id, { linkVersion: version });
  await transaction.enqueueWork({ kind: 'tell', bookingId: id, mail: 'newLink', about: String(version) });
}

/** The links sent so far open nothing any more, also where they opened only the page of a refund; where the visit opens, its new one is sent. */
export async function endLinks(transaction: BookingTransaction, { booking, now }: { booking: Booking; now: Date }): Promise<void> {
  if (mayRenewLink(booking, now)) await makeNextLink(transaction, booking);
  else await transaction.change(booking.id, { linkVersion: booking.linkVersion + 1 });
}

/**
 * Requested on the visit's page. `version` is that of the link in use: pressed twice, it is renewed once, and the visit opens again only
 * through the mail.
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
    await transaction.addEvent(bookingId, 'linkRenewed');
    return ok('renewed');
  });
