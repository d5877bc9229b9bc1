import type { Day } from '../../kernel/lisbon-time.ts';
import type { Locale } from '../../kernel/locale.ts';

/** Fewer, and what somebody typed might be about that one person. */
export const fewestVisitors = 5;

/** How often a page was opened. Nothing tells by whom. */
export type PageViews = { path: string; views: number };

/** What that many visitors looked for and did not find. */
export type SearchInVain = { term: string; locale: Locale; visitors: number };

/** How often a question of the wizard was reached: `step` as it was written down then. */
export type ReachedStep = { step: string; reached: number };

/** Days from the first on, without the last. */
export type ReadingFigures = {
  pages(from: Day, until: Day, most: number): Promise<PageViews[]>;
  searches(from: Day, until: Day, most: number): Promise<SearchInVain[]>;
  reachedSteps(from: Day, until: Day): Promise<ReachedStep[]>;
};
