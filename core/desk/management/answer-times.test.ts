import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { answerTimes, requestsByKind } from './answer-times.ts';
import { comparedWeek, missedShare, type WeekFigures } from './clinic-figures.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const received = at('2026-11-09', '10:00');
const request = (answeredAt: Date | null, kind: 'contact' | 'complaint' = 'contact') => ({
  ...{ kind, receivedAt: received, answerBy: at('2026-11-11', '14:00'), answeredAt },
});
const now = at('2026-11-17', '12:00');

test('answers are counted in working hours, by two; a night and a weekend cost nothing', () => {
  const times = answerTimes(
    [request(at('2026-11-09', '11:00')), request(at('2026-11-10', '11:00')), request(at('2026-11-11', '14:00'))],
    usualCalendar,
    now,
  );
  expect(times.buckets.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  expect([times.late, times.answered, times.waiting, times.medianHours]).toEqual([0, 3, 0, 11]);
});

test('late is what was answered after the promise, and what still waits past it; a complaint has another promise', () => {
  const times = answerTimes([request(at('2026-11-11', '15:00')), request(null), request(null, 'complaint')], usualCalendar, now);
  expect([times.late, times.answered, times.waiting, times.medianHours]).toEqual([2, 1, 1, 25]);
  expect(requestsByKind([request(null, 'complaint'), request(at('2026-11-09', '11:00'))], now)).toContainEqual({
    ...{ kind: 'complaint', received: 1, answered: 0, late: 1 },
  });
});

const week = (monday: string, missed = 0): WeekFigures => ({
  ...{ monday, bookers: { newPatient: 1, knownPatient: 0, forAnother: 0 }, paidAhead: 0, atClinic: 0, unpaid: 0, cancelled: 0 },
  ...{ arrived: 9, missed, revenueCents: 0, refundedCents: 0 },
});

test('the week that is not over yet is compared with nothing', () => {
  const weeks = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'].map((monday) => week(monday));
  const compared = comparedWeek(weeks);
  expect(compared?.week.monday).toBe('2026-11-09');
  expect(compared?.before.map(({ monday }) => monday)).toEqual(['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']);
  expect(comparedWeek(weeks.slice(-2))).toBeNull();
});

test('who did not come is counted among those whose presence was marked', () => {
  expect(missedShare(week('2026-11-09', 1))).toBe(0.1);
  expect(missedShare({ ...week('2026-11-09'), arrived: 0 })).toBeNull();
});
