import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { richText } from '../../fields/rich-text.ts';
import { rows } from '../../fields/rows.ts';
import { section } from '../../fields/section.ts';
import { label } from '../../language/label.ts';

const panel = () =>
  rows('procedimento_quadro', label('Quadro', 'Panel'), label('Passo', 'Step'), [
    line('titulo', label('Título', 'Title')),
    lines('texto', label('Texto', 'Text')),
  ]);

export const procedureSections = (): Field[] => [
  section('procedimento', label('O procedimento', 'The procedure'), ['titulo', 'texto', 'imagem'], [panel()]),
  {
    type: 'collapsible',
    label: label('O procedimento, segunda parte', 'The procedure, second part'),
    fields: [line('procedimento_titulo2', label('Título', 'Title')), richText('procedimento_texto2', label('Texto', 'Text'))],
  },
];
