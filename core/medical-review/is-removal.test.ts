import { expect, test } from 'vitest';
import { isRemoval } from './is-removal.ts';
import type { Passage } from './passage.ts';

const passage = (path: string, text: string, locale: Passage['locale'] = 'pt'): Passage => ({
  ...{ path, locale, text },
  place: { pt: path, en: path },
});
const text = [
  passage('excerto', 'Um em cada oito homens. Trata-se quase sempre.'),
  passage('excerto', 'One man in eight.', 'en'),
  passage('passos.0.titulo', 'Antes'),
  passage('passos.0.texto', 'Beba água.'),
  passage('passos.1.titulo', 'Depois'),
  passage('passos.1.texto', 'Não tome aspirina.\n• nem outros'),
];
const changed = (path: string, words: string) =>
  text.map((one) => (one.path === path && one.locale === 'pt' ? { ...one, text: words } : one));

test('a sentence, a paragraph, a field, a language or a row that is taken out: nothing else was changed', () => {
  expect(isRemoval(text, text)).toBe(true);
  expect(isRemoval(text, [])).toBe(true);
  expect(isRemoval(text, changed('excerto', 'Trata-se quase sempre.'))).toBe(true);
  expect(isRemoval(text, changed('passos.1.texto', 'Não tome aspirina.'))).toBe(true);
  expect(isRemoval(text, text.slice(1))).toBe(true);
  const secondStepAlone = [passage('passos.0.titulo', 'Depois'), passage('passos.0.texto', 'Não tome aspirina.\n• nem outros')];
  expect(isRemoval(text, [...text.slice(0, 2), ...secondStepAlone])).toBe(true);
});

test('a word that is taken out of a sentence, or put in, makes another sentence', () => {
  expect(isRemoval(text, changed('passos.1.texto', 'tome aspirina.'))).toBe(false);
  expect(isRemoval(text, changed('excerto', 'Um em cada sete homens. Trata-se quase sempre.'))).toBe(false);
  expect(isRemoval(text, [...text, passage('novo', 'Mais.')])).toBe(false);
});

test('what moves is not taken out: another order, another row, another language', () => {
  expect(isRemoval(text, changed('excerto', 'Trata-se quase sempre. Um em cada oito homens.'))).toBe(false);
  expect(isRemoval(text, [passage('passos.0.titulo', 'Depois'), passage('passos.0.texto', 'Beba água.')])).toBe(false);
  expect(isRemoval(text, [passage('excerto', 'One man in eight.')])).toBe(false);
});
