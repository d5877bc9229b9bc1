import type { Booking } from '@clinic/core/booking/booking';
import type { BookingMailKind, ClinicContact } from '@clinic/core/booking/booking-mail';
import { Silence } from '@clinic/core/booking/silence';
import { type SmsSender, smsNumber } from '@clinic/core/booking/sms-sender';
import type { Locale } from '@clinic/core/kernel/locale';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { type BookingSmsKind, renderBookingSms } from '../mails/render-booking-sms.ts';

export type TextPatient = (booking: Booking, mail: BookingMailKind, about: string) => Promise<void>;
type Parts = { send: SmsSender; contact: (locale: Locale) => Promise<ClinicContact> };

/** Worth a text message: that the visit stands, and that it comes near. Everything else can wait for the mail to be read. */
function smsKind(mail: BookingMailKind, about: string): BookingSmsKind | null {
  if (mail === 'confirmed' || mail === 'scheduled') return 'confirmed';
  return mail === 'reminder' && Number(about) <= 24 ? 'reminder' : null;
}

/** The same id at every attempt, so that the gateway sends it once. */
export const textPatient =
  ({ send, contact }: Parts): TextPatient =>
  async (booking, mail, about) => {
    const kind = smsKind(mail, about);
    const to = smsNumber(booking.patient.phone);
    if (!kind || !to || booking.startsAt <= new Date()) return;
    const text = renderBookingSms(kind, { ...booking, clinic: await contact(booking.locale) }, booking.locale);
    const sent = await send({ id: mailIdOf(booking.id, `sms ${mail} ${about}`), to, text });
    if (!sent.ok && sent.error.kind === 'smsSilent') throw new Silence('gateway');
  };
