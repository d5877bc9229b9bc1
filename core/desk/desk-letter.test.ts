import { expect, test } from 'vitest';
import { mailFaces } from '../mail/mail-faces.ts';
import { deskLetter } from './desk-letter.ts';

const contact = {
  name: 'Clínica Exemplo',
  phone: '+351 210 000 000',
  phoneNote: 'Chamada para a rede fixa nacional',
  email: 'geral@exemplo.pt',
};

test('the letter greets, says it in paragraphs, and tells how to answer', () => {
  const letter = deskLetter('O médico atrasou-se.\n\nPode vir às 11:00?', { locale: 'pt', name: 'Albano Exemplo', contact });
  expect(letter.text).toBe(
    'Olá, Albano.\n\nO médico atrasou-se.\n\nPode vir às 11:00?\n\nPara responder, ligue +351 210 000 000 (Chamada para a rede fixa nacional) ou escreva para geral@exemplo.pt.\n\nClínica Exemplo',
  );
  expect(letter.subject).toBe('Mensagem sobre a sua marcação');
  expect(letter.html).toContain('lang="pt"');
});

test('in the patient’s language, and what looks like markup stays words', () => {
  const { subject, html } = deskLetter('<script>alert(1)</script> & more', { locale: 'en', name: '<b>Ann</b>', contact });
  expect(subject).toBe('A message about your booking');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
});

test('all of it is set in the face of the other letters', () => {
  const { html } = deskLetter('Pode vir às 11:00?', { locale: 'pt', name: 'Albano Exemplo', contact });
  expect([...html.matchAll(/font-family:([^;"]+)/g)].map(([, face]) => face)).toEqual([mailFaces.read]);
});
