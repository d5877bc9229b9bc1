import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingSettings } from '@clinic/core/booking/model/booking-settings';
import { type LinkTrouble, openVisitLink } from '@clinic/core/booking/visit-link/open-visit-link';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import type { Result } from '@clinic/core/kernel/result';
import { data, redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { readPassCookie } from './pass-cookie.server.ts';

/** A link as it was opened: the browser may have shown more than the link. */
export type AskedVisit = { token: string; request: Request };

export const readLink = (page: PageContext, { token, request }: AskedVisit): Promise<Result<Booking, LinkTrouble>> =>
  openVisitLink(page.booking, { token, pass: readPassCookie(page, request), now: new Date() });

/**
 * For forms: what an action throws is shown without the page's frame, so it gives this status back, and the loader after it says
 * that there is no such page or why the link opens nothing.
 */
export async function shutStatus(page: PageContext, asked: AskedVisit): Promise<404 | 410 | null> {
  const opened = await readLink(page, asked);
  if (opened.ok) return null;
  return opened.error.kind === 'unknown' ? 404 : 410;
}

export const noSuchVisit = () => data(null, { status: 404 });

/** The visit that the link opens. Why one that we wrote no longer does, only the page of the visit says. */
export async function openVisit(page: PageContext, asked: AskedVisit): Promise<Booking> {
  const opened = await readLink(page, asked);
  if (opened.ok) return opened.value;
  throw opened.error.kind === 'unknown' ? noSuchVisit() : redirect(pathTo(page.locale, 'visit', { visita: asked.token }), 303);
}

/** None where they are not there: the visit is shown all the same, and whoever wants to change it calls. */
export const deskSettings = ({ library, locale }: PageContext): BookingSettings | null =>
  library.page('marcacoes', locale) ? readBookingSettings(library, locale) : null;

type Linked = Pick<Booking, 'id' | 'linkVersion'>;

export const tokenOf = ({ booking: { visitSecrets } }: PageContext, { id, linkVersion }: Linked): string =>
  writeVisitToken(visitSecrets, { bookingId: id, version: linkVersion });

export const visitPath = (page: PageContext, booking: Linked) => pathTo(page.locale, 'visit', { visita: tokenOf(page, booking) });

/** For the browser that sent the booking: once the link was renewed it is told so, like everybody who has an older one. */
export const firstVisitPath = (page: PageContext, id: string) => visitPath(page, { id, linkVersion: 0 });
