import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedLink } from '../secrets/signed-link.ts';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { readFormPass, writeFormPass } from './form-pass.ts';
import { parsePlainJson, withoutControls } from './plain-text.ts';

const now = new Date('2026-11-16T10:00:00Z');
const secret = 'only-for-tests-only-for-tests-32';
const id = '00000000-0000-4000-8000-000000000001';
/** One character of the real thing replaced, left out or added. */
const bent = (real: string) =>
  fc
    .tuple(fc.nat(real.length - 1), fc.string({ unit: 'binary', maxLength: 2 }), fc.boolean())
    .map(([at, put, keeps]) => real.slice(0, at) + put + real.slice(keeps ? at : at + 1))
    .filter((other) => other !== real);

test('a form’s pass that was bent anywhere, or made up, opens nothing', () => {
  const pass = writeFormPass(secret, 'secondOpinion', now, id);
  expect(readFormPass(secret, ['secondOpinion'], pass, now)).not.toBeNull();
  fc.assert(
    fc.property(fc.oneof(bent(pass), fc.string({ unit: 'binary' })), (other) => {
      expect(readFormPass(secret, ['secondOpinion'], other, now)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('neither does a link of a letter', () => {
  const { writeToken, readToken } = signedLink('fuzz');
  const token = writeToken(testDataKeys, id);
  expect(readToken(testDataKeys, token)).toBe(id);
  fc.assert(
    fc.property(fc.oneof(bent(token), fc.string({ unit: 'binary' })), (other) => {
      expect(readToken(testDataKeys, other)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('whatever arrives as JSON is read or is nothing, without control characters, and changes no object of ours', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('{"__proto__":{"isAdmin":true}}')), (text) => {
      const read = parsePlainJson(text);
      if (typeof read === 'string') expect(read).toBe(withoutControls(read));
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    }),
  ));
