import type { Field } from 'payload';
import { label } from '../../language/label.ts';
import { line, lines, path } from './words.ts';

const topic = (name: 'prostata' | 'hiperplasia', pt: string, en: string): Field => ({
  type: 'collapsible',
  label: label(pt, en),
  fields: [line(`${name}_titulo`, label('Título', 'Title')), lines(`${name}_texto`, label('Texto', 'Text')), path(`${name}_href`)],
});

export const topicFields: Field[] = [
  topic('prostata', 'Ao lado do desenho da próstata', 'Beside the drawing of the prostate'),
  topic('hiperplasia', 'Ao lado do desenho da próstata aumentada', 'Beside the drawing of the enlarged prostate'),
];
