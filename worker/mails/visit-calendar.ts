import { type CalendarMethod, calendarFile } from '@clinic/core/booking/messages/calendar-file';
import type { BookingMail, BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import { deadlineWords, promisedUntil } from './how-to-change.ts';
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

/** Only certain visits get a calendar file, so there is no CANCEL unless a REQUEST was sent before (sequence above 0). */
export function calendarMethod({ kind, sequence }: BookingMail): LetterMethod | null {
  const method = methods[kind] ?? null;
  return method === 'CANCEL' && sequence === 0 ? null : method;
}

/** Calendars are often shared, so the event names neither the kind of clinic nor the link to the visit. */
export function calendarAttachment(mail: BookingMail, locale: Locale, now: Date): VisitCalendar | null {
  const method = calendarMethod(mail);
  if (!method) return null;
  const t = mailWords(locale);
  const { clinic, mode } = mail;
  const call = { phone: clinic.phone, note: clinic.phoneNote };
  const until = promisedUntil(mail, now);
  const visit = {
    id: mail.bookingId,
    sequence: mail.sequence,
    startsAt: mail.startsAt,
    endsAt: mail.endsAt,
    summary: t('calendar.summary', { doctor: mail.doctorName }),
    location: mode === 'online' ? t('calendar.online') : clinic.addressLines.join(', '),
    description: until
      ? t('calendar.description', { ...call, until: deadlineWords(until, mail, locale) })
      : t('calendar.descriptionLate', call),
    organizer: clinic.email,
    attendee: mail.recipient,
  };
  return { method, content: calendarFile(method, visit, now), filename: t('calendar.filename') };
}
