import { expect, test } from 'vitest';
import { markdownToRichText } from '../rich-text/to-rich-text.ts';
import { fieldsInLanguage } from './fields-in-language.ts';

const wanted = {
  nome: 'Clínica',
  problemas: [
    { title: { pt: 'Tumor do rim', en: 'Kidney tumour' }, children: [{ title: { pt: 'Crioterapia', en: 'Cryotherapy' } }] },
    { title: { pt: 'Blogue', en: null }, children: [] },
  ],
};

test('takes the words of one language and what both share', () => {
  expect(fieldsInLanguage(wanted, 'en', undefined)).toEqual({
    nome: 'Clínica',
    problemas: [
      { title: 'Kidney tumour', children: [{ title: 'Cryotherapy' }] },
      { title: null, children: [] },
    ],
  });
});

test('keeps the ids of stored rows, on every level, so that the other language keeps its words', () => {
  const stored = { problemas: [{ id: 'a', children: [{ id: 'b' }] }] };
  expect(fieldsInLanguage(wanted, 'pt', stored)).toMatchObject({
    problemas: [{ id: 'a', title: 'Tumor do rim', children: [{ id: 'b', title: 'Crioterapia' }] }, { title: 'Blogue' }],
  });
});

test('a block keeps its id only where the same type of block is stored', () => {
  const blocks = { blocos: [{ blockType: 'conteudo' }, { blockType: 'testemunhos' }] };
  const stored = {
    blocos: [
      { id: 'a', blockType: 'conteudo' },
      { id: 'b', blockType: 'conteudo' },
    ],
  };
  expect(fieldsInLanguage(blocks, 'pt', stored)).toEqual({ blocos: [{ id: 'a', blockType: 'conteudo' }, { blockType: 'testemunhos' }] });
});

test('hands rich text on untouched', () => {
  const texto = { pt: markdownToRichText('Beba água'), en: null };
  expect(fieldsInLanguage({ texto }, 'pt', undefined)).toEqual({ texto: markdownToRichText('Beba água') });
  expect(fieldsInLanguage({ texto }, 'en', undefined)).toEqual({ texto: null });
});
