import { type QuietHours, quietUntilWhen } from '@clinic/core/booking/waiting/quiet-hours';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import { recipients } from '../booking/mail-patient.ts';
import { hasNoEmail, numberOf } from '../booking/text-patient.ts';
import { type OfferLetterKind, renderOfferLetter, renderOfferSms } from '../mails/render-offer-letter.ts';
import { type OfferLetterPorts, readOfferLetter } from './compose-offer.ts';

/** By mail, to the patient and to whoever booked: once each, and only while it is true. */
export const tellOffer =
  (ports: OfferLetterPorts) =>
  async (offerId: string, kind: OfferLetterKind): Promise<void> => {
    const found = await readOfferLetter(ports, { offerId, kind }, new Date());
    if (!found) return;
    const { booking, letter } = found;
    await ports.store.inTransaction(async (transaction) => {
      for (const { email, bookedByOther } of recipients(booking)) {
        const mail = renderOfferLetter({ ...letter, bookedByOther }, booking.locale);
        await transaction.queueMail({ recipient: email, ...mail, bookingId: booking.id }, mailIdOf(offerId, `${kind} ${email}`));
      }
    });
  };

/** The offer also as a text message, because it lasts minutes; that it is gone only to whoever has no e-mail, and never at night. */
export const textOffer =
  (ports: OfferLetterPorts & { send: SmsSender; quiet: QuietHours | null }) =>
  async (offerId: string, kind: OfferLetterKind): Promise<void> => {
    const now = new Date();
    const found = await readOfferLetter(ports, { offerId, kind }, now);
    if (!found || quietUntilWhen(now, ports.quiet)) return;
    const { booking, letter } = found;
    const to = numberOf(booking);
    if (!to || (kind === 'gone' && !hasNoEmail(booking))) return;
    const text = renderOfferSms({ ...letter, bookedByOther: false }, booking.locale);
    const sent = await ports.send({ id: mailIdOf(offerId, `sms ${kind}`), to, text });
    if (!sent.ok && sent.error.kind === 'smsUnavailable') throw new ServiceUnavailable('gateway');
  };
