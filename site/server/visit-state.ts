import type { BookingDesk } from '@clinic/core/booking/booking-desk';
import { openVisitLink } from '@clinic/core/booking/open-visit-link';
import { bookingStatus } from '@clinic/core/booking/rules/booking-status';
import type { Library } from '@clinic/core/content/library/library';
import { readSettings } from '@clinic/core/content/site-settings';
import { defaultLocale, isLocale } from '@clinic/core/kernel/locale';
import { toAnswer, visitState } from '../app/booking/visit/visit-state.ts';
import type { SiteApp } from './site-app.ts';
import { firstBooking, visitCalendar } from './visit-calendar.ts';

const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** What the page of a visit fetches beside itself: whether anything changed, and the file for the calendar. */
export function serveVisits(app: SiteApp, desk: Pick<BookingDesk, 'store' | 'visitSecrets'>, library: () => Library) {
  const { store } = desk;
  /** With the status to answer with where the link opens nothing. */
  const open = async (token: string) => {
    const opened = await openVisitLink(desk, { token, pass: null, now: new Date() });
    if (opened.ok) return { booking: opened.value };
    return { booking: null, status: opened.error.kind === 'unknown' ? (404 as const) : (410 as const) };
  };

  app.get('/visits/:token/state', async (c) => {
    const { booking, status } = await open(c.req.param('token'));
    if (!booking) return c.json({}, status, notKept);
    const now = new Date();
    const [payments, refunds] = await Promise.all([store.readPayments(booking.id), store.readRefunds(booking.id)]);
    return c.json(toAnswer(visitState(booking, { payments, refunds }, now), now), 200, notKept);
  });

  // Only a visit that is certain goes into a calendar.
  app.get('/visits/:token/calendar', async (c) => {
    const { booking, status } = await open(c.req.param('token'));
    if (!booking) return c.body(null, status, notKept);
    const stands = bookingStatus(booking);
    if (stands !== 'scheduled' && stands !== 'confirmed') return c.body(null, 404, notKept);
    const asked = c.req.query('lingua');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const first = await firstBooking(store, booking);
    const { filename, content } = visitCalendar(booking, {
      id: first.id,
      clinic: readSettings(library(), locale),
      locale,
      now: new Date(),
    });
    return c.body(content, 200, {
      ...notKept,
      'content-type': 'text/calendar; method=PUBLISH; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    });
  });

  // Whatever else is asked for under a visit's name, by any method: kept by nobody on the way.
  app.all('/visits/*', (c) => c.body(null, 404, notKept));
}
