import { calendarFile } from '@clinic/core/booking/messages/calendar-file';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../../app/language/messages.server.ts';

/** A moved visit keeps its entry in the patient's calendar, under the id of its first booking. */
export async function firstBooking(store: Pick<BookingStore, 'read'>, booking: Booking): Promise<Booking> {
  const old = booking.movedFrom ? await store.read(booking.movedFrom) : null;
  return old ? firstBooking(store, old) : booking;
}

type CalendarOptions = { id: string; clinic: SiteSettings; locale: Locale; now: Date };

/** The same event as in the mail, without the attendee. Calendars are often shared: it names no illness and has no link to the visit. */
export function calendarDownload(booking: Booking, { id, clinic, locale, now }: CalendarOptions): { filename: string; content: string } {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'visit'), namespace: 'visit.calendar' });
  const { street, postalCode, city } = clinic.address;
  const visit = {
    id,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    summary: t('summary', { doctor: doctorNameIn(booking.doctorName, booking.locale) }),
    location: booking.mode === 'online' ? t('online') : `${street}, ${postalCode} ${city}`,
    description: t('description', { phone: clinic.phone.shown, note: clinic.phone.note }),
    organizer: clinic.email,
    attendee: null,
  };
  return { filename: t('filename'), content: calendarFile('PUBLISH', visit, now) };
}
