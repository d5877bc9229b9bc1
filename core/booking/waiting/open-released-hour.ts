import { mailIdOf } from '../../mail/mail-id.ts';
import { hasClinicAppointment } from '../model/booking-predicates.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import { type OfferPorts, offerHour } from './offer-hour.ts';
import { quietUntilWhen } from './quiet-hours.ts';

/**
 * After the clinic has confirmed that a visit is gone: its hour is offered, in the morning where it is night. Not where the clinic itself
 * called the visit off, because then nobody is there to see anybody.
 */
export async function openReleasedHour(
  { store, ...ports }: OfferPorts & { store: BookingStore },
  { bookingId, appointmentId }: { bookingId: string; appointmentId: number },
  now: Date,
): Promise<void> {
  const booking = await store.read(bookingId);
  if (!booking || hasClinicAppointment(booking) || booking.clinicCancelReason !== null) return;
  const morning = quietUntilWhen(now, ports.settings.quiet);
  if (morning) {
    const again = morning.toISOString();
    return store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'openHour', bookingId, appointmentId, again }, morning));
  }
  const { typeId, doctorId, doctorName, startsAt, endsAt } = booking;
  const id = mailIdOf(bookingId, `hour ${appointmentId}`);
  await offerHour(ports, { id, typeId, doctorId, doctorName, startsAt, endsAt, source: 'released' }, now);
}
