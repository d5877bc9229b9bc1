import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataKeys } from './data-keys.ts';
import { DecryptionError, decrypt, encrypt, type ValuePlace } from './encrypted-value.ts';

const secret = () => randomBytes(32).toString('base64');
const old = secret();
const before = dataKeys.parse(`a:${old}`);
const both = dataKeys.parse(`b:${secret()},a:${old}`);
const place: ValuePlace = { table: 'bookings', row: 'one', field: 'vat' };
const number = '299999998';

test('what is encrypted tells nothing but its key, and opens in its place', () => {
  const encrypted = encrypt(before, place, number);
  expect(encrypted).toMatch(/^enc:a:[A-Za-z0-9_-]+$/);
  expect(Buffer.from(encrypted.slice(6), 'base64url').toString('latin1')).not.toContain(number);
  expect(decrypt(before, place, encrypted)).toBe(number);
  expect(decrypt(before, place, encrypt(before, place, 'João 🩺 enc:a:x'))).toBe('João 🩺 enc:a:x');
});

test.each<Partial<ValuePlace>>([{ field: 'nSNS' }, { row: 'two' }, { table: 'booking_drafts' }])(
  'moved to %j it does not open, and looks different there from the start',
  (other) => {
    const encrypted = encrypt(before, place, number);
    expect(() => decrypt(before, { ...place, ...other }, encrypted)).toThrow(DecryptionError);
    expect(encrypt(before, { ...place, ...other }, number)).not.toBe(encrypted);
  },
);

test('changed in any byte it does not open, and the error holds nothing of it', () => {
  const [, , encoded = ''] = encrypt(before, place, number).split(':');
  const bytes = Buffer.from(encoded, 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    const text = `enc:a:${changed.toString('base64url')}`;
    expect(() => decrypt(before, place, text), `byte ${index}`).toThrow('does not open under data key "a"');
  }
  expect(() => decrypt(before, place, 'enc:a:AAAA')).toThrow(DecryptionError);
});

test('the same value in the same place is encrypted to the same text, so that a query can compare', () => {
  expect(encrypt(before, place, number)).toBe(encrypt(before, place, number));
  expect(encrypt(before, place, number)).not.toBe(encrypt(before, place, '299999999'));
});

test('after a change of keys old values still open, and new ones are under the new key', () => {
  expect(decrypt(both, place, encrypt(before, place, number))).toBe(number);
  expect(encrypt(both, place, number)).toMatch(/^enc:b:/);
});

test('a key that was taken away too early is named', () => {
  expect(() => decrypt(before, place, encrypt(both, place, number))).toThrow(
    'a value in bookings.vat is encrypted under data key "b", which DATA_KEYS does not hold',
  );
});

test('empty stays empty, and what was stored before there were keys opens as itself', () => {
  expect(encrypt(before, place, '')).toBe('');
  expect(decrypt(before, place, number)).toBe(number);
});
