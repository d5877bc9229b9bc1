import { callBackOffice } from '../../content/load/back-office.ts';
import { cookiesIn } from '../../content/load/sign-in.ts';
import { offeredSlots } from '../../faults/crowd/offered-slots.ts';
import { shares } from '../capacity/visitor-shares.ts';
import { inMs, percentile } from '../load/percentile.ts';
import type { Ports } from '../stack/ports.ts';
import { demoPassword } from '../stack/settings.ts';
import { askSteadily, type SteadyReport } from './ask-steadily.ts';
import type { BenchSite } from './bench-site.ts';
import { perSecondOf, type ReadKind } from './visitor-mix.ts';

type Wanted = {
  site: BenchSite;
  ports: Ports;
  addresses: Record<ReadKind, string[]>;
  cookie: string;
  perSecond: number;
  seconds: number;
};

/** Screens, the last button and the code: what one visitor of the wizard asks for. */
const requestsOfABooking = 12;
const deskPage = '/admin/por-fazer';

/** Every kind of visit at once at a steady pace, bookings through the screens and the front desk's list among them. */
export async function benchSteadyDay({ site, ports, addresses, cookie, perSecond, seconds }: Wanted): Promise<SteadyReport> {
  const backoffice = `http://127.0.0.1:${ports.backoffice}`;
  const desk = { email: 'balcao@exemplo.pt', password: demoPassword };
  const deskCookie = cookiesIn(await callBackOffice(backoffice, '/api/utilizadores/login', 'POST', undefined, desk));
  const at = (paths: string[], origin = site.origin) => paths.map((path) => origin + path);
  const half = perSecondOf('area', perSecond) / 2;
  const kinds = [
    ...(['stored', 'search', 'hours'] as const).map((name) => ({
      name,
      addresses: at(addresses[name]),
      perSecond: perSecondOf(name, perSecond),
      headers: {},
    })),
    { name: 'area', addresses: at(addresses.area), perSecond: half, headers: { cookie } },
    { name: 'desk', addresses: at([deskPage], backoffice), perSecond: half, headers: { cookie: deskCookie } },
  ];
  const origin = `http://127.0.0.1:${ports.site}`;
  const slots = (await offeredSlots({ site: site.origin, origin })).flat();
  const bookers = {
    ...{ site: site.origin, origin, mailbox: ports.mailbox, slots, run: Date.now().toString(36) },
    perSecond: perSecondOf('wizard', perSecond) / requestsOfABooking,
  };
  // A process that has just started runs its first hundreds of pages in slow code.
  const calm = kinds.map((kind) => ({ ...kind, perSecond: kind.perSecond / 4 }));
  await askSteadily({ kinds: calm, bookers: null, seconds: 10 });
  return askSteadily({ kinds, bookers, seconds });
}

export function steadyLines({ kinds, booked, cores }: SteadyReport, perSecond: number) {
  const times = kinds.flatMap((kind) => (kind.name === 'desk' ? [] : kind.times));
  const wrong = kinds.flatMap(({ name, statuses }) =>
    statuses.filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status} ${name}`),
  );
  const p99Ms = percentile(times, 99);
  const rows = kinds.map((kind) => ({
    kind: kind.name,
    asked: kind.asked,
    ...Object.fromEntries([50, 95, 99].map((of100) => [`p${of100}`, inMs(percentile(kind.times, of100))])),
  }));
  const line =
    `steady: ${perSecond} a second (${shares.stored} % stored), p50 ${inMs(percentile(times, 50))}, p95 ${inMs(percentile(times, 95))}, p99 ${inMs(p99Ms)}, ` +
    `other than 200: ${wrong.join(', ') || 'none'}; ${booked?.booked ?? 0} of ${booked?.begun ?? 0} booked; visitors took ${cores.toFixed(2)} cores`;
  return { rows, line, p99Ms, isFine: wrong.length === 0 && (booked?.failed.length ?? 0) === 0 };
}
