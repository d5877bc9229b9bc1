import type { Booking } from '../model/booking.ts';
import type { BookingMailKind } from '../model/booking-mail.ts';
import { awaitsRelease, goesAhead, isEnded, isPaid } from '../model/booking-predicates.ts';
import { videoReminderHours } from '../model/constants.ts';
import { isVideoLinkLetter } from '../model/video-link-letter.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import { reminderTimes } from './reminder-times.ts';

type RequestedMail = { mail: BookingMailKind; about: string };

/** Mails wait in a queue: what was true when one was requested may be false when it is written. */
export function isStillTrue({ mail, about }: RequestedMail, booking: Booking, now = new Date()): boolean {
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
      // The link to a visit by video is of use until its end.
      return isToCome(booking, isVideoLinkLetter(booking, about) ? booking.endsAt : booking.startsAt, now);
    case 'preparation':
      return isToCome(booking, booking.startsAt, now);
    case 'notPaid':
      // Given up, even if the clinic has not released it yet.
      return (!goesAhead(booking) || awaitsRelease(booking)) && !isPaid(booking);
    case 'newLink':
      return booking.movedTo === null;
    default:
      return true;
  }
}

/** After an outage no reminder of a past visit is sent. */
const isToCome = (booking: Booking, until: Date, now: Date): boolean => goesAhead(booking) && !awaitsRelease(booking) && until > now;

/** Booked without a code and not called yet: the address is unproven, so nothing is sent to it. */
export const isAddressUnknown = ({ reviewReason, createAttemptedAt, contactDigest }: Booking): boolean =>
  reviewReason === 'contactUnproven' && contactDigest === null && createAttemptedAt === null;

const promises: readonly BookingMailKind[] = ['scheduled', 'confirmed', 'moved'];

/** What follows a confirmation, as set by the front desk: when to remind, and which types of visit need preparation. */
export type FollowUpSettings = { reminderHours: readonly number[]; preparedTypes: readonly number[] };

/**
 * With the mail that confirms the visit, the visit is marked as confirmed, its preparation is sent and its first reminder scheduled; with
 * each reminder, the next.
 */
export async function confirmInWriting(
  transaction: BookingTransaction,
  { booking, now }: { booking: Booking; now: Date },
  { mail, about }: RequestedMail,
  { reminderHours, preparedTypes }: FollowUpSettings,
): Promise<void> {
  if (!promises.includes(mail) && mail !== 'reminder') return;
  if (mail === 'moved' && booking.paymentMethod && !isPaid(booking)) return;
  if (booking.confirmedAt === null) await transaction.change(booking.id, { confirmedAt: now });
  if (mail !== 'reminder' && preparedTypes.includes(booking.typeId)) {
    await transaction.enqueueWork({ kind: 'tell', bookingId: booking.id, mail: 'preparation', about: String(booking.sequence) });
  }
  // Never the same reminder twice, should it have run slightly early by the database's clock.
  const hoursBefore = booking.mode === 'online' ? [...reminderHours, ...videoReminderHours] : reminderHours;
  const left = mail === 'reminder' ? hoursBefore.filter((hours) => hours < Number(about)) : hoursBefore;
  const [next] = reminderTimes(booking.startsAt, left, now);
  if (!next) return;
  await transaction.enqueueWork(
    { kind: 'remind', bookingId: booking.id, hoursBefore: next.hoursBefore, sequence: booking.sequence },
    next.at,
  );
}
