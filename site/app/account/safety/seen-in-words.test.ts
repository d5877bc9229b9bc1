import { expect, test } from 'vitest';
import { seenInWords } from './seen-in-words.ts';

const now = '2026-11-15';

test('of today only the hour is said', () => {
  expect(seenInWords({ day: now, time: '14:02' }, now, 'pt')).toBe('hoje, às\u00a014:02');
  expect(seenInWords({ day: now, time: '14:02' }, now, 'en')).toBe('today at\u00a014:02');
});

test('of this year the day in words and the hour', () => {
  expect(seenInWords({ day: '2026-11-13', time: '21:40' }, now, 'pt')).toBe('sexta-\u2060feira, 13 de novembro, às\u00a021:40');
});

test('of another year the whole date, so that no one takes it for this one', () => {
  expect(seenInWords({ day: '2025-11-13', time: '21:40' }, now, 'en')).toBe('13 November 2025');
});
