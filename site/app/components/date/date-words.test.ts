import { expect, test } from 'vitest';
import { dateInWords, dayInWords, shortWeekday } from './date-words.ts';
import { slotInShort, slotInWords } from './slot-words.ts';

test('dates are written in words, so that the day cannot be taken for the month', () => {
  expect(dateInWords('2026-11-07', 'pt')).toBe('7 de novembro de 2026');
  expect(dateInWords('2026-11-07', 'en')).toBe('7 November 2026');
});

test('a day is named by its weekday', () => {
  expect(dayInWords('2026-11-17', 'pt')).toBe('terça-\u2060feira, 17 de novembro');
  expect(dayInWords('2026-11-17', 'en')).toBe('Tuesday, 17 November');
  expect(shortWeekday('2026-11-21', 'pt')).toBe('sáb.');
  expect(shortWeekday('2026-11-21', 'en')).toBe('Sat');
});

test('a chosen slot is repeated in words, and in short on the button', () => {
  expect(slotInWords('2026-11-19', '15:30', 'pt')).toBe('quinta-\u2060feira, 19 de novembro, às\u00a015:30');
  expect(slotInShort('2026-11-19', '15:30', 'pt')).toBe('qui. 19, 15:30');
  expect(slotInShort('2026-11-19', '15:30', 'en')).toBe('Thu 19, 15:30');
});

test('the last hour of a day stays on that day', () => {
  expect(dayInWords('2026-03-29', 'pt')).toBe('domingo, 29 de março');
  expect(dayInWords('2026-10-25', 'en')).toBe('Sunday, 25 October');
});
