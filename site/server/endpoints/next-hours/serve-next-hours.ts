import { nextHourLimits } from '@clinic/core/booking/availability/availability-limits';
import type { NextHours } from '@clinic/core/booking/availability/next-hours';
import type { BookingServices } from '@clinic/core/booking/form/booking-services';
import type { Library } from '@clinic/core/content/library/library';
import { readTeam } from '@clinic/core/content/pages/read-team';
import { defaultLocale, isLocale, type Locale } from '@clinic/core/kernel/locale';
import { readOffer } from '../../../app/booking/wizard/load-wizard.server.ts';
import type { SiteApp } from '../../site-app.ts';
import { hourLines } from './hour-lines.ts';

type Parts = { booking: Pick<BookingServices, 'directory'>; hours: NextHours; library: () => Library; now?: () => number };
type Made = { at: number; answer: ReturnType<typeof hourLines> };

/** Under load the same words are not put together for every reader. */
const remakeMs = 1_000;
const number = /^\d{1,6}$/;

/** The next free hours, for pages that are stored whole. The log has neither path nor query of these requests: see request-log.ts. */
export function serveNextHours(app: SiteApp, { booking, hours, library, now = Date.now }: Parts) {
  const made = new Map<string, Made>();

  async function make(locale: Locale, typeId: number | null): ReturnType<typeof hourLines> {
    const offer = await readOffer({ booking, library: library(), locale });
    if (!offer.ok) return { lines: {}, readAt: null };
    return hourLines({ offer: offer.value, team: readTeam(library(), locale), hours, locale, typeId });
  }

  function answerTo(locale: Locale, typeId: number | null) {
    const key = `${locale} ${typeId}`;
    const last = made.get(key);
    if (last && now() - last.at < remakeMs) return last.answer;
    const answer = make(locale, typeId);
    made.delete(key);
    made.set(key, { at: now(), answer });
    // Types that nobody offers must not fill the memory, nor push out those that everybody asks for: the oldest goes.
    if (made.size > 200) made.delete([...made.keys()][0] ?? key);
    return answer;
  }

  app.get('/proximas-horas', async (c) => {
    const [language, type = ''] = [c.req.query('lingua'), c.req.query('tipo')];
    const { lines, readAt } = await answerTo(isLocale(language) ? language : defaultLocale, number.test(type) ? Number(type) : null);
    const leftMs = readAt ? readAt.getTime() + nextHourLimits.freshMs - now() : 0;
    // No browser tells an hour for longer than this server would.
    return c.json(lines, 200, { 'cache-control': leftMs > 0 ? `public, max-age=${Math.ceil(leftMs / 1_000)}` : 'no-store' });
  });
}
