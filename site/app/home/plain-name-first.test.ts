import { expect, test } from 'vitest';
import { plainNameFirst } from './plain-name-first.ts';

test.each([
  ['Hiperplasia benigna da próstata', 'Próstata aumentada', 'Próstata aumentada'],
  ['Kidney stones and renal colic', 'Stones in the kidneys', 'Stones in the kidneys'],
  ['Tumor do rim', 'Nódulo ou massa no rim', 'Tumor do rim'],
  ['Outras doenças', '', 'Outras doenças'],
])('%s, also called “%s”, is shown as %s', (title, plainName, name) => {
  expect(plainNameFirst({ title, plainName }).name).toBe(name);
});

test('the other name follows', () =>
  expect(plainNameFirst({ title: 'Cancro da próstata', plainName: 'PSA alto, biópsia, diagnóstico' }).also).toBe(
    'PSA alto, biópsia, diagnóstico',
  ));
