import type { Field } from 'payload';
import { label } from '../../language/label.ts';
import { line, lines, rows } from './words.ts';

export const testimonialFields: Field[] = [
  line(
    'testemunhos_nota',
    label('Nota por baixo do título', 'Note under the title'),
    label('Por exemplo, que os testemunhos são de demonstração.', 'For example, that the testimonials are for demonstration.'),
  ),
  rows('testemunhos', label('Testemunhos', 'Testimonials'), label('Testemunho', 'Testimonial'), [
    lines('citacao', label('O que disse', 'What they said'), label('Sem aspas.', 'Without quotation marks.')),
    line('nome', label('Nome e idade', 'Name and age')),
    line('contexto', label('O que tratou', 'What was treated')),
  ]),
];
