import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import { sampleLibrary } from '../library/sample-library.ts';
import { readMenu } from './menu.ts';

const menu = {
  problemas: [
    { title: 'Prostate cancer', nome_simples: 'High PSA', destino: { relationTo: 'problemas', value: 1 } },
    { title: 'Other diseases', url: '/en/problems/other-diseases' },
    { title: 'Without a page' },
    { title: '', destino: { relationTo: 'problemas', value: 1 } },
  ],
  tratamentos: [
    {
      title: 'Prostate cancer',
      destino: { relationTo: 'tratamentos_pp', value: 1 },
      children: [{ title: '4D brachytherapy', destino: { relationTo: 'tratamentos', value: 1 } }],
    },
    { title: 'Medical therapy', destino: { relationTo: 'tratamentos', value: 2 } },
  ],
  sobre_nos: [{ title: 'Complaints book', url: 'https://www.livroreclamacoes.pt/' }],
  contactos: [{ title: 'Contacts', url: '/en/contacts' }],
};
const english = () => readMenu(sampleLibrary(sampleBook, { menu }), 'en');

test('an item without words or without a page in the language is left out', () => {
  const { problemas, tratamentos, analises } = english();
  expect(problemas.map(({ title }) => title)).toEqual(['Prostate cancer', 'Other diseases']);
  expect(tratamentos.map(({ title }) => title)).toEqual(['Prostate cancer']);
  expect(analises).toEqual([]);
});

test('an English item still names its subject by the Portuguese slug', () => {
  const { problemas, tratamentos } = english();
  expect(problemas.map(({ subject }) => subject)).toEqual(['cancro-da-prostata', 'outras-doencas']);
  expect(tratamentos[0]?.children[0]).toMatchObject({
    href: '/en/treatments/prostate-cancer/4d-brachytherapy',
    subject: 'braquiterapia-4d',
  });
});

test('an address of another site opens in a new tab and has no subject', () => {
  const { sobre_nos } = english();
  expect(sobre_nos[0]).toMatchObject({ newTab: true, subject: '' });
});
