import { expect, test } from 'vitest';
import { monogram } from './monogram.ts';

test.each([
  ['Dr. António Meireles', 'AM'],
  ['Dr Sofia Bettencourt', 'SB'],
  ['Dra. Ana de Sousa Reis', 'AR'],
  ['Enf. Óscar', 'Ó'],
])('%s is shown as %s', (name, letters) => expect(monogram(name)).toBe(letters));
