import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { sitePath } from '../../fields/site-path.ts';
import { label } from '../../language/label.ts';

const topic = (name: 'prostata' | 'hiperplasia', pt: string, en: string): Field => ({
  type: 'collapsible',
  label: label(pt, en),
  fields: [line(`${name}_titulo`, label('Título', 'Title')), lines(`${name}_texto`, label('Texto', 'Text')), sitePath(`${name}_href`)],
});

export const topicFields: Field[] = [
  topic('prostata', 'Ao lado do desenho da próstata', 'Beside the drawing of the prostate'),
  topic('hiperplasia', 'Ao lado do desenho da próstata aumentada', 'Beside the drawing of the enlarged prostate'),
];
