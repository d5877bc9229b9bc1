import { pathTo } from '@clinic/core/addresses/path-to';
import type { Inline } from '@clinic/core/content/shapes/rich-text';
import { expect, test } from 'vitest';
import { splitStepName } from './step-name.ts';

const words = (text: string, bold = false) => ({ kind: 'words', text, bold, italic: false, raised: null }) as const satisfies Inline;
const exam: Inline = { kind: 'inside', to: pathTo('pt', 'home'), children: [words('Ecografia', true)] };

test('bold words at the beginning of a step are its name, without their full stop', () => {
  expect(splitStepName([words('Conversa.', true), words(' Sete perguntas.')])).toEqual({
    name: [words('Conversa', true)],
    text: [words('Sete perguntas.')],
  });
});

test('a link in bold belongs to the name', () => {
  expect(splitStepName([exam, words('.', true), words(' Mede a próstata.')])).toEqual({
    name: [exam, words('', true)],
    text: [words('Mede a próstata.')],
  });
});

test('a stop after the bold words does not hang at the beginning of the text', () => {
  expect(splitStepName([words('Ecografia', true), words(': mede a próstata.')]).text).toEqual([words('mede a próstata.')]);
});

test('bold words in the middle name nothing, and a step that is all bold stays a text', () => {
  const middle = [words('Faça '), words('jejum', true)];
  expect(splitStepName(middle)).toEqual({ name: [], text: middle });
  const whole = [words('Venha em jejum.', true)];
  expect(splitStepName(whole)).toEqual({ name: [], text: whole });
});
