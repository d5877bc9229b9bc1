import { expect, test } from 'vitest';
import { parsePatientContact } from './patient-contact.ts';

test('tells an e-mail from a tax number by its shape', () => {
  expect(parsePatientContact(' Antonio@Exemplo.pt ')).toEqual({ ok: true, value: { kind: 'email', value: 'antonio@exemplo.pt' } });
  expect(parsePatientContact('PT 123 456 789')).toEqual({ ok: true, value: { kind: 'vat', value: '123456789' } });
});

test.each(['', 'antonio', 'antonio@', '123456788', '912345678901'])('takes %j for neither', (typed) => {
  expect(parsePatientContact(typed)).toEqual({ ok: false, error: { kind: 'contactInvalid' } });
});
