import { expect, test } from 'vitest';
import { comparableEmail, maskedEmail, parseEmail } from './email.ts';

test.each([' ana@exemplo.pt ', 'ana.silva+consulta@mail.exemplo.co.uk', "o'neill@exemplo.pt"])('“%s” is a valid e-mail address', (typed) =>
  expect(parseEmail(typed)).toEqual({ ok: true, value: typed.trim() }),
);

test.each([
  '',
  'ana',
  'ana@',
  '@exemplo.pt',
  'ana@exemplo',
  'ana@exemplo..pt',
  'ana@-exemplo.pt',
  'ana silva@exemplo.pt',
  'ana@exemplo.pt, rui@exemplo.pt',
  'ana@exemplo.pt\nBcc: rui@exemplo.pt',
  'Ana <ana@exemplo.pt>',
  `${'a'.repeat(250)}@exemplo.pt`,
])('“%s” is not a valid e-mail address', (typed) => expect(parseEmail(typed)).toEqual({ ok: false, error: { kind: 'emailInvalid' } }));

test('the same address in capitals is the same person', () => {
  expect(comparableEmail(' Joaquim@Exemplo.PT ')).toBe('joaquim@exemplo.pt');
  expect(comparableEmail('joaquim')).toBeNull();
});

test.each([
  ['joaquim.tavares@exemplo.pt', 'jo…@exemplo.pt'],
  ['ana@exemplo.pt', 'an…@exemplo.pt'],
  ['a@exemplo.pt', '…@exemplo.pt'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
