import type { Result } from 'lighthouse';
import { medianOf } from '../median.ts';
import type { MeasuredPage } from './pages.ts';

const points = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof points;
export const lighthouseCategories = Object.keys(points) as Category[];
const figures = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'total-byte-weight': 'KB',
  'cumulative-layout-shift': 'CLS',
};
/** The points forgive a late paint, so it has a goal of its own. */
const goals: Record<string, number> = { ...points, 'LCP ms': 1500 };
/** The twin is the same page without its scripts: only of these does it tell what the line takes. */
const ofSpeed = ['performance', 'LCP ms'];
/** Pages with noindex fail this audit by design. */
const expectedOfUnlisted = 'is-crawlable';

type Medians = Record<string, number>;
type SummaryRow = Record<string, string | number>;
/** `missed` says by how much; `missedByTwin`, whether the twin misses all of that as well. */
export type PageSummary = { row: SummaryRow; missed: string[]; missedByTwin: boolean };

/** One row of the table: the medians beside those of the twin, and the audits that failed in any run. */
export function summaryOf({ kind, unlisted = false }: MeasuredPage, runs: Result[], twinRuns: Result[]): PageSummary {
  const failed = new Set(runs.flatMap(failedAudits).filter((id) => !(unlisted && id === expectedOfUnlisted)));
  const [own, twin] = [mediansOf(runs), mediansOf(twinRuns)];
  const missed = Object.keys(goals).filter((name) => beyond(own, name) !== 0 && !(name === 'seo' && unlisted && failed.size === 0));
  const ofTwin = Object.fromEntries(ofSpeed.map((name) => [`twin ${name}`, twin[name] ?? Number.NaN]));
  return {
    row: { page: kind, ...own, ...ofTwin, failed: [...failed].join(' ') },
    missed: missed.map((name) => `${name} ${own[name]}, ${beyond(own, name)} from the goal of ${goals[name]}`),
    missedByTwin: missed.every((name) => ofSpeed.includes(name) && beyond(twin, name) > 0),
  };
}

/** By how much a goal is missed, 0 where it is met; not a number where nothing was measured. */
function beyond(medians: Medians, name: string): number {
  const [is, goal] = [medians[name] ?? Number.NaN, goals[name] ?? Number.NaN];
  return Math.max(0, name === 'LCP ms' ? is - goal : goal - is);
}

/** What `.ci/nightly` keeps: a page that misses a goal without any script is limited by the simulated line. */
export function lighthouseFigures(pages: PageSummary[]): string {
  const range = (figure: string) => {
    const values = pages.map(({ row }) => Number(row[figure]));
    return `${Math.min(...values)} to ${Math.max(...values)}`;
  };
  const short = pages.filter(({ missed }) => missed.length > 0);
  const ofTheLine = short.filter(({ missedByTwin }) => missedByTwin).length;
  return [
    `lighthouse: performance ${range('performance')} (without script ${range('twin performance')})`,
    `LCP ${range('LCP ms')} ms (without script ${range('twin LCP ms')})`,
    `blocked ${range('TBT ms')} ms`,
    `${short.length} of ${pages.length} pages short of ${goals['performance']} points or of ${goals['LCP ms']} ms to the LCP`,
    `${ofTheLine} of these without script too, limited by the simulated line, and ${short.length - ofTheLine} by what is ours`,
  ].join(', ');
}

function mediansOf(runs: Result[]): Medians {
  const scores = lighthouseCategories.map((name) => [
    name,
    medianOf(runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  ]);
  const measured = Object.entries(figures).map(([id, label]) => {
    const value = medianOf(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
    return [label, label === 'CLS' ? Number(value.toFixed(3)) : Math.round(label === 'KB' ? value / 1024 : value)];
  });
  return Object.fromEntries([...scores, ...measured]);
}

/** Those that count towards a goal of 100; the speed audits are advice, and the score says how fast it was. */
function failedAudits({ audits, categories: found }: Result): string[] {
  return lighthouseCategories
    .filter((name) => points[name] === 100)
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => (weight > 0 && audits[id]?.score === 0 ? [id] : []));
}
