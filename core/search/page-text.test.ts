import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const text = (words: string) => ({ type: 'text', text: words, format: 0 });
const rich = (...children: object[]) => ({ root: { type: 'root', children } });

const page = {
  id: 12,
  titulo: { pt: 'Tumor do rim', en: 'Kidney tumour' },
  slug: { pt: 'tumor-do-rim', en: 'kidney-tumour' },
  quiz: 'sintomas',
  data_revisao: '2026-11-03T00:00:00.000Z',
  meta: { title: { pt: 'Tumor do rim: o que é', en: null }, description: { pt: 'Descrição.', en: 'Description.' } },
  excerto: { pt: 'Em poucas palavras.', en: null },
  o_que_e_titulo: { pt: 'O que é', en: 'What it is' },
  o_que_e_texto: {
    pt: rich(
      {
        type: 'paragraph',
        children: [text('Um '), { type: 'link', fields: { url: 'https://a.exemplo' }, children: [text('nódulo')] }, text(' cresce.')],
      },
      { type: 'heading', tag: 'h3', children: [text('Benigno ou não')] },
      {
        type: 'list',
        children: [
          { type: 'listitem', children: [text('Primeiro')] },
          { type: 'listitem', children: [text('Segundo')] },
        ],
      },
      { type: 'upload', relationTo: 'media', value: 7 },
    ),
    en: null,
  },
  sintomas_quadro: { titulo: { pt: 'Sinais', en: 'Signs' }, sintomas: [{ id: 'a1', titulo: { pt: 'Sangue', en: 'Blood' } }] },
  blocos: [
    {
      blockType: 'conteudo',
      ancora: 'onde',
      href: { pt: '/pt/contactos' },
      texto: { pt: rich({ type: 'paragraph', children: [text('No bloco.')] }) },
    },
  ],
  cta_texto: { pt: 'Marque consulta.', en: 'Book.' },
  referencias: [{ fonte: { pt: 'European Association', en: 'European Association' }, url: 'https://uroweb.org' }],
};

test('all words of the language are found, headings apart, each line for itself', () => {
  expect(pageText(page, 'pt')).toEqual({
    title: 'Tumor do rim',
    headings: ['Tumor do rim: o que é', 'O que é', 'Benigno ou não', 'Sinais', 'Sangue', 'Descrição.'],
    summary: 'Em poucas palavras.',
    body: 'Em poucas palavras.\nO que é\nUm nódulo cresce.\nBenigno ou não\nPrimeiro\nSegundo\nSinais\nSangue\nNo bloco.',
  });
});

test('numbers, choices, addresses, sources and invitations to book are no words of the page', () => {
  const all = JSON.stringify(pageText(page, 'pt'));
  expect(all).not.toMatch(/sintomas|2026|conteudo|exemplo|contactos|European|Marque|onde|a1/);
});

test('what is missing in a language is missing; without a summary the description stands for it', () => {
  expect(pageText(page, 'en')).toMatchObject({ title: 'Kidney tumour', summary: 'Description.', body: 'What it is\nSigns\nBlood' });
  expect(pageText({ titulo: { pt: 'Só em português', en: null } }, 'en')).toBeNull();
});

test('a biography is found only once it is published itself', () => {
  const person = {
    nome: { pt: 'Dra. Sofia' },
    biografia: { ti_texto: { pt: rich({ type: 'paragraph', children: [text('Nasceu em Faro.')] }) } },
  };
  expect(pageText({ ...person, biografiaStatus: 'draft' }, 'pt')?.body).toBe('');
  expect(pageText({ ...person, biografiaStatus: 'published' }, 'pt')?.body).toBe('Nasceu em Faro.');
});

test('a person is called by the name', () =>
  expect(pageText({ nome: { pt: 'Dra. Sofia', en: 'Dr Sofia' }, cargo: { pt: 'Urologista', en: 'Urologist' } }, 'en')).toMatchObject({
    title: 'Dr Sofia',
    headings: ['Urologist'],
  }));
