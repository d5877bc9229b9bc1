import type { Booking } from '@clinic/core/booking/booking';
import type { BookingDesk } from '@clinic/core/booking/booking-desk';
import { bookingStatus } from '@clinic/core/booking/rules/booking-status';
import { readVisitToken } from '@clinic/core/booking/visit-link';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { readSettings } from '@clinic/core/content/site-settings';
import { defaultLocale, isLocale } from '@clinic/core/kernel/locale';
import { toAnswer, visitState } from '../app/booking/visit/visit-state.ts';
import type { SiteApp } from './site-app.ts';
import { firstBooking, visitCalendar } from './visit-calendar.ts';

const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** What the page of a visit fetches beside itself: whether anything changed, and the file for the calendar. */
export function serveVisits(app: SiteApp, { store, visitSecret }: Pick<BookingDesk, 'store' | 'visitSecret'>, read: ReadContent) {
  const bookingOf = async (token: string): Promise<Booking | null> => {
    const id = readVisitToken(visitSecret, token);
    return id ? store.read(id) : null;
  };

  app.get('/visits/:token/state', async (c) => {
    const booking = await bookingOf(c.req.param('token'));
    if (!booking) return c.json({}, 404, notKept);
    const now = new Date();
    return c.json(toAnswer(visitState(booking, await store.readPayments(booking.id), now), now), 200, notKept);
  });

  // Only a visit that is certain goes into a calendar.
  app.get('/visits/:token/calendar', async (c) => {
    const booking = await bookingOf(c.req.param('token'));
    const status = booking && bookingStatus(booking);
    if (!booking || (status !== 'scheduled' && status !== 'confirmed')) return c.body(null, 404, notKept);
    const asked = c.req.query('lingua');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const [clinic, first] = await Promise.all([readSettings(read, locale), firstBooking(store, booking)]);
    const { filename, content } = visitCalendar(booking, { id: first.id, clinic, locale, now: new Date() });
    return c.body(content, 200, {
      ...notKept,
      'content-type': 'text/calendar; method=REQUEST; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    });
  });
}
