/**
 * What the model is fed with, on the machine of docs/measurements.md (2 cores). The part that measured each stands beside it; after a run with
 * other figures they are changed here by hand, so that nobody plans on one noisy night.
 */
export const measured = {
  /** A bare node:http server took 0.106 ms of the processor for a page; page-load: the site does 0.97 of its requests. */
  storedMs: 0.11,
  /** library-load: a page that is made anew. */
  renderedMs: 22.6,
  /** Estimated, not measured: search-load answers twenty at once in 60.2 ms at p95 on both cores, PostgreSQL's part included. */
  searchMs: 6,
  /** From memory, at full speed; the clinic is asked once a minute for each type. */
  hoursMs: 1.2,
  /** booking-load: bookings a second, worker and PostgreSQL together on both cores. */
  bookingsPerSecond: 16,
  /** library-load: a site process with all pages in memory, 416 documents. */
  siteMb: 447,
  /** Rounded up by hand: a problem page is 13 KB as Brotli, the longest 16. */
  pageKb: 25,
  /** Not measured but read: `max_connections` of deploy/database/parts.sh, and what each process opens at most (its pools, its connection for LISTEN, DBOS). */
  connections: { allowed: 200, siteProcess: 10, worker: 42, backoffice: 13 },
} as const;

/** Nobody measured these: they are what we take for a day of one clinic. Change them for yours. */
export const assumed = {
  viewsPerDay: 10_000,
  bookingsPerDay: 40,
  /** The busiest hour's part of the day, and its busiest minute against the rest of it. */
  busiestHour: 0.1,
  busiestMinute: 2,
  /** Beside the page itself: pictures and scripts that the browser does not have yet. */
  filesPerView: 4,
  fileMs: 0.2,
  fileKb: 12,
  /** Worker, back office and PostgreSQL on the same machine. */
  othersMb: 1_200,
  /** Free hours that the doctors of one clinic have in a day. */
  hoursOfDoctors: 240,
} as const;
