import { expect, test } from 'vitest';
import { changeDeadline } from './change-deadline.ts';

const startsAt = new Date('2026-11-17T10:20:00Z');

test('the deadline lies the clinic’s notice before the start, and at the start where there is none', () => {
  expect(changeDeadline(startsAt, 24)).toEqual(new Date('2026-11-16T10:20:00Z'));
  expect(changeDeadline(startsAt, 0)).toEqual(startsAt);
});
