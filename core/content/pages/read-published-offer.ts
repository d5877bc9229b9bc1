import type { BookingSettings } from '../../booking/model/booking-settings.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { readOpeningCalendar } from '../frame/opening-calendar.ts';
import { readBookingSettings } from '../frame/read-booking-settings.ts';
import type { Library } from '../library/library.ts';
import { readBookablePeople } from './read-team.ts';

/** The clinic's own part of what can be booked: prices and ways to pay, opening hours, and who has a page, by their number. */
export type PublishedOffer = { settings: BookingSettings; calendar: OpeningCalendar; doctorNumbers: ReadonlySet<string> };

/** The collections that it is made of. */
export const offerCollections = ['marcacoes', 'definicoes', 'equipa'];

/** Null while nothing was ever published: without prices nothing can be offered. */
export const readPublishedOffer = (library: Library, locale: Locale): PublishedOffer | null =>
  library.isEmpty
    ? null
    : {
        settings: readBookingSettings(library, locale),
        calendar: readOpeningCalendar(library),
        doctorNumbers: new Set(readBookablePeople(library, locale).map(({ number }) => number)),
      };
