import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import type { Locale } from '@clinic/core/kernel/locale';

/** The form for this event; without one it is for the next. */
export const registrationAddress = (locale: Locale, { slug }: Pick<EventCard, 'slug'>): Address =>
  `${pathTo(locale, 'eventRegistration')}?evento=${encodeURIComponent(slug)}` as Address;

/** The file for a calendar; the same for everybody. */
export const calendarAddress = (locale: Locale, eventId: number): string => `/calendar/events/${eventId}?lingua=${locale}`;
