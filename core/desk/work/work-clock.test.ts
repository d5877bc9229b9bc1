import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../working-hours/reply-hours.ts';
import { addWorkingHours, workingMsBetween } from '../../working-hours/working-hours.ts';
import { lisbon, workEvent } from '../testing/work-trace.ts';
import { clockOf, mayPause, warnedUntil } from './work-clock.ts';

const opened = lisbon('2026-11-12 11:04');
const item = {
  kind: 'secondOpinionRequest' as const,
  openedAt: opened,
  dueAt: addWorkingHours(opened, replyWorkingHours, usualCalendar),
};
const clock = (events: Parameters<typeof clockOf>[1], now: string, of: Parameters<typeof clockOf>[0] = item) =>
  clockOf(of, events, usualCalendar, lisbon(now));
const hours = (ms: number) => Math.round(ms / 36_000) / 100;

test('without a pause the deadline is the one that was promised', () => {
  expect(inLisbon(item.dueAt)).toEqual({ day: '2026-11-16', time: '15:04' });
  expect(clock([], '2026-11-13 11:04')).toMatchObject({ state: 'onTime', dueAt: item.dueAt, spent: expect.closeTo(10 / 24) });
});

test('four working hours before the deadline the list warns; after it, the manager sees it', () => {
  expect(clock([], '2026-11-16 11:03').state).toBe('onTime');
  expect(clock([], '2026-11-16 11:04')).toMatchObject({ state: 'soon', isEscalated: false });
  expect(clock([], '2026-11-16 15:03').state).toBe('soon');
  expect(clock([], '2026-11-16 15:04')).toMatchObject({ state: 'overdue', isEscalated: true, leftMs: 0, spent: 1 });
});

test('which deadlines are near is one moment for all of them', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: -900, max: 9_000 }), (since, until) => {
      const now = new Date(opened.getTime() + since * 60_000);
      const dueAt = new Date(now.getTime() + until * 60_000);
      const { state } = clockOf({ ...item, dueAt }, [], usualCalendar, now);
      expect(state).toBe(dueAt <= now ? 'overdue' : dueAt <= warnedUntil(usualCalendar, now) ? 'soon' : 'onTime');
    }),
  ));

test('while it waits for the patient nothing is spent, and the deadline moves by working time', () => {
  const paused = workEvent('paused', '2026-11-12 17:20');
  const waiting = clock([paused], '2026-11-13 12:00');
  expect(waiting).toMatchObject({ state: 'paused', isEscalated: false });
  expect(hours(waiting.leftMs)).toBe(17.73);
  expect(clock([paused], '2026-11-16 19:00').leftMs, 'days later the same is left').toBe(waiting.leftMs);
  const after = clock([paused, workEvent('replied', '2026-11-13 16:45')], '2026-11-13 16:45');
  expect(after).toMatchObject({ state: 'onTime', leftMs: waiting.leftMs });
  // 2 h 40 on Thursday and 6 h 45 on Friday.
  expect(inLisbon(after.dueAt)).toEqual({ day: '2026-11-17', time: '14:29' });
});

test('a pause that nobody ended goes on until its day, and then the clock does', () => {
  const paused = workEvent('paused', '2026-11-13 10:00', { until: lisbon('2026-11-13 20:00') });
  expect(clock([paused], '2026-11-13 19:59')).toMatchObject({ state: 'paused', pausedUntil: lisbon('2026-11-13 20:00') });
  const after = clock([paused], '2026-11-16 10:00');
  expect([after.state, inLisbon(after.dueAt)]).toEqual(['onTime', { day: '2026-11-17', time: '15:04' }]);
});

test('once the deadline has passed, a pause hides nothing', () => {
  expect(clock([workEvent('paused', '2026-11-16 15:30')], '2026-11-16 16:00')).toMatchObject({ state: 'overdue', dueAt: item.dueAt });
});

test('deadlines of the law and of a visit’s hour do not stop', () => {
  const complaint = { ...item, kind: 'complaint' as const };
  const standing = clock([workEvent('paused', '2026-11-12 17:20')], '2026-11-13 12:00', complaint);
  expect(standing).toMatchObject({ state: 'onTime', dueAt: item.dueAt });
  expect([mayPause('complaint', standing), mayPause('contactRequest', standing)]).toEqual([false, true]);
});

test('however often it pauses, what is left and what was spent make the whole', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 9 }), (gaps) => {
      let at = opened.getTime();
      const events = gaps.map((minutes, place) => {
        at += minutes * 60_000;
        return { ...workEvent(place % 2 === 0 ? 'paused' : 'resumed', '2026-11-12 11:04'), at: new Date(at) };
      });
      const now = new Date(at);
      const pausedMs = events.reduce(
        (sum, { at: from, kind }, place) =>
          kind === 'paused' ? sum + workingMsBetween(from, events[place + 1]?.at ?? now, usualCalendar) : sum,
        0,
      );
      const { state, leftMs } = clockOf(item, events, usualCalendar, now);
      const spentMs = workingMsBetween(opened, now, usualCalendar) - pausedMs;
      if (state !== 'overdue') expect(leftMs + spentMs).toBe(replyWorkingHours * 3_600_000);
    }),
  ));
