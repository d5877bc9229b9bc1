import type { Locale } from '../kernel/locale.ts';

/** `letterId`: the same at every attempt, so that mail programs show what was sent twice as one. */
export type OpenDelivery = { letterId: string; subscriptionId: string; email: string; locale: Locale };

/** For the worker. Whom an issue goes to is written down before the first letter leaves, so that nobody is left out whatever dies. */
export type IssueDeliveries = {
  /** Null where it was cancelled, finished or erased. */
  article(issueId: string): Promise<number | null>;
  /** Everybody on the list who reads one of these languages. Begun twice it adds only whom it does not have. */
  begin(issueId: string, locales: readonly Locale[]): Promise<void>;
  /** The next ones; who left the list since is skipped for good. */
  next(issueId: string, atMost: number): Promise<OpenDelivery[]>;
  recordSent(issueId: string, subscriptionId: string): Promise<void>;
  recordRefused(issueId: string, subscriptionId: string): Promise<void>;
  finish(issueId: string): Promise<void>;
  cancel(issueId: string): Promise<void>;
  /** It goes on once somebody says so. */
  giveUp(issueId: string): Promise<void>;
  sums(issueId: string): Promise<IssueSums>;
  openWork(issueId: string): Promise<void>;
  closeWork(issueId: string): Promise<void>;
};

export type IssueSums = { sent: number; refused: number; open: number };

/** Every list has addresses that are no more. Where most are refused, the mail server refuses us. */
export const isMostlyRefused = ({ sent, refused }: IssueSums): boolean => refused > sent;
