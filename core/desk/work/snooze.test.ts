import { expect, test } from 'vitest';
import { lisbon, workEvent } from '../testing/work-trace.ts';
import { asleepUntil, snoozeTrouble } from './snooze.ts';
import type { WorkClock } from './work-clock.ts';

const today = (time: string) => lisbon(`2026-11-17 ${time}`);
const clock: WorkClock = { state: 'onTime', dueAt: today('17:10'), leftMs: 1, spent: 0, pausedUntil: null, isEscalated: false };
const put = (until: string) => workEvent('snoozed', '2026-11-17 11:42', { until: today(until) });

test('what was put off is out of sight until its time, and then back', () => {
  expect(asleepUntil([put('12:30')], clock, today('12:29'))).toEqual(today('12:30'));
  expect(asleepUntil([put('12:30')], clock, today('12:30'))).toBeNull();
});

test('it is never out of sight past its deadline', () => {
  expect(asleepUntil([put('18:00')], clock, today('12:00'))).toEqual(today('17:10'));
  expect(asleepUntil([put('18:00')], { ...clock, state: 'overdue' }, today('17:11'))).toBeNull();
  expect(snoozeTrouble(today('17:11'), clock, today('12:00'))).toEqual({ kind: 'pastDeadline' });
  expect(snoozeTrouble(today('17:10'), clock, today('12:00'))).toBeNull();
  expect(snoozeTrouble(today('12:00'), clock, today('12:00'))).toEqual({ kind: 'notInFuture' });
});

test('a call that was agreed on brings it back at that time; a plain call leaves it where it is', () => {
  const later = workEvent('called', '2026-11-17 11:42', { outcome: 'callLater', until: today('15:00') });
  expect(asleepUntil([later], clock, today('12:00'))).toEqual(today('15:00'));
  expect(asleepUntil([workEvent('called', '2026-11-17 11:42', { outcome: 'noAnswer' })], clock, today('12:00'))).toBeNull();
});

test.each(['woken', 'replied', 'resumed'] as const)('%s: it is in sight at once', (kind) => {
  expect(asleepUntil([put('15:00'), workEvent(kind, '2026-11-17 11:50')], clock, today('12:00'))).toBeNull();
  expect(asleepUntil([put('15:00'), workEvent('noted', '2026-11-17 11:50')], clock, today('12:00'))).toEqual(today('15:00'));
});
