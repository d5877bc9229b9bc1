import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromLisbon, inLisbon } from '../../../kernel/lisbon-time.ts';
import { expiryDays } from './expiry-days.ts';

test.each([
  ['a deadline later today', '2027-01-15T10:00:00Z', '2027-01-15T18:00:00Z', 0],
  ['24 hours', '2027-01-15T10:00:00Z', '2027-01-16T10:00:00Z', 1],
  ['half past midnight in Lisbon, still yesterday in Greenwich', '2027-07-15T10:00:00Z', '2027-07-15T23:30:00Z', 1],
  ['asked half past midnight in Lisbon', '2027-07-15T23:30:00Z', '2027-07-16T22:00:00Z', 0],
  ['a deadline in the last minute of the day', '2027-01-15T10:00:00Z', '2027-01-15T23:59:00Z', 1],
  ['asked just after midnight, when ifthenpay may not be there yet', '2027-01-15T00:02:00Z', '2027-01-15T18:00:00Z', 1],
  ['24 hours over the change to summer', '2027-03-27T23:30:00Z', '2027-03-28T23:30:00Z', 2],
  ['24 hours over the change to winter', '2027-10-30T23:30:00Z', '2027-10-31T23:30:00Z', 0],
  ['a deadline gone by', '2027-01-15T10:00:00Z', '2027-01-13T10:00:00Z', 0],
])('%s', (_, now, expiresAt, days) => expect(expiryDays(new Date(now), new Date(expiresAt))).toBe(days));

test('the reference never dies before the deadline, whichever clock is ahead, and lives at most two days longer', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 7 * 24 * 60 }),
      fc.integer({ min: -4, max: 4 }),
      (now, deadlineMinutes, apartMinutes) => {
        const expiresAt = new Date(now.getTime() + deadlineMinutes * 60_000);
        const theirDay = inLisbon(new Date(now.getTime() + apartMinutes * 60_000)).day;
        const dies = fromLisbon(addDays(theirDay, expiryDays(now, expiresAt)), '23:59')?.getTime() ?? 0;
        expect(dies).toBeGreaterThanOrEqual(expiresAt.getTime());
        expect(dies - expiresAt.getTime()).toBeLessThan(49 * 60 * 60_000);
      },
    ),
  ));
