import type { Page } from '@playwright/test';
import type { Effort, Hand } from './hand.ts';

export type Task = {
  name: string;
  /** Where it begins: a page that whoever does it has open anyway. */
  from: string;
  /** What it may cost at most. */
  goal?: Partial<Effort>;
  /** Clicks counted on the drawings before it was built. */
  drawn?: number;
  /** The same by what Payload brings along itself, where that is still there. */
  plainWay?: (hand: Hand) => Promise<void>;
  /** What must be known or in place before somebody begins; not counted. */
  prepare?: (page: Page) => Promise<void>;
  /** Ends once the page shows that it is done. */
  walk: (hand: Hand) => Promise<void>;
  /** Leaves things as the next task needs them; not counted. */
  tidy?: (page: Page) => Promise<void>;
};

export type WalkedTask = Pick<Task, 'name' | 'goal' | 'drawn'> & { effort: Effort | null; plain: Effort | null; trouble: string };

export const isWithin = (effort: Effort, goal: Partial<Effort>): boolean =>
  (Object.keys(goal) as (keyof Effort)[]).every((figure) => effort[figure] <= (goal[figure] ?? 0));
