import { expect, test } from 'vitest';
import { parsePhone } from '../../personal-data/phone.ts';
import { contactsClinicAccepts, contactsToSend } from './clinic-contacts.ts';

const typed = (phone: string) => {
  const kept = parsePhone(phone);
  if (!kept.ok) throw new Error(phone);
  return { email: 'ana@exemplo.pt', phone: kept.value };
};

test.each(['912 345 678', '+351 912 345 678', '00351 912345678'])('the clinic gets the Portuguese number %s in nine digits', (phone) => {
  expect(contactsClinicAccepts(typed(phone))).toEqual(['ana@exemplo.pt', '912345678']);
});

test.each(['+44 20 7946 0958', '+55 11 91234-5678', '020 7946 0958'])('%s stays in the booking and is not sent to the clinic', (phone) => {
  expect(contactsClinicAccepts(typed(phone))).toEqual(['ana@exemplo.pt']);
});

test('what is on file already, however it is spelled, is no reason to send anything', () => {
  expect(contactsToSend(['+351 912 345 678', 'Ana@Exemplo.pt', '210000000'], typed('912345678'))).toEqual([]);
});

test('a new contact comes first, and all that the clinic knew stays behind it', () => {
  const onFile = ['ana.antiga@exemplo.pt', '+351 910 000 000', '210000000'];
  expect(contactsToSend([...onFile, 'ana@exemplo.pt'], typed('912345678'))).toEqual([
    ...['912345678', 'ana.antiga@exemplo.pt', '910000000', '210000000', 'ana@exemplo.pt'],
  ]);
  expect(contactsToSend([], typed('912345678'))).toEqual(['ana@exemplo.pt', '912345678']);
});

test('a number from abroad is never sent and erases nothing, and a corrected e-mail is sent all the same', () => {
  expect(contactsToSend(['ana@exemplo.pt', '910000000'], typed('+44 20 7946 0958'))).toEqual([]);
  expect(contactsToSend(['anna@exemplo.pt', '910000000'], typed('+44 20 7946 0958'))).toEqual([
    ...['ana@exemplo.pt', 'anna@exemplo.pt', '910000000'],
  ]);
});

test.each(['+44 20 7946 0958', 'filha: 912 345 678'])(
  'a record with “%s”, which the clinic would reject, keeps its list of contacts',
  (other) => {
    expect(contactsToSend([other], typed('912345678'))).toEqual([]);
  },
);
