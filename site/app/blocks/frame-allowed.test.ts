import { expect, test } from 'vitest';
import { frameAllowed } from './frame-allowed.ts';

const page = '/pt/pacientes-internacionais-ou-fora-de-lisboa';

test('a page that came as a document may frame what its policy names', () =>
  expect(frameAllowed(page, `https://clinica.pt${page}?origem=carta#como-funciona`)).toBe(true));

test('a page reached from another one has that one’s policy', () => expect(frameAllowed(page, 'https://clinica.pt/pt')).toBe(false));

test('a page with a form frames nothing of others', () =>
  expect(frameAllowed('/pt/contactos', 'https://clinica.pt/pt/contactos')).toBe(false));

test('a browser that does not say where the document came from frames nothing', () => expect(frameAllowed(page, undefined)).toBe(false));
