import { expect, test } from 'vitest';
import { passMinutes } from '../model/constants.ts';
import { isPassFor, readRefundPass, writeRefundPass } from './refund-pass.ts';
import { writeVisitPass } from './visit-pass.ts';

const secrets = ['a-secret-that-only-two-processes-know'] as const;
const bookingId = '0d6d5f0e-3f0a-4a33-9a4f-0e8f9d1c2b3a';
const now = new Date('2026-11-15T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const pass = { bookingId, times: 2, contactProven: false };

test('it is good for half an hour, for one request of one booking', () => {
  const written = writeRefundPass(secrets, pass, now);
  expect(readRefundPass(secrets, written, later(passMinutes - 1))).toEqual(pass);
  expect(readRefundPass(secrets, written, later(passMinutes))).toBeNull();
  expect(isPassFor(pass, { bookingId, times: 2 })).toBe(true);
  expect(isPassFor(pass, { bookingId, times: 3 })).toBe(false);
  expect(isPassFor(pass, { bookingId: bookingId.replace('0d', '1d'), times: 2 })).toBe(false);
  expect(isPassFor(null, { bookingId, times: 2 })).toBe(false);
});

test('nobody lengthens it, takes it to another request, has its contact proven, or makes it from a pass of the visit', () => {
  const written = writeRefundPass(secrets, pass, now);
  const [id = '', times = '', proven = '', until = '', signature = ''] = written.split('.');
  for (const forged of [
    [id, '3', proven, until, signature].join('.'),
    [id, times, '1', until, signature].join('.'),
    [id, times, proven, String(Number(until) + 60), signature].join('.'),
    written.replace('0d', '1d'),
    writeVisitPass(secrets, { bookingId, grants: ['code'] }, now),
    '',
  ])
    expect(readRefundPass(secrets, forged, now), forged).toBeNull();
});
