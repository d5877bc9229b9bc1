import { calendarFile } from '@clinic/core/booking/messages/calendar-file';
import type { Booking } from '@clinic/core/booking/model/booking';
import { changeDeadline } from '@clinic/core/booking/model/change-deadline';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { lisbonMoment, momentInWords } from '../../app/booking/visit/moment.ts';
import { messagesFor } from '../../app/language/messages.server.ts';

/** A moved visit keeps its entry in the patient's calendar, under the id of its first booking. */
export async function firstBooking(store: Pick<BookingStore, 'read'>, booking: Booking): Promise<Booking> {
  const old = booking.movedFrom ? await store.read(booking.movedFrom) : null;
  return old ? firstBooking(store, old) : booking;
}

type CalendarOptions = { id: string; clinic: SiteSettings; noticeHours: number; locale: Locale; now: Date };

/** The same event as in the mail, without the attendee. Calendars are often shared: it names no illness and has no link to the visit. */
export function calendarDownload(
  booking: Booking,
  { id, clinic, noticeHours, locale, now }: CalendarOptions,
): { filename: string; content: string } {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'visit'), namespace: 'visit' });
  const call = { phone: clinic.phone.shown, note: clinic.phone.note };
  const deadline = changeDeadline(booking.startsAt, noticeHours);
  const when = momentInWords(lisbonMoment(deadline), locale);
  const until = booking.mode === 'online' ? t('panel.inLisbon', { when }) : when;
  const { street, postalCode, city } = clinic.address;
  const visit = {
    id,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    summary: t('calendar.summary', { doctor: doctorNameIn(booking.doctorName, booking.locale) }),
    location: booking.mode === 'online' ? t('calendar.online') : `${street}, ${postalCode} ${city}`,
    description: now > deadline ? t('calendar.descriptionLate', call) : t('calendar.description', { ...call, until }),
    organizer: clinic.email,
    attendee: null,
  };
  return { filename: t('calendar.filename'), content: calendarFile('PUBLISH', visit, now) };
}
