import type { OutsideService } from './outside-call.ts';

/** How many wait, and since when the first of them does. */
export type Backlog = { count: number; oldestAt: Date | null };

/** `received`: no outcome yet. `pendingPayment`: the visit stands until its deadline. `needsReview`: a person has to look at it. */
export type OpenBookingState = 'received' | 'pendingPayment' | 'needsReview';

/** Of durable work. `delayed`: it is not its time yet. `failed`: given up within the last day. */
export type WorkState = 'waiting' | 'running' | 'delayed' | 'failed';

/** When a service of others last answered, and since when it does not. */
export type ServiceFacts = { service: OutsideService; lastOkAt: Date | null; failingSince: Date | null };

/** What the database tells about the running system: numbers and times, of nobody in particular. */
export type SystemFigures = {
  readAt: Date;
  bookings: Record<OpenBookingState, Backlog>;
  work: ({ queue: string; state: WorkState } & Backlog)[];
  money: {
    /** Of the last day: we knew more than ten minutes after the provider. */
    noticedLate: number;
    /** Of the last day: it came after its visit was given up. */
    paidLate: number;
    /** Open payments that nobody has asked the provider about for fifteen minutes. */
    unasked: Backlog;
    refundsDue: Backlog;
  };
  desk: { kind: string; open: number; overdue: number; oldestDueAt: Date | null }[];
  uploads: Backlog;
  /** Of the last hour: came back, at once or later. */
  lettersReturned: number;
  /** Of the last fifteen minutes. */
  signIn: { staffFailures: number; wrongCodes: number };
  publishing: { lastPublishedAt: Date | null; overdueChanges: Backlog; unindexed: Backlog };
  /** Visits for which an earlier hour is wanted; hours that opened and are held for whom they were offered. */
  waitingList: { entries: Backlog; hoursHeld: number };
  workersAlive: number;
  /** Copies of the database for training, which are there only while `deploy/training` runs: until they are scrambled, with everybody's real data. */
  trainingCopies: number;
  services: ServiceFacts[];
};

export type ReadSystemFigures = () => Promise<SystemFigures>;

/** However many ask, the database is asked once in this time. What failed is not kept. */
export function cachedFigures(read: ReadSystemFigures, { maxAgeMs = 10_000, now = Date.now } = {}): ReadSystemFigures {
  let last: { at: number; figures: Promise<SystemFigures> } | undefined;
  return () => {
    if (last && now() - last.at < maxAgeMs) return last.figures;
    const asked = { at: now(), figures: read() };
    last = asked;
    asked.figures.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.figures;
  };
}
