import { expect, test } from 'vitest';
import type { WorkItemKind } from '../../work-items/work-item.ts';
import { usualCalendar as calendar } from '../../working-hours/opening-calendar.ts';
import { isDigestDue, isUrgent, mayTextOnCall } from './when-to-tell.ts';

// A Tuesday and a Wednesday in winter, when Lisbon's clock is that of UTC; the clinic is open from 10 to 20.
const at = (moment: string) => new Date(`2026-11-${moment}:00Z`);
const item = (more: { kind?: WorkItemKind; dueAt?: Date; visitAt?: Date | null }) => ({
  ...{ id: '1', kind: 'letterNotDelivered' as const, dueAt: at('19T12:00'), visitAt: at('18T10:00') },
  ...more,
});

test.each([
  ['a visit in twelve hours', item({}), at('17T22:00'), true],
  ['a visit in more than twelve hours whose time is not over', item({}), at('17T21:59'), false],
  ['a visit tomorrow, and the promise to call is broken', item({ dueAt: at('17T19:00'), visitAt: at('18T18:00') }), at('17T21:00'), true],
  ['a broken promise about a visit the day after', item({ dueAt: at('17T19:00'), visitAt: at('19T18:00') }), at('17T21:00'), false],
  ['a visit that has begun', item({}), at('18T10:00'), false],
  ['nothing about a visit', item({ visitAt: null, dueAt: at('16T10:00') }), at('17T22:00'), false],
  ['money to give back, for a visit in an hour', item({ kind: 'refundDue' }), at('18T09:00'), false],
])('%s: urgent', (_, about, now, urgent) => {
  expect(isUrgent(about, now)).toBe(urgent);
});

const nobody = { lookedAt: null, digestAt: null };
test('the digest goes out in opening hours, to an empty desk, once in so many minutes', () => {
  const now = at('18T12:00');
  const due = (watch: Partial<typeof nobody> | { lookedAt: Date } | { digestAt: Date }, moment = now) =>
    isDigestDue({ ...nobody, ...watch }, moment, calendar, 30);
  expect(due({})).toBe(true);
  expect(due({ lookedAt: at('18T11:58') })).toBe(false);
  expect(due({ lookedAt: at('18T11:56') })).toBe(true);
  expect(due({ digestAt: at('18T11:31') })).toBe(false);
  expect(due({ digestAt: at('18T11:30') })).toBe(true);
  for (const quiet of ['18T09:59', '18T20:01', '21T12:00', '22T12:00']) expect(due({}, at(quiet))).toBe(false);
});

test('whoever is on call is written to while the clinic is closed and nobody looks', () => {
  expect(mayTextOnCall(nobody, at('18T22:00'), calendar)).toBe(true);
  expect(mayTextOnCall(nobody, at('21T12:00'), calendar)).toBe(true);
  expect(mayTextOnCall(nobody, at('18T12:00'), calendar)).toBe(false);
  expect(mayTextOnCall({ ...nobody, lookedAt: at('18T21:59') }, at('18T22:00'), calendar)).toBe(false);
});
