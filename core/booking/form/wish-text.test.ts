import { expect, test } from 'vitest';
import { parseWishText, shownWish, wishProblems, wishText } from './wish-text.ts';

const form = (...fields: [string, string][]) => {
  const sent = new FormData();
  for (const [name, value] of fields) sent.append(name, value);
  return sent;
};
const everything: [string, string][] = [
  ...[0, 1, 2, 3, 4].map((day): [string, string] => ['day', String(day)]),
  ...(['morning', 'afternoon'] as const).map((part): [string, string] => ['part', part]),
  ...([
    ['notice', '24'],
    ['doctor', 'same'],
  ] as [string, string][]),
];

test('nothing is wished for without the tick, whatever else the form holds', () => {
  expect(wishText(form(...everything))).toBe('');
  expect(wishText(form(['earlier', 'yes'], ...everything))).toBe('same 0,1,2,3,4 morning,afternoon 24');
});

test('what is not one of the choices is left out, and a wish without any day is none', () => {
  const text = wishText(
    form(['earlier', 'yes'], ['doctor', 'same 0'], ['doctor', 'any'], ['day', '9'], ['part', 'morning'], ['notice', '24']),
  );
  expect(text).toBe('any  morning 24');
  expect(parseWishText(text)).toBeNull();
  expect(wishProblems(text)).toEqual([{ field: 'day-0', kind: 'earlierIncomplete' }]);
  expect(shownWish(text, false)).toEqual({ anyDoctor: true, weekdays: [], dayParts: ['morning'], noticeHours: 24 });
});

test('before anybody has answered every hour will do, with the doctor that was chosen, if one was', () => {
  const all = { weekdays: [0, 1, 2, 3, 4], dayParts: ['morning', 'afternoon'], noticeHours: 24 };
  expect(shownWish('', false)).toEqual({ anyDoctor: false, ...all });
  expect(shownWish('', true)).toEqual({ anyDoctor: true, ...all });
});

test('what was left out is told with the box where it is given; a whole wish and none are right', () => {
  const fieldOf = (text: string) => wishProblems(text).map(({ field }) => field);
  expect(fieldOf('same 0  24')).toEqual(['part-morning']);
  expect(fieldOf(' 0 morning 24')).toEqual(['doctor']);
  expect([fieldOf('same 0 morning 24'), fieldOf('')]).toEqual([[], []]);
});
