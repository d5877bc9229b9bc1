import type { BookingLetter } from '@clinic/core/desk/desk-store';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lastReturn, ReturnedLetters } from './returned-letter.tsx';

const returned = { at: new Date('2026-11-18T09:30:00Z'), status: '5.1.1' };
const letter = (day: number, more: Partial<BookingLetter> = {}): BookingLetter => ({
  ...{ id: String(day), recipient: 'albano@exemplo.pt', subject: 'Consulta', sentAt: null, returned: null },
  queuedAt: new Date(Date.UTC(2026, 10, day)),
  ...more,
});

test('an address whose last letter came back is warned of, until another has not come back', () => {
  expect(lastReturn([letter(1), letter(2, { returned })], 'Albano@exemplo.pt')).toEqual(returned);
  expect(lastReturn([letter(3), letter(2, { returned })], 'albano@exemplo.pt')).toBeNull();
  expect(lastReturn([letter(2, { returned })], 'outra@exemplo.pt'), 'another address').toBeNull();
});

test('the warning says which address, when and why', () => {
  const sent = [letter(2, { returned })];
  const shown = (language: string) =>
    renderToStaticMarkup(<ReturnedLetters sent={sent} addresses={['albano@exemplo.pt']} language={language} />);
  expect(shown('pt')).toContain('O último e-mail para albano@exemplo.pt voltou (18/11/2026 09:30): o endereço não existe');
  expect(shown('en')).toContain('The last e-mail to albano@exemplo.pt came back (18/11/2026 09:30): the address does not exist');
});
