import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import { bookingLetter } from './booking-letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { calendarAttachment, type VisitCalendar } from './visit-calendar.ts';

export type RenderedMail = RenderedLetter & { ics: VisitCalendar | null };

/** Everything a mail about a booking is made of, in the reader's language. `now` is when it is written. */
export async function renderBookingMail(mail: BookingMail, locale: Locale, now: Date = new Date()): Promise<RenderedMail> {
  return { ...renderLetter(bookingLetter(mail, locale, now), mail.clinic, locale), ics: calendarAttachment(mail, locale, now) };
}
