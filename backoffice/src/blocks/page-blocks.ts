import type { BlocksField } from 'payload';
import { label } from '../language/label.ts';
import { contentBlock } from './content-block.ts';
import { faqBlock } from './faq-block.ts';
import { outsideQuizBlock } from './outside-quiz-block.ts';
import { testimonialsBlock } from './testimonials-block.ts';

export const pageBlocks = (): BlocksField => ({
  name: 'blocos',
  type: 'blocks',
  label: label('Secções da página', 'Sections of the page'),
  labels: { singular: label('Secção', 'Section'), plural: label('Secções', 'Sections') },
  admin: { initCollapsed: true },
  blocks: [contentBlock, faqBlock, testimonialsBlock, outsideQuizBlock],
});
