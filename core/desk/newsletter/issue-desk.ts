import { fromLisbon } from '../../kernel/lisbon-time.ts';
import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';

export type IssueLine = {
  id: string;
  articleId: number;
  madeBy: string;
  sendAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  cancelledAt: Date | null;
  /** Readers are left, and nothing is sent until somebody says so. */
  givenUpAt: Date | null;
  sent: number;
  refused: number;
  open: number;
};

/** What editors do with an issue. They see how many receive it, and nobody's address. */
export type IssueDesk = {
  /** The newest first. */
  list(atMost: number): Promise<IssueLine[]>;
  readers(): Promise<Record<Locale, number>>;
  /** With the work that sends it, in one transaction. The id is made with the form: sent twice it is one issue. */
  plan(issue: { id: string; articleId: number; madeBy: string; sendAt: Date }): Promise<void>;
  /** False once it has begun. */
  cancel(issueId: string): Promise<boolean>;
  /** To those who are left, with the work that sends it. False where it was not given up, or goes on already. */
  goOn(asked: { issueId: string; requestId: string }): Promise<boolean>;
  sendTest(test: { id: string; articleId: number; recipient: string; locale: Locale }): Promise<void>;
};

/** A time that a form may be late by. */
const graceMs = 5 * 60_000;
const furthestMs = 366 * 86_400_000;

/** Without a day at once; else at that time in Lisbon, which lies ahead and within a year. */
export function sendTimeOf(typed: { day: string; time: string }, now: Date): Result<Date, { kind: 'timeInvalid' | 'timePast' }> {
  if (typed.day === '' && typed.time === '') return ok(now);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed.day) && /^\d{2}:\d{2}$/.test(typed.time) ? fromLisbon(typed.day, typed.time) : null;
  if (!at || at.getTime() > now.getTime() + furthestMs) return err({ kind: 'timeInvalid' });
  return at.getTime() < now.getTime() - graceMs ? err({ kind: 'timePast' }) : ok(at);
}
