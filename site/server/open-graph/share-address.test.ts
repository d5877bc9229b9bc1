import { expect, test } from 'vitest';
import { pageOfShareAddress, shareAddress } from './share-address.ts';

test.each(['/pt', '/en', '/pt/problemas/tumor-do-rim', '/en/blog/drinking-water'])('the picture of %s leads back to it', (path) => {
  expect(pageOfShareAddress(shareAddress(path))).toBe(path);
});

test.each(['/og/fr.png', '/og/.png', '/og/pt/../x', '/og/pt/problemas'])('%s is no picture of ours', (address) => {
  expect(pageOfShareAddress(address)).toBeUndefined();
});
