import { expect, test } from 'vitest';
import { type ProfileFieldName, parseProfileField } from './profile-fields.ts';

test.each<[ProfileFieldName, string, string]>([
  ['name', ' ', 'nameRequired'],
  ['phone', '', 'phoneRequired'],
  ['phone', '12', 'phoneInvalid'],
  ['gender', 'x', 'genderRequired'],
  ['vat', '123456780', 'vatNotValid'],
  ['nSNS', '12', 'snsNumberInvalid'],
  ['nCC', 'x', 'citizenCardInvalid'],
])('%s: “%s” is answered with %s', (field, typed, kind) => {
  expect(parseProfileField(field, typed)).toEqual({ ok: false, error: { kind } });
});

test.each<[ProfileFieldName, string, string]>([
  ['name', '  Rui   Lopes ', 'Rui Lopes'],
  ['phone', '+351 912 345 678', '912345678'],
  ['vat', '123 456 789', '123456789'],
  ['vat', '', ''],
  ['profession', ' Pescador ', 'Pescador'],
])('%s: “%s” is kept as “%s”', (field, typed, value) => {
  expect(parseProfileField(field, typed)).toEqual({ ok: true, value });
});
