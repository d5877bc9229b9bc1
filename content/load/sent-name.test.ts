import { expect, test } from 'vitest';
import { sentName, storedName } from './sent-name.ts';

const path = 'pictures/tratamento-hiperplasia-benigna-da-prostata-enucleacao-da-prostata.svg';
const [first, second] = [new TextEncoder().encode('<svg/>'), new TextEncoder().encode('<svg></svg>')];
/** As the back office does. */
const stored = (name: string) => `${name.replace(/\.\w+$/, '').slice(0, 60)}-0123456789.svg`;

test('a file is known again by its name and content, however long the name', () => {
  expect(stored(sentName(path, first))).toMatch(storedName(path, first));
  expect(stored(sentName('files/guia.pdf', first))).toMatch(storedName('files/guia.pdf', first));
});

test('a file is known again where one of its name already lay', () => {
  expect(stored(sentName(path, first)).replace('.svg', '-1.svg')).toMatch(storedName(path, first));
});

test('a file drawn anew is known by its name only', () => {
  expect(stored(sentName(path, first))).not.toMatch(storedName(path, second));
  expect(stored(sentName(path, first))).toMatch(storedName(path));
});

test('names that begin alike are not mixed up', () => {
  expect(stored(sentName(path, first))).not.toMatch(storedName(path.replace('enucleacao-da-prostata', 'enucleacao-da-bexiga')));
});
