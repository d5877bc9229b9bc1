import type { Result } from 'lighthouse';
import { medianOf } from '../median.ts';
import type { MeasuredPage } from './pages.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;
export const lighthouseCategories = Object.keys(goals) as Category[];
const figures = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'total-byte-weight': 'KB',
  'cumulative-layout-shift': 'CLS',
};
/** Pages with noindex fail this audit by design. */
const expectedOfUnlisted = 'is-crawlable';

export type SummaryRow = Record<string, string | number>;

/** One row of the table: the medians, and the audits that failed in any run. */
export function summaryOf({ kind, unlisted = false }: MeasuredPage, runs: Result[]): { row: SummaryRow; good: boolean } {
  const failed = new Set(runs.flatMap(failedAudits).filter((id) => !(unlisted && id === expectedOfUnlisted)));
  const scores = lighthouseCategories.map(
    (name) => [name, medianOf(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100)))] as const,
  );
  const good = scores.every(([name, score]) => score >= goals[name] || (name === 'seo' && unlisted && failed.size === 0));
  const measured = Object.entries(figures).map(([id, label]) => {
    const value = medianOf(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
    return [label, label === 'CLS' ? Number(value.toFixed(3)) : Math.round(label === 'KB' ? value / 1024 : value)] as const;
  });
  return { row: { page: kind, ...Object.fromEntries([...scores, ...measured]), failed: [...failed].join(' ') }, good };
}

/** Those that count towards a goal of 100; the speed audits are advice, and the score says how fast it was. */
function failedAudits({ audits, categories: found }: Result): string[] {
  return lighthouseCategories
    .filter((name) => goals[name] === 100)
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => (weight > 0 && audits[id]?.score === 0 ? [id] : []));
}
