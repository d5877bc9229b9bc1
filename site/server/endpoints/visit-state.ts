import type { BookingServices } from '@clinic/core/booking/form/booking-services';
import { bookingStatus } from '@clinic/core/booking/model/booking-status';
import { openVisitLink } from '@clinic/core/booking/visit-link/open-visit-link';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale, isLocale } from '@clinic/core/kernel/locale';
import { toAnswer, visitState } from '../../app/booking/visit/visit-state.ts';
import type { SiteApp } from '../site-app.ts';
import { calendarDownload, firstBooking } from './visit-calendar.ts';

const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The endpoints of a visit's page: its current state, and the calendar file. */
export function serveVisits(app: SiteApp, desk: Pick<BookingServices, 'store' | 'visitSecrets'>, library: () => Library) {
  const { store } = desk;
  /** With the HTTP status if the link does not open the visit. */
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

  // Only scheduled or confirmed visits get a calendar file.
  app.get('/visits/:token/calendar', async (c) => {
    const { booking, status } = await open(c.req.param('token'));
    if (!booking) return c.body(null, status, notKept);
    const stands = bookingStatus(booking);
    if (stands !== 'scheduled' && stands !== 'confirmed') return c.body(null, 404, notKept);
    const asked = c.req.query('lingua');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const first = await firstBooking(store, booking);
    const { filename, content } = calendarDownload(booking, {
      id: first.id,
      clinic: readSettings(library(), locale),
      noticeHours: readBookingSettings(library(), locale).noticeHours,
      locale,
      now: new Date(),
    });
    return c.body(content, 200, {
      ...notKept,
      'content-type': 'text/calendar; method=PUBLISH; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    });
  });

  // Every other request with a visit's token, by any method, gets a response that must not be cached.
  app.all('/visits/*', (c) => c.body(null, 404, notKept));
}
