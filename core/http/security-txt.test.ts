import { expect, test } from 'vitest';
import { securityTxt, securityTxtTrouble } from './security-txt.ts';

const known = { contacts: ['mailto:seguranca@clinica.pt', 'tel:+351-210-000-000'], expiresAt: new Date('2027-11-01T00:00:00Z') };
const origin = 'https://www.clinica.pt';

test('names the contacts in their order, the last day, the languages and its own address', () => {
  expect(securityTxt(known, origin, new Date('2026-11-19'))).toBe(
    `Contact: mailto:seguranca@clinica.pt
Contact: tel:+351-210-000-000
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: pt, en
Canonical: https://www.clinica.pt/.well-known/security.txt
`,
  );
});

test('there is no file past its day, nor without a contact', () => {
  expect(securityTxt(known, origin, known.expiresAt)).toBeNull();
  expect(securityTxt({ ...known, contacts: [] }, origin, new Date('2026-11-19'))).toBeNull();
});

test('what is missing, past its day or within a month of it is told', () => {
  expect(securityTxtTrouble(null, new Date('2026-11-19'))).toBe('missing');
  expect(securityTxtTrouble(known, new Date('2026-11-19'))).toBeNull();
  expect(securityTxtTrouble(known, new Date('2027-10-03'))).toBe('expiresSoon');
  expect(securityTxtTrouble(known, new Date('2027-11-02'))).toBe('expired');
});
