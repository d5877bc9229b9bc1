import { expect, test } from 'vitest';
import { passMinutes } from '../model/constants.ts';
import { grantedFor, readVisitPass, writeVisitPass } from './visit-pass.ts';

const secrets = ['a-secret-that-only-two-processes-know'] as const;
const bookingId = '0d6d5f0e-3f0a-4a33-9a4f-0e8f9d1c2b3a';
const now = new Date('2026-11-15T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const pass = { bookingId, grants: ['code', 'birthDate'] } as const;

test('what a browser has shown holds for its visit, for a while', () => {
  const written = writeVisitPass(secrets, pass, now);
  expect(readVisitPass(secrets, written, later(passMinutes - 1))).toEqual(pass);
  expect(readVisitPass(secrets, written, later(passMinutes))).toBeNull();
  expect(grantedFor(pass, bookingId)).toEqual(['code', 'birthDate']);
  expect(grantedFor(pass, bookingId.replace('0d', '1d'))).toEqual([]);
});

test('nobody lengthens it, adds to it or takes it to another visit', () => {
  const written = writeVisitPass(secrets, { bookingId, grants: ['birthDate'] }, now);
  const [, , until = ''] = written.split('.');
  for (const forged of [
    written.replace('birthDate', 'code-birthDate'),
    written.replace(until, String(Number(until) + 60)),
    written.replace('0d', '1d'),
    written.slice(0, -1),
    '',
  ])
    expect(readVisitPass(secrets, forged, now), forged).toBeNull();
});
