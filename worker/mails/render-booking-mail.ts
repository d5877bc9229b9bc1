import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import { bookingLetter } from './booking-letter.ts';
import { letterHtml } from './html/letter-html.ts';
import { letterText } from './letter-text.ts';
import { calendarAttachment, type VisitCalendar } from './visit-calendar.ts';

export type RenderedMail = { subject: string; html: string; text: string; ics: VisitCalendar | null };

/** Everything a mail about a booking is made of, in the reader's language. `now` is when the calendar file was written. */
export async function renderBookingMail(mail: BookingMail, locale: Locale, now: Date = new Date()): Promise<RenderedMail> {
  const letter = bookingLetter(mail, locale);
  return {
    subject: letter.subject.replaceAll('\u00a0', ' '),
    html: letterHtml(letter, mail.clinic, locale),
    text: letterText(letter, mail.clinic, locale),
    ics: calendarAttachment(mail, locale, now),
  };
}
