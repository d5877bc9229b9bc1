import type { TextareaField } from 'payload';
import { label } from '../language/label.ts';
import { lines } from './lines.ts';

export const excerpt = (): TextareaField =>
  lines(
    'excerto',
    label('Excerto', 'Excerpt'),
    label(
      'Duas ou três frases simples, até 400 caracteres: por baixo do título, nas listas e na pesquisa.',
      'Two or three plain sentences, up to 400 characters: under the title, in lists and in the search.',
    ),
    400,
  );
