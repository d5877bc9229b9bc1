import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { tabOfField } from './tab-of-field.ts';

const text = (name: string) => ({ name, type: 'text' }) as ClientField;
const form = [
  text('titulo'),
  {
    type: 'tabs',
    tabs: [
      { label: 'Abertura', fields: [text('excerto')] },
      {
        label: 'Perguntas',
        fields: [{ type: 'row', fields: [text('outro'), { name: 'faqs', type: 'array', fields: [text('pergunta')] }] }],
      },
    ],
  },
] as ClientField[];

test('a field is found behind its tab, also inside a row; what stands above the tabs lies behind none', () => {
  expect(tabOfField(form, 'excerto')).toBe(0);
  expect(tabOfField(form, 'faqs.2.pergunta')).toBe(1);
  expect(tabOfField(form, 'titulo')).toBeNull();
  expect(tabOfField([text('titulo')], 'titulo')).toBeNull();
});
