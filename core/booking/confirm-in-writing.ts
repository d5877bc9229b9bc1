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
      return !goesAhead(booking) && !isPaid(booking);
    default:
      return true;
  }
}

const promises: readonly BookingMailKind[] = ['scheduled', 'confirmed', 'moved'];

/** With the mail that says the visit stands, the visit is promised, and its reminders are set. */
export async function confirmInWriting(
  transaction: BookingTransaction,
  { booking, now }: { booking: Booking; now: Date },
  mail: BookingMailKind,
  reminderHours: readonly number[],
): Promise<void> {
  if (!promises.includes(mail)) return;
  if (mail === 'moved' && booking.paymentMethod && !isPaid(booking)) return;
  if (booking.confirmedAt === null) await transaction.change(booking.id, { confirmedAt: now });
  for (const { hoursBefore, at } of reminderTimes(booking.startsAt, reminderHours, now))
    await transaction.start({ kind: 'remind', bookingId: booking.id, hoursBefore, sequence: booking.sequence }, at);
}
