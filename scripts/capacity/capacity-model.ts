import type { assumed as assumedDay, measured as measuredFigures } from './measured.ts';
import { shares } from './visitor-shares.ts';

type Measured = Record<Exclude<keyof typeof measuredFigures, 'connections'>, number> & {
  connections: Record<keyof (typeof measuredFigures)['connections'], number>;
};
type Day = Record<keyof typeof assumedDay, number>;
export type Machine = { name: string; cores: number; memoryMb: number; networkMbit: number; eurosPerMonth: number };
export type Peak = { pagesPerSecond: number; requestsPerSecond: number; bookingsPerSecond: number; bookingsPerDay: number };
export type ResourceUse = { what: 'processor' | 'pages' | 'search' | 'bookings' | 'network' | 'memory' | 'doctors'; share: number };

/** Nobody plans for a full machine: beyond this part of it answers queue. */
const comfortable = 0.6;

/** The busiest second of a day with so many times today's visitors. */
export function peakOf(day: Day, times: number): Peak {
  const perSecond = (aDay: number) => (aDay * times * day.busiestHour * day.busiestMinute) / 3_600;
  const pagesPerSecond = perSecond(day.viewsPerDay);
  return {
    pagesPerSecond,
    requestsPerSecond: pagesPerSecond * (1 + day.filesPerView),
    bookingsPerSecond: perSecond(day.bookingsPerDay),
    bookingsPerDay: day.bookingsPerDay * times,
  };
}

/** Milliseconds of one core for the average request that is a page or a question, by the mix of a day. */
export function requestMs(figures: Measured): number {
  const of = {
    stored: figures.storedMs,
    search: figures.searchMs,
    hours: figures.hoursMs,
    wizard: figures.renderedMs,
    area: figures.renderedMs,
  };
  return Object.entries(shares).reduce((sum, [share, percent]) => sum + (percent / 100) * of[share as keyof typeof of], 0);
}

/** What each thing that can run out is used for at the peak, 1 being all of it; the fullest first. */
export function usesAt(peak: Peak, machine: Machine, figures: Measured, day: Day): ResourceUse[] {
  const cores = (peak.pagesPerSecond * requestMs(figures) + peak.pagesPerSecond * day.filesPerView * day.fileMs) / 1_000;
  const searches = (peak.pagesPerSecond * shares.search) / 100;
  const kbits = peak.pagesPerSecond * (figures.pageKb + day.filesPerView * day.fileKb) * 8;
  // Measured on two cores; PostgreSQL and the worker take what the site leaves.
  const bookingsPossible = (figures.bookingsPerSecond * machine.cores) / 2;
  const [pages, bookings] = [cores / machine.cores, peak.bookingsPerSecond / bookingsPossible];
  const uses: ResourceUse[] = [
    // On one machine they share it; what a search costs is in the pages.
    { what: 'processor', share: pages + bookings },
    { what: 'pages', share: pages },
    { what: 'search', share: (searches * figures.searchMs) / 1_000 / machine.cores },
    { what: 'bookings', share: bookings },
    { what: 'network', share: kbits / 1_000 / machine.networkMbit },
    { what: 'memory', share: (machine.cores * figures.siteMb + day.othersMb) / machine.memoryMb },
    { what: 'doctors', share: peak.bookingsPerDay / day.hoursOfDoctors },
  ];
  return uses.toSorted((a, b) => b.share - a.share);
}

/** Of what grows with visitors and a machine can do something about: memory stays as it is, and doctors' hours are no matter of machines. */
export const growing = (uses: ResourceUse[]): ResourceUse[] => uses.filter(({ what }) => what !== 'doctors' && what !== 'memory');

export const firstToBreak = (uses: ResourceUse[]): ResourceUse | undefined => growing(uses).find(({ share }) => share > comfortable);

export const machinesFor = (uses: ResourceUse[]): number => Math.max(1, Math.ceil((growing(uses)[0]?.share ?? 0) / comfortable));

/** Past what PostgreSQL allows a pooler has to stand before it. */
export const connectionsOf = (siteProcesses: number, workers: number, { connections }: Measured): number =>
  siteProcesses * connections.siteProcess + workers * connections.worker + connections.backoffice;
