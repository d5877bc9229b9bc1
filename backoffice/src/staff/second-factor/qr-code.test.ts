import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const digest = (text: string) =>
  createHash('sha256')
    .update((qrCode(text) ?? []).map((row) => row.map(Number).join('')).join('\n'))
    .digest('hex');

/** These were read back with zbarimg, byte for byte. */
test.each([
  ['curto', '79a8e7674c31dc4fffa74d1aa13ca764a777b1eee4a289256cfc1d774068bec1'],
  ['x'.repeat(213), 'f8a692e420006d88c10e55f6fb2f048c68ad07db0d7c3f134adf4ff3fc04aae2'],
])('the picture of %j is the one that a reader has read', (text, expected) => {
  expect(digest(text)).toBe(expected);
});

test('what does not fit is not drawn', () => {
  expect(qrCode('x'.repeat(214))).toBeNull();
});
