import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/booking';
import type { BookingSettings } from '@clinic/core/booking/booking-settings';
import { readVisitToken, writeVisitToken } from '@clinic/core/booking/visit-link';
import { ContentUnavailable } from '@clinic/core/content/content-reader';
import { readBookingSettings } from '@clinic/core/content/read-booking-settings';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';

async function visitNamed({ booking: { store, visitSecret } }: PageContext, token: string | undefined): Promise<Booking | null> {
  const id = readVisitToken(visitSecret, token ?? '');
  return id ? store.read(id) : null;
}

/**
 * For forms: what an action throws is shown without the page's frame, so it gives this back, and the loader after it says that
 * there is no such page.
 */
export async function leadsNowhere(page: PageContext, token: string | undefined): Promise<boolean> {
  return (await visitNamed(page, token)) === null;
}

/** The visit that the link names. A link that we did not write leads nowhere, like one to a visit that does not exist. */
export async function openVisit(page: PageContext, token: string | undefined): Promise<Booking> {
  const booking = await visitNamed(page, token);
  if (!booking) throw data(null, { status: 404 });
  return booking;
}

/** None where they cannot be read: the visit is shown all the same, and whoever wants to change it calls. */
export async function deskSettings({ read, locale }: PageContext): Promise<BookingSettings | null> {
  try {
    return await readBookingSettings(read, locale);
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

export const visitPath = ({ locale, booking: { visitSecret } }: PageContext, id: string) =>
  pathTo(locale, 'visit', { visita: writeVisitToken(visitSecret, id) });
