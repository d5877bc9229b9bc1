import type { ArrayField } from 'payload';
import { label } from '../language/label.ts';
import { line } from './line.ts';
import { rows } from './rows.ts';

/** The box that tells a hurried reader the whole page. */
export const summary = (): ArrayField =>
  rows('resumo', label('Em resumo', 'In short'), label('Frase', 'Sentence'), [line('frase', label('Frase', 'Sentence'))], {
    maxRows: 6,
    description: label(
      'Até seis frases curtas com o que é preciso reter da página. Vazio: a caixa não aparece.',
      'Up to six short sentences with what to remember of the page. Empty: the box does not appear.',
    ),
  });
