import type { BookingMail, BookingMailKind } from '@clinic/core/booking/booking-mail';
import { type CalendarMethod, calendarFile } from '@clinic/core/booking/calendar-file';
import type { Locale } from '@clinic/core/kernel/locale';
import { mailWords } from './words.ts';

type LetterMethod = Exclude<CalendarMethod, 'PUBLISH'>;
export type VisitCalendar = { method: LetterMethod; content: string; filename: string };

const methods: Partial<Record<BookingMailKind, LetterMethod>> = {
  scheduled: 'REQUEST',
  confirmed: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  notPaid: 'CANCEL',
};

/** Only a visit that is certain goes into a calendar, so one that ends before its first file has nothing to take out. */
export function calendarMethod({ kind, sequence }: BookingMail): LetterMethod | null {
  const method = methods[kind] ?? null;
  return method === 'CANCEL' && sequence === 0 ? null : method;
}

/** Calendars are shared at home and at work: nothing in it says what kind of clinic it is, nor opens the visit's page. */
export function visitCalendar(mail: BookingMail, locale: Locale, now: Date): VisitCalendar | null {
  const method = calendarMethod(mail);
  if (!method) return null;
  const t = mailWords(locale);
  const { clinic, mode } = mail;
  const visit = {
    id: mail.bookingId,
    sequence: mail.sequence,
    startsAt: mail.startsAt,
    endsAt: mail.endsAt,
    summary: t('calendar.summary', { doctor: mail.doctorName }),
    location: mode === 'online' ? t('calendar.online') : clinic.addressLines.join(', '),
    description: t('calendar.description', { phone: clinic.phone, note: clinic.phoneNote }),
    organizer: clinic.email,
    attendee: mail.recipient,
  };
  return { method, content: calendarFile(method, visit, now), filename: t('calendar.filename') };
}
