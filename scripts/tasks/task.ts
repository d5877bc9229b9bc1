import type { Page } from '@playwright/test';
import type { Effort, Hand } from './hand.ts';

type Walk = (hand: Hand) => Promise<void>;

export type Task = {
  name: string;
  /** Where it begins: a page that whoever does it has open anyway. */
  from: string;
  /** What it may cost at most. */
  goal?: Partial<Effort>;
  /** Clicks counted on the drawings before it was built. */
  drawn?: number;
  /** What must be known or in place before somebody begins; not counted. */
  prepare?: (page: Page) => Promise<void>;
  /** Where it begins in what was prepared, and has no address that can be known before. */
  open?: (page: Page) => Promise<void>;
  /** Ends once the page shows that it is done. */
  walk: Walk;
  /** Leaves things as the next task needs them; not counted. */
  tidy?: (page: Page) => Promise<void>;
};

/**
 * The same by what Payload brings along itself: walked too where that way is still there. `same`: nothing was added to it. `no way`: Payload
 * has none. `replaced`: it has one, which is switched off here.
 */
export type EditorTask = Task & { plainWay: Walk | 'same' | 'no way' | 'replaced' };

export type WalkedTask = Pick<Task, 'name' | 'goal' | 'drawn'> & {
  effort: Effort | null;
  plain: Effort | 'no way' | 'replaced' | null;
  trouble: string;
};

export const isWithin = (effort: Effort, goal: Partial<Effort>): boolean =>
  (Object.keys(goal) as (keyof Effort)[]).every((figure) => effort[figure] <= (goal[figure] ?? 0));
