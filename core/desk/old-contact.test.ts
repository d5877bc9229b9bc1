import { expect, test } from 'vitest';
import { oldContacts } from './old-contact.ts';
import { bookedVisit } from './testing/sample-booking.ts';

const { patient } = bookedVisit();
const former = (value: string) => ({ whose: 'patient' as const, value, until: '2026-11-17T10:00:00Z', by: 'Rita do Balcão' });
const corrected = (...values: string[]) => ({ patient: { ...patient, formerContacts: values.map(former) }, bookedBy: null });

test('a corrected e-mail and a corrected number are old', () => {
  expect(oldContacts(corrected('Albamo@exemplo.pt', '910000002'))).toEqual([
    { by: 'email', email: 'albamo@exemplo.pt' },
    { by: 'phone', phone: '910000002' },
  ]);
});

test('one that somebody of the booking has again, in whatever case, is not', () => {
  expect(oldContacts(corrected('ALBANO@exemplo.pt'))).toEqual([]);
  const booker = { name: 'Rosa Exemplo', email: 'rosa@exemplo.pt', phone: '910000009' };
  expect(oldContacts({ ...corrected('rosa@exemplo.pt'), bookedBy: booker })).toEqual([]);
});

test('where nothing was corrected nothing is old', () => {
  expect(oldContacts({ patient, bookedBy: null })).toEqual([]);
});
