import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../working-hours/reply-hours.ts';
import { addWorkingHours, workingMsBetween } from '../../working-hours/working-hours.ts';
import { lisbon, workEvent } from '../testing/work-trace.ts';
import { clockOf, mayPause, pauseUntil, warnedUntil } from './work-clock.ts';

const opened = lisbon('2026-11-12 11:04');
const item = {
  kind: 'secondOpinionRequest' as const,
  openedAt: opened,
  dueAt: addWorkingHours(opened, replyWorkingHours, usualCalendar),
  visitAt: null,
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

// Opened on a Thursday at 11:04, about a visit of the Friday: done by Thursday's closing.
const beforeTomorrow = { openedAt: opened, dueAt: lisbon('2026-11-12 20:00'), visitAt: lisbon('2026-11-13 12:00') };

test.each([
  ...(['clinicCancelled', 'letterArrived', 'callPatient', 'letterNotDelivered', 'visitGone', 'notMyVisit', 'nearbyVisit'] as const),
  ...(['clinicRefused', 'clinicUnreachable', 'providerUnreachable', 'stuck', 'wrongAmount', 'identityToCheck'] as const),
])('%s about tomorrow’s visit waits for no answer beyond the day before it', (kind) => {
  const about = { ...beforeTomorrow, kind };
  const days = lisbon('2026-11-17 20:00');
  expect(pauseUntil(days, about, usualCalendar)).toEqual(about.dueAt);
  const paused = [workEvent('paused', '2026-11-12 12:00', { until: days })];
  expect(clock(paused, '2026-11-12 19:59', about)).toMatchObject({ state: 'paused', dueAt: about.dueAt, pausedUntil: about.dueAt });
  expect(clock(paused, '2026-11-12 20:00', about)).toMatchObject({ state: 'overdue', dueAt: about.dueAt, isEscalated: true });
});

test.each(['refundDue', 'paidTwice'] as const)('%s: money keeps its own time, and waits beyond the visit', (kind) => {
  const about = { ...item, kind, visitAt: beforeTomorrow.visitAt };
  const paused = [workEvent('paused', '2026-11-12 12:00', { until: lisbon('2026-11-17 20:00') })];
  expect(clock(paused, '2026-11-13 15:00', about).state).toBe('paused');
});

test('about a visit weeks away a pause moves the deadline as any other, and as far as the day before the visit', () => {
  const far = { ...item, kind: 'callPatient' as const, visitAt: lisbon('2026-12-04 12:00') };
  const near = { ...far, visitAt: lisbon('2026-11-18 12:00') };
  const paused = [workEvent('paused', '2026-11-12 11:04', { until: lisbon('2026-11-17 20:00') }), workEvent('replied', '2026-11-17 16:00')];
  expect(inLisbon(clock(paused, '2026-11-17 16:00', far).dueAt)).toEqual({ day: '2026-11-19', time: '20:00' });
  expect(inLisbon(clock(paused, '2026-11-17 16:00', near).dueAt)).toEqual({ day: '2026-11-17', time: '20:00' });
});

test('a document that is looked at when its patient comes is due at that hour, paused or not', () => {
  const about = { ...beforeTomorrow, kind: 'identityToCheck' as const, dueAt: beforeTomorrow.visitAt };
  expect(clock([workEvent('paused', '2026-11-12 12:00')], '2026-11-13 12:00', about)).toMatchObject({
    ...{ state: 'overdue', dueAt: about.visitAt },
  });
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
