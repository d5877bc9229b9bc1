import { expect, test } from 'vitest';
import { changedContacts, clinicContacts } from './clinic-contacts.ts';
import { toPhone } from './phone.ts';

const typed = (phone: string) => {
  const kept = toPhone(phone);
  if (!kept.ok) throw new Error(phone);
  return { email: 'ana@exemplo.pt', phone: kept.value };
};

test.each(['912 345 678', '+351 912 345 678', '00351 912345678'])('the clinic gets the Portuguese number %s in nine digits', (phone) => {
  expect(clinicContacts(typed(phone))).toEqual(['ana@exemplo.pt', '912345678']);
});

test.each(['+44 20 7946 0958', '+55 11 91234-5678', '020 7946 0958'])('%s stays with the booking', (phone) => {
  expect(clinicContacts(typed(phone))).toEqual(['ana@exemplo.pt']);
});

test('a number from abroad erases nothing that the clinic knows of a patient', () => {
  expect(changedContacts(typed('+44 20 7946 0958'))).toEqual([]);
  expect(changedContacts(typed('912345678'))).toEqual(['ana@exemplo.pt', '912345678']);
});
