import { expect, test } from 'vitest';
import { compactAfterPx, isCompactAt } from './compact.ts';

test('the header shrinks after more than 70 px, not at 70', () => {
  expect(compactAfterPx).toBe(70);
  expect(isCompactAt(0)).toBe(false);
  expect(isCompactAt(70)).toBe(false);
  expect(isCompactAt(70.5)).toBe(true);
  expect(isCompactAt(71)).toBe(true);
});
