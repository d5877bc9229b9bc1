import { mailFaces } from '@clinic/core/mail/mail-faces';
import { expect, test } from 'vitest';
import { label } from '../language/label.ts';
import { staffMail } from './staff-mail.ts';

test('a mail to staff is set in the face of the other letters', () => {
  const words = { subject: label('Rever até 17/11', 'Review by 17/11'), paragraphs: [label('Faltam 2 dias.', '2 days are left.')] };
  const { html } = staffMail({ email: 'editora@exemplo.pt', nome: 'Ana', idioma: 'pt' }, words);
  expect([...html.matchAll(/font-family:([^;"]+)/g)].map(([, face]) => face)).toEqual([mailFaces.read]);
});
