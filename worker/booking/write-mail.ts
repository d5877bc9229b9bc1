import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Mail } from '@clinic/core/mail/mail';
import { renderBookingMail } from '../mails/render-booking-mail.ts';

/** The mail as the queue takes it, with its calendar attachment. */
export async function writeMail(mail: BookingMail, locale: Locale): Promise<Mail> {
  const { subject, html, text, ics } = await renderBookingMail(mail, locale);
  const calendar = ics && {
    filename: ics.filename,
    contentType: `text/calendar; method=${ics.method}; charset=utf-8`,
    content: ics.content,
  };
  return { recipient: mail.recipient, subject, html, text, attachments: calendar ? [calendar] : [] };
}
