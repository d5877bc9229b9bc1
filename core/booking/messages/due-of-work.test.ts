import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { type WorkItemKind, workItemKinds } from '../../work-items/work-item.ts';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../working-hours/reply-hours.ts';
import { addWorkingHours } from '../../working-hours/working-hours.ts';
import { dueAfterMove, dueOfWork } from './due-of-work.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
// A Tuesday.
const now = at('2026-11-17', '15:00');
const tomorrow = at('2026-11-18', '10:20');
const promised = addWorkingHours(now, replyWorkingHours, usualCalendar);
const due = (kind: WorkItemKind, visitAt: Date | null, dueAt?: Date) => dueOfWork({ kind, visitAt, dueAt }, usualCalendar, now);
const ofMoney: readonly WorkItemKind[] = ['refundDue', 'paidTwice'];

test.each(workItemKinds.filter((kind) => !ofMoney.includes(kind)))('%s about tomorrow’s visit is due this evening', (kind) =>
  expect(due(kind, tomorrow)).toEqual(at('2026-11-17', '20:00')),
);

test.each(ofMoney)('%s keeps the clinic’s promise, whenever the visit is', (kind) => expect(due(kind, tomorrow)).toEqual(promised));

test.each([
  ['a visit of next week: the promise', at('2026-11-25', '10:00'), undefined, promised],
  ['no visit: the promise', null, undefined, promised],
  ['a visit that is over: the promise', at('2026-11-16', '10:00'), undefined, promised],
  ['this afternoon’s visit: by the visit, and not overdue at once', at('2026-11-17', '17:00'), undefined, at('2026-11-17', '17:00')],
  ['a time of its own before the visit stays', tomorrow, at('2026-11-18', '10:00'), at('2026-11-18', '10:00')],
  ['the hour of the visit itself stays', tomorrow, tomorrow, tomorrow],
  ['a time of its own after the visit is brought before it', tomorrow, at('2026-11-18', '11:30'), at('2026-11-17', '20:00')],
])('%s', (_, visitAt, dueAt, expected) => expect(due('letterArrived', visitAt, dueAt)).toEqual(expected));

const nextWeek = at('2026-11-25', '10:00');
const evening = at('2026-11-17', '20:00');
test.each<[string, WorkItemKind, Date, { from: Date; to: Date }, Date]>([
  [
    'an authorisation is needed before the earlier hour',
    'authorisationDue',
    at('2026-11-24', '20:00'),
    { from: nextWeek, to: tomorrow },
    evening,
  ],
  [
    'what is due before both stays',
    'letterArrived',
    at('2026-11-17', '18:00'),
    { from: nextWeek, to: tomorrow },
    at('2026-11-17', '18:00'),
  ],
  ['a later hour puts nothing off', 'authorisationDue', evening, { from: tomorrow, to: nextWeek }, evening],
  ['a document is looked at when its patient stands there', 'identityToCheck', nextWeek, { from: nextWeek, to: tomorrow }, tomorrow],
  ['… also where that is later', 'identityToCheck', tomorrow, { from: tomorrow, to: nextWeek }, nextWeek],
  ['money keeps its promise', 'paidTwice', promised, { from: nextWeek, to: tomorrow }, promised],
])('of a visit that is moved: %s', (_, kind, dueAt, visit, expected) =>
  expect(dueAfterMove({ kind, dueAt }, visit, usualCalendar, now)).toEqual(expected),
);
