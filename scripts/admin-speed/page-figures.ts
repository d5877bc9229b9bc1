import { inMs, percentile } from '../load/percentile.ts';

/** Of one page, the median of its loads: until the server has answered, and until the page can be worked with. */
export type PageTimes = { page: string; answeredMs: number; readyMs: number };

const slowMs = 1_000;
const namedPages = 8;

const split = ({ answeredMs, readyMs }: Omit<PageTimes, 'page'>): string =>
  `${inMs(readyMs)} (answered ${inMs(answeredMs)}, ${inMs(readyMs - answeredMs)} in the browser)`;

export const slowPages = (measured: PageTimes[]): PageTimes[] => measured.filter(({ readyMs }) => readyMs > slowMs);

/** Two sentences for the table of measurements: how all pages fare, and which are the slowest. */
export function pageFigures(measured: PageTimes[]): string[] {
  const byReady = measured.toSorted((one, other) => other.readyMs - one.readyMs);
  const median = (figure: 'answeredMs' | 'readyMs') =>
    percentile(
      measured.map((page) => page[figure]),
      50,
    );
  const slowest = inMs(byReady[0]?.readyMs ?? 0);
  const answered = inMs(median('answeredMs'));
  const named = byReady.slice(0, namedPages).map((one) => `${one.page} ${split(one)}`);
  return [
    `admin pages: median ${inMs(median('readyMs'))} (answered ${answered}), slowest ${slowest}; ${slowPages(measured).length} of ${measured.length} take more than a second`,
    `slowest pages: ${named.join('; ')}`,
  ];
}
