import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPatient } from './patient-form.ts';

const today = '2027-03-01';
const nothing = {
  name: '',
  email: ' ',
  phone: '',
  birthDate: { day: '', month: '', year: '' },
  gender: '',
  vat: '',
  nSNS: '',
  nCC: '',
  profession: '',
  note: '',
};
const somebody = {
  ...nothing,
  name: ' Ana  Exemplo ',
  email: 'ana@exemplo.pt',
  phone: '+351 912 345 678',
  birthDate: { day: '4', month: '3', year: '1958' },
  gender: 'feminino',
};

test('an empty form asks for name, e-mail, phone, birth date and gender, in the order of the fields, and for nothing else', () =>
  expect(checkPatient(nothing, today)).toEqual({
    ok: false,
    error: [
      { field: 'name', kind: 'nameRequired' },
      { field: 'email', kind: 'emailRequired' },
      { field: 'phone', kind: 'phoneRequired' },
      { field: 'birthDate', kind: 'birthDateRequired' },
      { field: 'gender', kind: 'genderRequired' },
    ],
  }));

test('those five are enough, and come out tidy', () =>
  expect(checkPatient(somebody, today)).toEqual({
    ok: true,
    value: {
      name: 'Ana Exemplo',
      email: 'ana@exemplo.pt',
      phone: '912345678',
      birthDate: '1958-03-04',
      gender: 'feminino',
      vat: '',
      nSNS: '',
      nCC: '',
      profession: '',
      note: '',
    },
  }));

test.each([
  ['email', 'emailInvalid', { email: 'ana@' }],
  ['phone', 'phoneInvalid', { phone: '1234' }],
  ['birthDate', 'birthDateInvalid', { birthDate: { day: '30', month: '2', year: '1958' } }],
  ['gender', 'genderInvalid', { gender: 'x' }],
  ['vat', 'vatNotValid', { vat: '123456780' }],
  ['nSNS', 'snsNumberInvalid', { nSNS: '12' }],
  ['nCC', 'citizenCardInvalid', { nCC: '000000000ZZ5' }],
])('a wrong %s is named: %s', (field, kind, wrong) =>
  expect(checkPatient({ ...somebody, ...wrong }, today)).toEqual({ ok: false, error: [{ field, kind }] }),
);

test('numbers that are given are kept in one form', () =>
  expect(checkPatient({ ...somebody, vat: '123 456 789', nSNS: '123 456 780', nCC: '00000000 0 zz4' }, today)).toMatchObject({
    value: { vat: '123456789', nSNS: '123456780', nCC: '000000000ZZ4' },
  }));

const typed = fc.string({ unit: 'grapheme' });

test('whatever is typed, nothing is thrown and a name stays on one line', () =>
  fc.assert(
    fc.property(fc.record({ name: typed, email: typed, phone: typed, gender: typed, vat: typed, nSNS: typed, nCC: typed }), (fields) => {
      checkPatient({ ...somebody, ...fields }, today);
      const named = checkPatient({ ...somebody, name: `${fields.name}\r\nx` }, today);
      expect(named.ok && named.value.name).not.toMatch(/[\r\n]/);
    }),
  ));
