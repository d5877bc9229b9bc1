import { faqRows } from '../fields/faqs.ts';
import { line } from '../fields/line.ts';
import { label } from '../language/label.ts';
import { anchor } from './anchor.ts';
import { menuName } from './menu-name.ts';
import { titledBlock } from './titled-block.ts';

export const faqBlock = titledBlock({
  slug: 'perguntas',
  interfaceName: 'FaqBlock',
  name: label('Perguntas frequentes', 'Frequent questions'),
  fields: [line('titulo', label('Título', 'Title')), faqRows(), anchor(), menuName()],
});
