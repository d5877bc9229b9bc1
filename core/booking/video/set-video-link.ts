import type { Booking } from '../model/booking.ts';
import { awaitsRelease, goesAhead } from '../model/booking-predicates.ts';
import { videoReminderHours } from '../model/constants.ts';
import { videoLinkLetter } from '../model/video-link-letter.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';

const hourMs = 3_600_000;

/** A visit by video that stands, and has not ended. */
export const takesVideoLink = (booking: Booking, now: Date): boolean =>
  booking.mode === 'online' && booking.endsAt > now && goesAhead(booking) && !awaitsRelease(booking);

/**
 * From now on the visit has this room. The reminder of the day before carries it; where that has gone already, the link goes out at once,
 * also while the patient is waiting for the doctor to appear.
 */
export async function setVideoLink(
  transaction: BookingTransaction,
  { booking, now }: { booking: Booking; now: Date },
  url: string,
): Promise<void> {
  await transaction.change(booking.id, { videoUrl: url, videoUrlAt: now });
  await transaction.closeWorkItems({ kinds: ['videoLinkMissing'], subject: { kind: 'booking', id: booking.id } });
  const isLate = booking.startsAt.getTime() - now.getTime() < videoReminderHours[0] * hourMs;
  if (isLate && booking.confirmedAt)
    await transaction.enqueueWork({ kind: 'tell', bookingId: booking.id, mail: 'reminder', about: videoLinkLetter(booking, now) });
}
