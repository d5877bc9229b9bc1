import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import { defaultReminderHours, reminderTimes } from './reminder-times.ts';

const longAgo = new Date('2027-01-01T00:00Z');
const visit = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const shown = (startsAt: Date, hours: readonly number[] = defaultReminderHours, now = longAgo) =>
  reminderTimes(startsAt, hours, now).map(({ at }) => `${inLisbon(at).day} ${inLisbon(at).time}`);

test('a visit is announced seven days, two days, one day and two hours before', () =>
  expect(shown(visit('2027-03-10', '10:20'))).toEqual(['2027-03-03 10:20', '2027-03-08 10:20', '2027-03-09 10:20', '2027-03-10 08:20']));

test.each(['2027-03-29', '2027-11-01'])('days before the visit of %s keep its time although the clocks have changed', (day) => {
  for (const reminder of shown(visit(day, '10:00'), [168, 48, 24])) expect(reminder).toMatch(/ 10:00$/);
});

test('only the configured ones are sent, each once', () =>
  expect(shown(visit('2027-03-10', '10:20'), [24, 24, 0, -2])).toEqual(['2027-03-09 10:20']));

test('what has passed is not sent late', () =>
  expect(shown(visit('2027-03-10', '10:20'), defaultReminderHours, visit('2027-03-08', '10:20'))).toEqual([
    '2027-03-09 10:20',
    '2027-03-10 08:20',
  ]));

test('every reminder lies between now and the visit, in the order of time', () =>
  fc.assert(
    fc.property(
      fc.date({ min: longAgo, max: new Date('2029-01-01'), noInvalidDate: true }),
      fc.date({ min: longAgo, max: new Date('2029-01-01'), noInvalidDate: true }),
      (startsAt, now) => {
        const times = reminderTimes(startsAt, defaultReminderHours, now).map(({ at }) => at.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const at of times) {
          expect(at).toBeGreaterThan(now.getTime());
          expect(at).toBeLessThan(startsAt.getTime());
        }
      },
    ),
  ));
