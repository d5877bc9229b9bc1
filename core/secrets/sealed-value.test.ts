import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataKeys } from './data-keys.ts';
import { open, type Place, SealedValueError, seal } from './sealed-value.ts';

const secret = () => randomBytes(32).toString('base64');
const old = secret();
const before = dataKeys.parse(`a:${old}`);
const both = dataKeys.parse(`b:${secret()},a:${old}`);
const place: Place = { table: 'bookings', row: 'one', field: 'vat' };
const number = '299999998';

test('what is sealed tells nothing but its key, and opens in its place', () => {
  const sealed = seal(before, place, number);
  expect(sealed).toMatch(/^enc:a:[A-Za-z0-9_-]+$/);
  expect(Buffer.from(sealed.slice(6), 'base64url').toString('latin1')).not.toContain(number);
  expect(open(before, place, sealed)).toBe(number);
  expect(open(before, place, seal(before, place, 'João 🩺 enc:a:x'))).toBe('João 🩺 enc:a:x');
});

test.each<Partial<Place>>([{ field: 'nSNS' }, { row: 'two' }, { table: 'booking_drafts' }])(
  'moved to %j it does not open, and looks different there from the start',
  (other) => {
    const sealed = seal(before, place, number);
    expect(() => open(before, { ...place, ...other }, sealed)).toThrow(SealedValueError);
    expect(seal(before, { ...place, ...other }, number)).not.toBe(sealed);
  },
);

test('changed in any byte it does not open, and the error holds nothing of it', () => {
  const [, , encoded = ''] = seal(before, place, number).split(':');
  const bytes = Buffer.from(encoded, 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    const text = `enc:a:${changed.toString('base64url')}`;
    expect(() => open(before, place, text), `byte ${index}`).toThrow('does not open under data key "a"');
  }
  expect(() => open(before, place, 'enc:a:AAAA')).toThrow(SealedValueError);
});

test('the same value in the same place is sealed to the same text, so that a query can compare', () => {
  expect(seal(before, place, number)).toBe(seal(before, place, number));
  expect(seal(before, place, number)).not.toBe(seal(before, place, '299999999'));
});

test('after a change of keys old values still open, and new ones are under the new key', () => {
  expect(open(both, place, seal(before, place, number))).toBe(number);
  expect(seal(both, place, number)).toMatch(/^enc:b:/);
});

test('a key that was taken away too early is named', () => {
  expect(() => open(before, place, seal(both, place, number))).toThrow(
    'a value in bookings.vat is sealed under data key "b", which DATA_KEYS does not hold',
  );
});

test('empty stays empty, and what was stored before there were keys opens as itself', () => {
  expect(seal(before, place, '')).toBe('');
  expect(open(before, place, number)).toBe(number);
});
