import type { BlocksField } from 'payload';
import { faqRows } from '../fields/faqs.ts';
import { httpsUrl } from '../fields/https-url.ts';
import { line } from '../fields/line.ts';
import { label } from '../language/label.ts';
import { anchor } from './anchor.ts';
import { contentBlock } from './content-block.ts';
import { menuName } from './menu-name.ts';
import { titledBlock } from './titled-block.ts';

const faqBlock = titledBlock({
  slug: 'perguntas',
  interfaceName: 'FaqBlock',
  name: label('Perguntas frequentes', 'Frequent questions'),
  fields: [line('titulo', label('Título', 'Title')), faqRows(), anchor(), menuName()],
});

/** Shows the testimonials that are published; they are not written here. */
const testimonialsBlock = titledBlock({
  slug: 'testemunhos',
  interfaceName: 'TestimonialsBlock',
  name: label('Testemunhos', 'Testimonials'),
  fields: [line('titulo', label('Título', 'Title')), anchor()],
});

const outsideQuizBlock = titledBlock({
  slug: 'quiz_externo',
  interfaceName: 'OutsideQuizBlock',
  name: label('Questionário externo', 'Outside quiz'),
  fields: [
    line('titulo', label('Título', 'Title')),
    httpsUrl('url', label('Endereço', 'Address'), {
      required: true,
      description: label(
        'O questionário de outra entidade: só carrega depois de o visitante tocar.',
        'Another organisation’s quiz: it loads only after the visitor touches it.',
      ),
    }),
  ],
});

export const pageBlocks = (): BlocksField => ({
  name: 'blocos',
  type: 'blocks',
  label: label('Secções da página', 'Sections of the page'),
  labels: { singular: label('Secção', 'Section'), plural: label('Secções', 'Sections') },
  admin: { initCollapsed: true },
  blocks: [contentBlock, faqBlock, testimonialsBlock, outsideQuizBlock],
});
