import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';

const text = (name: string, localized = true): Field => ({ name, type: 'text', localized });
const fields: Field[] = [
  text('titulo'),
  text('slug'),
  {
    type: 'tabs',
    tabs: [
      { label: 'A', fields: [{ name: 'o_que_e', type: 'group', fields: [text('texto'), text('ordem', false)] }] },
      { label: 'B', fields: [{ name: 'faqs', type: 'array', fields: [text('pergunta')] }] },
      {
        label: 'C',
        fields: [{ name: 'blocos', type: 'blocks', blocks: [{ slug: 'texto', fields: [text('titulo'), text('fundo', false)] }] }],
      },
    ],
  },
];
const both = (pt: string, en: string) => ({ pt, en });
const document = {
  titulo: both('Antes', 'Before'),
  slug: both('antes', 'before'),
  o_que_e: { texto: both('Um', 'One'), ordem: '1' },
  faqs: [
    { id: 'a', pergunta: both('Sim?', 'Yes?') },
    { id: 'b', pergunta: both('Não?', 'No?') },
  ],
  blocos: [{ id: 'x', blockType: 'texto', titulo: both('Bloco', 'Block'), fundo: 'branco' }],
};

test('what is typed in one language stands over the saved words of that language and leaves the other', () => {
  const typed = { titulo: 'Depois', o_que_e: { texto: 'Dois', ordem: '2' } };
  expect(layOver(fields, document, typed, 'pt')).toEqual({
    ...document,
    titulo: both('Depois', 'Before'),
    o_que_e: { texto: both('Dois', 'One'), ordem: '2' },
  });
});

test('rows that were moved, added or taken out keep the words of the other language by their id', () => {
  const typed = {
    faqs: [{ id: 'b', pergunta: 'Nunca?' }, { pergunta: 'Nova?' }],
    blocos: [{ id: 'x', blockType: 'texto', titulo: 'Outro', fundo: 'azul' }],
  };
  const laid = layOver(fields, document, typed, 'pt');
  expect(laid['faqs']).toEqual([{ id: 'b', pergunta: both('Nunca?', 'No?') }, { pergunta: { pt: 'Nova?' } }]);
  expect(laid['blocos']).toEqual([{ id: 'x', blockType: 'texto', titulo: both('Outro', 'Block'), fundo: 'azul' }]);
});

test('an address that is only typed is not one yet', () => {
  expect(layOver(fields, document, { slug: 'depois' }, 'pt')['slug']).toEqual(document.slug);
});
