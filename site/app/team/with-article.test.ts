import { expect, test } from 'vitest';
import { withArticle } from './with-article.ts';

test.each([
  ['Dra. Sofia Bettencourt', 'a Dra. Sofia Bettencourt'],
  ['Prof.ª Ana Exemplo', 'a Prof.ª Ana Exemplo'],
  ['Dr. António Meireles', 'o Dr. António Meireles'],
  ['Enf. Rui Carvalhal', 'o Enf. Rui Carvalhal'],
  ['Dr António Meireles', 'Dr António Meireles'],
  ['Drago Exemplo', 'Drago Exemplo'],
])('puts the definite article that fits the title before %s', (name, words) => expect(withArticle(name)).toBe(words));
