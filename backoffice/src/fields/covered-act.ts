import type { TextField } from 'payload';
import { label } from '../language/label.ts';
import { line } from './line.ts';
import { notProse } from './not-prose.ts';

/** The law lets a clinic advertise a price or a gift only if the advertisement names the health service that it covers. */
export const coveredAct = (): TextField => ({
  ...line('ato_abrangido', label('Ato abrangido', 'Act covered')),
  ...notProse,
  admin: {
    position: 'sidebar',
    description: label(
      'Só se o texto falar de ofertas, descontos ou resultados: o ato de saúde a que se refere. Sem isto, essas palavras não se publicam.',
      'Only if the text speaks of offers, discounts or results: the health act it refers to. Without it such words are not published.',
    ),
  },
});
