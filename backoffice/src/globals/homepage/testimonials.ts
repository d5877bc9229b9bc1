import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { label } from '../../language/label.ts';

/** The testimonials themselves are documents of their own. */
export const testimonialFields: Field[] = [
  line(
    'testemunhos_nota',
    label('Nota por baixo do título', 'Note under the title'),
    label('Por exemplo, que os testemunhos são de demonstração.', 'For example, that the testimonials are for demonstration.'),
  ),
];
