import { expect, test } from 'vitest';
import { mayOpenEarlier, parseWishes, placeFor, type WaitingWishes } from './waiting-wishes.ts';

test('wishes are read only where every question has an answer that was offered', () => {
  const given = { doctor: 'any', weekdays: ['0', '3', '9'], parts: ['morning', 'night'], notice: '24' };
  expect(parseWishes(given)).toEqual({ anyDoctor: true, weekdays: [0, 3], dayParts: ['morning'], noticeHours: 24 });
  for (const wrong of [{ doctor: '' }, { weekdays: [] }, { parts: ['night'] }, { notice: '1' }])
    expect(parseWishes({ ...given, ...wrong })).toBeNull();
});

test('the place is for the doctor who has the visit, and for the others that were asked for, each once', () => {
  const earlierWishes: WaitingWishes = { anyDoctor: true, doctorIds: [], weekdays: [0], dayParts: ['morning'], noticeHours: 24 };
  expect(placeFor({ doctorId: 201, earlierWishes })).toEqual({ ...earlierWishes, doctorIds: [201] });
  expect(placeFor({ doctorId: 201, earlierWishes: { ...earlierWishes, doctorIds: [203, 201] } })?.doctorIds).toEqual([201, 203]);
  expect(placeFor({ doctorId: 201, earlierWishes: null })).toBeNull();
});

// 19 November 2026 is a Thursday.
test.each([
  ['the day after tomorrow', '2026-11-19T10:00Z', '2026-11-21T10:00Z', true],
  ['tomorrow, asked in the morning: today is left', '2026-11-19T10:00Z', '2026-11-20T10:00Z', true],
  ['tomorrow, asked late in the evening', '2026-11-19T21:00Z', '2026-11-20T10:00Z', false],
  ['the same day', '2026-11-19T08:00Z', '2026-11-19T18:00Z', false],
  ['Monday, asked on Saturday', '2026-11-21T10:00Z', '2026-11-23T10:00Z', false],
  ['Tuesday, asked on Saturday', '2026-11-21T10:00Z', '2026-11-24T10:00Z', true],
  ['a day that is over', '2026-11-19T10:00Z', '2026-11-18T10:00Z', false],
])('an earlier working day before %s', (_, now, startsAt, expected) =>
  expect(mayOpenEarlier(new Date(startsAt), new Date(now))).toBe(expected),
);
