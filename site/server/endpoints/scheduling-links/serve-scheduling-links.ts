import type { BookingServices } from '@clinic/core/booking/form/booking-services';
import { publishSchedules } from '@clinic/core/booking/scheduling-links/publish-schedules';
import { toLocation, toNewlineJson, toSchedule, toSlots } from '@clinic/core/booking/scheduling-links/scheduling-resources';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { Library } from '@clinic/core/content/library/library';
import { readPrices } from '@clinic/core/content/pages/read-prices';
import { readTeam } from '@clinic/core/content/pages/read-team';
import { defaultLocale } from '@clinic/core/kernel/locale';
import { readOffer } from '../../../app/booking/wizard/load-wizard.server.ts';
import type { SiteApp } from '../../site-app.ts';

type Parts = {
  booking: Pick<BookingServices, 'directory' | 'availability'>;
  library: () => Library;
  origin: string;
  now?: () => number;
};
type Published = { at: number; files: Record<'locations' | 'schedules' | 'slots', string> };

/** How long others may show what they read here, and how often the clinic is asked for it. */
const keptSeconds = 300;
const folder = '/agenda';
const kinds = { locations: 'Location', schedules: 'Schedule', slots: 'Slot' } as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** Free hours for those who list them elsewhere, as SMART Scheduling Links: docs/free-hours.md. */
export function serveSchedulingLinks(app: SiteApp, { booking, library, origin, now = Date.now }: Parts) {
  let last: { at: number; published: Promise<Published | null> } | null = null;

  async function publish(): Promise<Published | null> {
    const at = now();
    const offer = await readOffer({ booking, library: library(), locale: defaultLocale });
    if (!offer.ok) return null;
    const settings = readSettings(library(), defaultLocale);
    const licences = new Set(readTeam(library(), defaultLocale).flatMap(({ licence }) => licence || []));
    const exams = new Set(readPrices(library(), defaultLocale).exams.map(({ typeId }) => typeId));
    const schedules = await publishSchedules({ offer: offer.value, availability: booking.availability, licences, exams });
    if (!schedules) return null;
    const phone = settings.phone.href.replace('tel:', '');
    const place = { name: settings.name, phone, address: settings.address };
    const files = {
      locations: toNewlineJson([toLocation(place, origin)]),
      schedules: toNewlineJson(schedules.map(toSchedule)),
      slots: toNewlineJson(schedules.flatMap((schedule) => toSlots(schedule, { origin, phone }))),
    };
    return { at, files };
  }
  /** One reading for all who ask meanwhile; a clinic that does not respond is not asked more often. */
  function read(): Promise<Published | null> {
    if (!last || now() - last.at >= keptSeconds * 1_000) last = { at: now(), published: publish().catch(() => null) };
    return last.published;
  }
  const headers = { 'cache-control': `public, max-age=${keptSeconds}`, 'access-control-allow-origin': '*' };
  const silent = { 'retry-after': String(keptSeconds), 'cache-control': 'no-store' };

  app.get(`${folder}/$bulk-publish`, async (c) => {
    const published = await read();
    if (!published) return c.json({}, 503, silent);
    const manifest = {
      transactionTime: new Date(published.at).toISOString(),
      request: `${origin}${folder}/$bulk-publish`,
      output: names.map((name) => ({ type: kinds[name], url: `${origin}${folder}/${name}.ndjson` })),
      error: [],
    };
    return c.json(manifest, 200, headers);
  });
  for (const name of names) {
    app.get(`${folder}/${name}.ndjson`, async (c) => {
      const published = await read();
      if (!published) return c.body(null, 503, silent);
      return c.body(published.files[name], 200, { ...headers, 'content-type': 'application/fhir+ndjson' });
    });
  }
}
