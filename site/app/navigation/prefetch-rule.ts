/** What the browser tells about its connection; Safari and Firefox tell nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** A page is fetched ahead when the browser has nothing better to do, and at the latest after this. */
export const idleTimeoutMs = 2000;

/** Nobody pays, in money or waiting, for a page that he only might open. */
export const mayPrefetch = (connection: Connection, online: boolean): boolean =>
  online && !connection?.saveData && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '');

/** A mouse that only passes over a link means nothing by it. */
export const intentMs = 100;

export const mayPrefetchHere = (): boolean =>
  mayPrefetch((navigator as Navigator & { connection?: Connection }).connection, navigator.onLine);
