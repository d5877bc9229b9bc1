import type { Booking } from './booking.ts';
import type { BookingMailKind } from './booking-mail.ts';
import type { BookingTransaction } from './booking-store.ts';
import { reminderTimes } from './rules/reminder-times.ts';
import { awaitsRelease, goesAhead, isEnded, isPaid } from './rules/standing-visit.ts';

/** Mails wait in a queue: what was true when one was asked for may no longer be when it is written. */
export function isStillTrue(mail: BookingMailKind, booking: Booking): boolean {
  switch (mail) {
    case 'received':
      return booking.bookedAt === null && !isEnded(booking);
    case 'paymentDetails':
      return goesAhead(booking) && !isPaid(booking) && booking.givenUpAt === null;
    case 'scheduled':
    case 'confirmed':
    case 'moved':
      return goesAhead(booking) && !awaitsRelease(booking);
    case 'reminder':
    case 'preparation':
      // After an outage: nobody is reminded of yesterday.
      return goesAhead(booking) && !awaitsRelease(booking) && booking.startsAt > new Date();
    case 'notPaid':
      // Given up, be it that the clinic does not let go of it.
      return (!goesAhead(booking) || awaitsRelease(booking)) && !isPaid(booking);
    case 'newLink':
      return booking.movedTo === null;
    default:
      return true;
  }
}

/** Asked for without a code, and nobody has called yet: the address may be anybody's, so nothing is written to it. */
export const isAddressUnknown = ({ reviewReason, createAttemptedAt, contactDigest }: Booking): boolean =>
  reviewReason === 'contactUnproven' && contactDigest === null && createAttemptedAt === null;

const promises: readonly BookingMailKind[] = ['scheduled', 'confirmed', 'moved'];

/** What follows a promise, as the front desk keeps it: when to remind, and which kinds of visit ask for something beforehand. */
export type LettersAhead = { reminderHours: readonly number[]; preparedTypes: readonly number[] };

/**
 * With the mail that says the visit stands, the visit is promised, its preparation sent and its first reminder set; with each
 * reminder, the next.
 */
export async function confirmInWriting(
  transaction: BookingTransaction,
  { booking, now }: { booking: Booking; now: Date },
  { mail, about }: { mail: BookingMailKind; about: string },
  { reminderHours, preparedTypes }: LettersAhead,
): Promise<void> {
  if (!promises.includes(mail) && mail !== 'reminder') return;
  if (mail === 'moved' && booking.paymentMethod && !isPaid(booking)) return;
  if (booking.confirmedAt === null) await transaction.change(booking.id, { confirmedAt: now });
  if (mail !== 'reminder' && preparedTypes.includes(booking.typeId)) {
    await transaction.start({ kind: 'tell', bookingId: booking.id, mail: 'preparation', about: String(booking.sequence) });
  }
  // Never the same once more, should it have come a moment before its time by the clock of the database.
  const left = mail === 'reminder' ? reminderHours.filter((hours) => hours < Number(about)) : reminderHours;
  const [next] = reminderTimes(booking.startsAt, left, now);
  if (!next) return;
  const { hoursBefore, at } = next;
  await transaction.start({ kind: 'remind', bookingId: booking.id, hoursBefore, sequence: booking.sequence }, at);
}
