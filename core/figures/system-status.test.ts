import { expect, test } from 'vitest';
import type { SystemFigures } from './system-figures.ts';
import { cachedFigures } from './system-figures.ts';
import { type SystemPart, systemParts, systemStatus } from './system-status.ts';

const now = new Date('2026-11-17T11:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const none = { count: 0, oldestAt: null };

const quiet: SystemFigures = {
  readAt: now,
  bookings: { received: none, pendingPayment: none, needsReview: none },
  work: [],
  money: { noticedLate: 0, paidLate: 0, unasked: none, refundsDue: none },
  desk: [],
  uploads: none,
  lettersReturned: 0,
  trainingCopies: 0,
  signIn: { staffFailures: 0, wrongCodes: 0 },
  publishing: { lastPublishedAt: ago(600), overdueChanges: none, unindexed: none },
  waitingList: { entries: none, hoursHeld: 0 },
  workersAlive: 1,
  services: [],
};
const told = (part: SystemPart, more: Partial<SystemFigures>, lastBackup: Date | null = null) =>
  systemStatus({ ...quiet, ...more }, lastBackup, now).find((line) => line.part === part);

test('every part has its line, and of what never spoke nothing is claimed', () => {
  const lines = systemStatus(quiet, null, now);
  expect(lines.map(({ part }) => part)).toEqual([...systemParts]);
  expect(Object.groupBy(lines, ({ state }) => state).unknown?.map(({ part }) => part)).toEqual([
    ...['clinic', 'payments', 'mail', 'sms', 'scanner', 'backup'],
  ]);
});

test('without a worker everything waits, since the oldest of it', () => {
  const work = [{ queue: 'mail', state: 'waiting' as const, count: 4, oldestAt: ago(7) }];
  expect(told('worker', { workersAlive: 0, work })).toEqual({ part: 'worker', state: 'down', at: ago(7), waiting: 4 });
  expect(told('worker', { work })).toMatchObject({ state: 'works', waiting: 4 });
});

test('a service that does not answer is down since then; one that answers works, unless its work has waited for long', () => {
  const services = [{ service: 'mail' as const, lastOkAt: ago(1), failingSince: null }];
  const waiting = (minutes: number) => [{ queue: 'mail', state: 'running' as const, count: 2, oldestAt: ago(minutes) }];
  expect(told('mail', { services })).toEqual({ part: 'mail', state: 'works', at: ago(1), waiting: 0 });
  expect(told('mail', { services, work: waiting(4) })).toMatchObject({ state: 'works', waiting: 2 });
  expect(told('mail', { services, work: waiting(6) })).toMatchObject({ state: 'waits', at: ago(6), waiting: 2 });
  const away = [{ service: 'mail' as const, lastOkAt: ago(9), failingSince: ago(8) }];
  expect(told('mail', { services: away })).toMatchObject({ state: 'down', at: ago(8) });
});

test('documents that no scanner looks at, overdue work of the desk and late publications wait since the first of them', () => {
  expect(told('scanner', { uploads: { count: 1, oldestAt: ago(16) } })).toMatchObject({ state: 'waits', at: ago(16) });
  const desk = [
    { kind: 'stuck', open: 3, overdue: 1, oldestDueAt: ago(50) },
    { kind: 'complaint', open: 1, overdue: 0, oldestDueAt: ago(-50) },
  ];
  expect(told('desk', { desk })).toEqual({ part: 'desk', state: 'waits', at: ago(50), waiting: 4 });
  const publishing = { ...quiet.publishing, overdueChanges: { count: 1, oldestAt: ago(11) } };
  expect(told('publishing', { publishing })).toMatchObject({ state: 'waits', at: ago(11) });
});

test('a backup of yesterday counts, an older one does not', () => {
  expect(told('backup', {}, ago(25 * 60))).toMatchObject({ state: 'works', at: ago(25 * 60) });
  expect(told('backup', {}, ago(27 * 60))).toMatchObject({ state: 'down' });
});

test('however many ask at once, the database is asked once in ten seconds, and again after a failure', async () => {
  let [clock, reads] = [0, 0];
  const figures = cachedFigures(
    async () => {
      if (++reads === 2) throw new Error('away');
      return quiet;
    },
    { now: () => clock },
  );
  await Promise.all([figures(), figures()]);
  clock = 9_999;
  await figures();
  expect(reads).toBe(1);
  clock = 10_000;
  await expect(figures()).rejects.toThrow('away');
  await figures();
  expect(reads).toBe(3);
});
