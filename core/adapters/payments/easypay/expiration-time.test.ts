import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLisbon } from '../../../kernel/lisbon-time.ts';
import { expirationTime } from './expiration-time.ts';

test.each([
  ['2027-01-15T10:20:00Z', '2027-01-15 10:20'],
  ['2027-01-15T10:20:01Z', '2027-01-15 10:21'],
  ['2027-07-15T10:20:00Z', '2027-07-15 11:20'],
  ['2027-03-28T01:30:00Z', '2027-03-28 02:30'],
  ['2027-12-31T23:59:30Z', '2028-01-01 00:00'],
])('%s is sent as %s', (expiresAt, sent) => expect(expirationTime(new Date(expiresAt))).toEqual({ expiration_time: sent }));

test('in the hour that comes twice the later reading is meant', () => {
  expect(expirationTime(new Date('2027-10-31T00:30:00Z'))).toEqual({ expiration_time: '2027-10-31 01:30' });
  expect(expirationTime(new Date('2027-10-31T01:30:00Z'))).toEqual({ expiration_time: '2027-10-31 02:30' });
});

test('what easypay is sent is never before the deadline and at most an hour after', () =>
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }), (expiresAt) => {
      const [day = '', time = ''] = expirationTime(expiresAt).expiration_time.split(' ');
      const lateMs = (fromLisbon(day, time)?.getTime() ?? 0) - expiresAt.getTime();
      expect(lateMs).toBeGreaterThanOrEqual(0);
      expect(lateMs).toBeLessThanOrEqual(61 * 60_000);
    }),
  ));
