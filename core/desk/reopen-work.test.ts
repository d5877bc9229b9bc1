import { expect, test } from 'vitest';
import { isNeedlessSince, reopenableItem } from './reopen-work.ts';
import { bookedVisit } from './testing/sample-booking.ts';
import type { TimelineEntry } from './timeline.ts';

const now = new Date('2026-11-17T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const entry = (kind: string, days: number, detail: TimelineEntry['detail']): TimelineEntry => ({
  ...{ kind, at: daysAgo(days), actor: 'Rita', detail },
});
const done = entry('workDone', 1, { item: 'noteToPass', itemId: '12' });
const file = { timeline: [done], items: [], booking: bookedVisit() };

test('what was said to be done can be taken back for a week', () => {
  expect(reopenableItem(done, file, now)).toBe('12');
  const old = entry('workDone', 8, done.detail);
  expect(reopenableItem(old, { ...file, timeline: [old] }, now)).toBeNull();
});

test('a review that was closed can be taken back, but not that somebody without a code was called', () => {
  const reviewed = (item: string) => entry('reviewed', 1, { item, itemId: '13' });
  const offered = (told: TimelineEntry) => reopenableItem(told, { ...file, timeline: [told] }, now);
  expect(['wrongAmount', 'callPatient', 'contactUnproven'].map((item) => offered(reviewed(item)))).toEqual(['13', '13', null]);
});

test('only the last word about it, and nothing that is open again', () => {
  const again = entry('workDone', 0, done.detail);
  const timeline = [done, entry('workReopened', 0.5, { item: 'noteToPass' }), again];
  expect([done, again].map((each) => reopenableItem(each, { ...file, timeline }, now))).toEqual([null, '12']);
  expect(reopenableItem(done, { ...file, items: [{ kind: 'noteToPass' }] }, now)).toBeNull();
});

test('what was noted before items had a number in it offers nothing, nor does another act', () => {
  for (const other of [entry('workDone', 1, { item: 'noteToPass' }), entry('retried', 1, done.detail)])
    expect(reopenableItem(other, { ...file, timeline: [other] }, now)).toBeNull();
});

test.each([
  ['the visit was moved', 'noteToPass', { movedTo: 'a0' }, true],
  ['it was cancelled since', 'noteToPass', { cancelledAt: daysAgo(0) }, true],
  ['it was cancelled before: that is what the call is about', 'clinicCancelled', { cancelledAt: daysAgo(2) }, false],
  ['the link is there', 'videoLinkMissing', { videoUrl: 'https://sala.exemplo.pt/1' }, true],
  ['there is no link', 'videoLinkMissing', {}, false],
  ['it is paid', 'unpaidSoon', { paidAt: daysAgo(0) }, true],
  ['it is paid, which says nothing about the note', 'noteToPass', { paidAt: daysAgo(0) }, false],
] as const)('%s', (_, kind, facts, isNeedless) => {
  expect(isNeedlessSince(daysAgo(1), kind, bookedVisit(facts))).toBe(isNeedless);
});
