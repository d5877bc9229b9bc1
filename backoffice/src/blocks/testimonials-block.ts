import { line } from '../fields/line.ts';
import { label } from '../language/label.ts';
import { anchor } from './anchor.ts';
import { titledBlock } from './titled-block.ts';

/** Shows the testimonials that are published; they are not written here. */
export const testimonialsBlock = titledBlock({
  slug: 'testemunhos',
  interfaceName: 'TestimonialsBlock',
  name: label('Testemunhos', 'Testimonials'),
  fields: [line('titulo', label('Título', 'Title')), anchor()],
});
