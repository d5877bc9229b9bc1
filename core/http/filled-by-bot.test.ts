import { expect, test } from 'vitest';
import { isFilledByBot } from './filled-by-bot.ts';

test('what fills in the hidden field, or answers at once, is a bot', () => {
  expect(isFilledByBot({ trap: 'https://exemplo.pt', ageSeconds: null })).toBe(true);
  expect(isFilledByBot({ trap: '', ageSeconds: 0.3 })).toBe(true);
  expect(isFilledByBot({ trap: '', ageSeconds: 20 })).toBe(false);
});

test('a form without a time, or from a clock that runs ahead, is a person’s', () => {
  expect(isFilledByBot({ trap: '', ageSeconds: null })).toBe(false);
  expect(isFilledByBot({ trap: '', ageSeconds: -4 })).toBe(false);
});
