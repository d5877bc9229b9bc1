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

/** Worth a text message: that the visit stands, and that it comes near. Everything else can wait for the mail to be read. */
function smsKind(mail: BookingMailKind, about: string): BookingSmsKind | null {
  if (mail === 'confirmed' || mail === 'scheduled') return 'confirmed';
  return mail === 'reminder' && Number(about) <= 24 ? 'reminder' : null;
}

export const isWorthAText = (mail: BookingMailKind, about: string): boolean => smsKind(mail, about) !== null;

/** What its mail says, if that is still true by the time the gateway takes it. The same id at every attempt: it is sent once. */
export const textPatient =
  ({ store, send, contact }: Parts): TextPatient =>
  async ({ bookingId, mail, about, sequence }) => {
    const booking = await store.read(bookingId);
    const kind = smsKind(mail, about);
    if (!booking || !kind || booking.sequence !== sequence || !isStillTrue(mail, booking)) return;
    const to = smsNumber(booking.patient.phone);
    if (!to || booking.startsAt <= new Date()) return;
    const text = renderBookingSms(kind, { ...booking, clinic: await contact(booking.locale) }, booking.locale);
    const sent = await send({ id: mailIdOf(booking.id, `sms ${mail} ${about}`), to, text });
    if (!sent.ok && sent.error.kind === 'smsSilent') throw new Silence('gateway');
  };
