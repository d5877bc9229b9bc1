import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';
import { parsePhone } from './phone.ts';

test('no e-mail that is taken can carry a second one, a line end or a name', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.emailAddress(),
        fc.tuple(fc.emailAddress(), fc.string()).map((parts) => parts.join('')),
      ),
      (typed) => {
        const read = parseEmail(typed);
        if (read.ok) expect(read.value).toMatch(/^[^\s<>,;:"()[\]\\]+@[a-z0-9.-]+$/i);
      },
    ),
    { numRuns: 2_000 },
  ));

test('no telephone number that is taken holds anything but digits and a plus', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ().\-/a]{0,24}$/)), (typed) => {
      const read = parsePhone(typed);
      if (read.ok) expect(read.value).toMatch(/^\+?\d{9,15}$/);
    }),
    { numRuns: 2_000 },
  ));

test.each([
  ['letters before the sign', `${'a'.repeat(50_000)}@`],
  ['dots after it', `a@${'a.'.repeat(25_000)}`],
  ['dashes in a label', `a@a${'-'.repeat(50_000)}`],
  ['labels without an end', `a@${`${'a'.repeat(62)}.`.repeat(800)}-`],
])('an address of %s is refused at once', (_, typed) => {
  const startedAt = performance.now();
  expect(parseEmail(typed).ok).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(50);
});
