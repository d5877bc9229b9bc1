import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { formWords } from './form-words.ts';

const words = (text: string) => ({ type: 'text', text });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test('the words of a form are read field by field, a rich text as its sentences', () => {
  const root = {
    children: [
      paragraph(words('A próstata é uma '), { type: 'link', children: [words('glândula')] }, words('.')),
      paragraph(words('Cresce.')),
    ],
  };
  const state = {
    titulo: { value: 'Cancro' },
    slug: { value: 'cancro' },
    'meta.title': { value: 'Cancro' },
    'faqs.0.id': { value: 'abc' },
    'o_que_e.texto': { value: { root } },
    'faqs.0.pergunta': { value: 'Sim?' },
    destaque: { value: true },
  } as unknown as FormState;
  expect(formWords(state)).toEqual([
    { path: 'titulo', text: 'Cancro' },
    { path: 'o_que_e.texto', text: 'A próstata é uma glândula. Cresce.' },
    { path: 'faqs.0.pergunta', text: 'Sim?' },
  ]);
});
