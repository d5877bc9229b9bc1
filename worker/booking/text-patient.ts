import type { Booking } from '@clinic/core/booking/booking';
import type { BookingMailKind, ClinicContact } from '@clinic/core/booking/booking-mail';
import type { BookingStore } from '@clinic/core/booking/booking-store';
import { isStillTrue } from '@clinic/core/booking/confirm-in-writing';
import { Silence } from '@clinic/core/booking/silence';
import { type SmsSender, smsNumber } from '@clinic/core/booking/sms-sender';
import type { Locale } from '@clinic/core/kernel/locale';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { type BookingSmsKind, renderBookingSms } from '../mails/render-booking-sms.ts';

type Texted = { bookingId: string; mail: BookingMailKind; about: string; sequence: number };
export type TextPatient = (texted: Texted) => Promise<void>;
type Parts = { store: BookingStore; send: SmsSender; contact: (locale: Locale) => Promise<ClinicContact> };
type People = Pick<Booking, 'patient' | 'bookedBy'>;

/** Nobody can be written to: then every letter goes as a text message. */
const hasNoEmail = ({ patient, bookedBy }: People): boolean => patient.email === '' && (bookedBy?.email ?? '') === '';

/** Worth a text message beside its mail: that the visit stands, and that it comes near. Everything else can wait to be read. */
function smsKind(mail: BookingMailKind, about: string, people: People): BookingSmsKind | null {
  if (mail === 'confirmed' || mail === 'scheduled') return 'confirmed';
  if (mail === 'reminder') return Number(about) <= 24 || hasNoEmail(people) ? 'reminder' : null;
  // Sent after 45 seconds to whoever still waits: the next message tells the outcome.
  if (!hasNoEmail(people) || mail === 'received') return null;
  return mail;
}

export const isWorthAText = (mail: BookingMailKind, about: string, people: People): boolean => smsKind(mail, about, people) !== null;

/** To the patient's mobile; where nobody has an e-mail, to the number that was proven. */
const numberOf = (people: People): string | null =>
  smsNumber(hasNoEmail(people) && people.bookedBy ? people.bookedBy.phone : people.patient.phone);

/** What its mail says, if that is still true by the time the gateway takes it. The same id at every attempt: it is sent once. */
export const textPatient =
  ({ store, send, contact }: Parts): TextPatient =>
  async ({ bookingId, mail, about, sequence }) => {
    const booking = await store.read(bookingId);
    const kind = booking && smsKind(mail, about, booking);
    if (!booking || !kind || booking.sequence !== sequence || !isStillTrue(mail, booking)) return;
    const to = numberOf(booking);
    if (!to || booking.startsAt <= new Date()) return;
    const payments = await store.readPayments(bookingId);
    const paidCents = payments.reduce((sum, payment) => sum + (payment.paidCents ?? 0), 0);
    const payment = payments.find(({ id }) => id === about) ?? null;
    const text = renderBookingSms(kind, { ...booking, payment, paidCents, clinic: await contact(booking.locale) }, booking.locale);
    const sent = await send({ id: mailIdOf(booking.id, `sms ${mail} ${about}`), to, text });
    if (!sent.ok && sent.error.kind === 'smsSilent') throw new Silence('gateway');
  };
