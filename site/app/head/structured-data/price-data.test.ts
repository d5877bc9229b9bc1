import { expect, test } from 'vitest';
import { priceData } from './price-data.ts';

const row = { typeId: 462, name: 'Consulta de Urologia', text: '', inPersonCents: 9000, onlineCents: 7000, to: null };
const exam = { typeId: 471, name: 'Fluxometria urinária', text: 'Mede o jato.', inPersonCents: 4550, onlineCents: null, to: null };
const place = { origin: 'https://clinica.example', path: '/pt/precos', locale: 'pt', title: 'Preços' } as const;

test('every price of the page is an offer of the clinic, and no other', () => {
  const rules = { insurers: [], paying: [], cancelling: [] };
  const [, catalogue] = priceData({ visits: [row], exams: [exam], ...rules }, place, '', { inPerson: 'Na clínica', online: 'Online' });
  const { itemListElement } = catalogue as unknown as { itemListElement: { name: string; price: string; itemOffered: object }[] };
  expect(itemListElement.map(({ name, price }) => [name, price])).toEqual([
    ['Consulta de Urologia, Na clínica', '90.00'],
    ['Consulta de Urologia, Online', '70.00'],
    ['Fluxometria urinária, Na clínica', '45.50'],
  ]);
  expect(itemListElement[2]?.itemOffered).toMatchObject({ '@type': 'Service', provider: { '@id': 'https://clinica.example/#clinica' } });
});
