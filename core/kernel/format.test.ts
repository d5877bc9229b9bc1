import { expect, test } from 'vitest';
import { fileSize } from './format.ts';

test('a file size is said in the largest unit that fits, with the decimal sign of the language', () => {
  expect(fileSize(2_300_000, 'pt')).toBe('2,2 MB');
  expect(fileSize(2_300_000, 'en')).toBe('2.2 MB');
  expect(fileSize(20_480, 'pt')).toBe('20 KB');
});
