import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const digest = (text: string) =>
  createHash('sha256')
    .update((qrCode(text) ?? []).map((row) => row.map(Number).join('')).join('\n'))
    .digest('hex');

/** The expected hashes are of pictures that zbarimg read back byte for byte. */
test.each([
  ['curto', '79a8e7674c31dc4fffa74d1aa13ca764a777b1eee4a289256cfc1d774068bec1'],
  ['x'.repeat(213), 'f8a692e420006d88c10e55f6fb2f048c68ad07db0d7c3f134adf4ff3fc04aae2'],
])('the QR code of %j matches the one that was verified', (text, expected) => {
  expect(digest(text)).toBe(expected);
});

test('a text that does not fit is not drawn', () => {
  expect(qrCode('x'.repeat(214))).toBeNull();
});
