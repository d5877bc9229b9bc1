import { undoEmailDays } from '@clinic/core/identity/accounts/account-link';
import { longestPassword, shortestPassword } from '@clinic/core/identity/passwords/weak-password';
import { expect, test } from 'vitest';
import { passwordMaxCharacters, passwordMinCharacters, undoDays } from './account-figures.ts';

test('the pages name the figures that the rules apply', () => {
  expect([passwordMinCharacters, passwordMaxCharacters, undoDays]).toEqual([shortestPassword, longestPassword, undoEmailDays]);
});
