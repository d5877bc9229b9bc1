import type { OutsideService } from './outside-call.ts';
import type { Backlog, SystemFigures } from './system-figures.ts';

/** What staff ask about when something seems wrong. */
export const systemParts = [
  ...(['worker', 'clinic', 'payments', 'mail', 'sms', 'scanner'] as const),
  ...(['bookings', 'desk', 'publishing', 'backup'] as const),
] as const;
export type SystemPart = (typeof systemParts)[number];

/** `waits`: it goes on, but something has been waiting for too long. `unknown`: nobody has told us yet. */
export type PartState = 'works' | 'waits' | 'down' | 'unknown';

/** `at`: since when it waits or is down; of what works, when it last showed that. */
export type PartStatus = { part: SystemPart; state: PartState; at: Date | null; waiting: number };

const minute = 60_000;
const day = 24 * 60 * minute;

/** Longer than anything takes that goes well. */
const tooLongMs = { worker: 15 * minute, clinic: 5 * minute, payments: 30 * minute, mail: 5 * minute, sms: day, scanner: 15 * minute };
const bookingTooLongMs = 20 * minute;
const publicationTooLongMs = 10 * minute;
/** One a day, and two hours for it to end. */
const backupTooOldMs = 26 * 60 * minute;

/** A line for each part, in the order in which one looks. */
export function systemStatus(figures: SystemFigures, lastBackup: Date | null, now: Date): PartStatus[] {
  const isOver = ({ oldestAt }: Backlog, ms: number) => oldestAt !== null && now.getTime() - oldestAt.getTime() > ms;
  const line = (part: SystemPart, waiting: Backlog, ms: number, otherwise: { state: PartState; at: Date | null }): PartStatus =>
    isOver(waiting, ms)
      ? { part, state: 'waits', at: waiting.oldestAt, waiting: waiting.count }
      : { part, ...otherwise, waiting: waiting.count };

  /** A service that does not answer is down, however little waits for it. */
  const service = (name: OutsideService, waiting: Backlog): PartStatus => {
    const facts = figures.services.find((one) => one.service === name);
    if (facts?.failingSince) return { part: name, state: 'down', at: facts.failingSince, waiting: waiting.count };
    const lastOkAt = facts?.lastOkAt ?? null;
    return line(name, waiting, tooLongMs[name], { state: lastOkAt ? 'works' : 'unknown', at: lastOkAt });
  };
  const atWork = together(figures.work.filter(({ state }) => state === 'waiting'));
  const worker: PartStatus =
    figures.workersAlive === 0
      ? { part: 'worker', state: 'down', at: atWork.oldestAt, waiting: atWork.count }
      : line('worker', atWork, tooLongMs.worker, { state: 'works', at: null });
  const { publishing, desk } = figures;
  const overdue = desk.filter((kind) => kind.overdue > 0);
  const open = desk.reduce((sum, kind) => sum + kind.open, 0);
  const works = { state: 'works' as const, at: null };
  return [
    worker,
    service('clinic', queued(figures, 'booking')),
    service('payments', together([queued(figures, 'money'), figures.money.unasked])),
    service('mail', queued(figures, 'mail')),
    service('sms', { count: 0, oldestAt: null }),
    service('scanner', figures.uploads),
    line('bookings', figures.bookings.received, bookingTooLongMs, works),
    overdue.length > 0
      ? { part: 'desk', state: 'waits', at: earliest(overdue.map(({ oldestDueAt }) => oldestDueAt)), waiting: open }
      : { part: 'desk', ...works, waiting: open },
    line('publishing', together([publishing.overdueChanges, publishing.unindexed]), publicationTooLongMs, {
      ...works,
      at: publishing.lastPublishedAt,
    }),
    backup(lastBackup, now),
  ];
}

function backup(at: Date | null, now: Date): PartStatus {
  const state = at === null ? 'unknown' : now.getTime() - at.getTime() > backupTooOldMs ? 'down' : 'works';
  return { part: 'backup', state, at, waiting: 0 };
}

const queued = ({ work }: SystemFigures, queue: string): Backlog =>
  together(work.filter((one) => one.queue === queue && (one.state === 'waiting' || one.state === 'running')));

const earliest = (times: (Date | null)[]): Date | null =>
  times.reduce((first, time) => (time !== null && (first === null || time < first) ? time : first), null);

const together = (all: Backlog[]): Backlog => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  oldestAt: earliest(all.map(({ oldestAt }) => oldestAt)),
});
