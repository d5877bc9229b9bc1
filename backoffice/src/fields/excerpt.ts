import { longestExcerpt } from '@clinic/core/content/rich-text/excerpt';
import type { TextareaField } from 'payload';
import { label } from '../language/label.ts';
import { counted } from './counted.ts';
import { lines } from './lines.ts';

const words = label(
  `Duas ou três frases simples, até 400 caracteres: por baixo do título, nas listas e na pesquisa. Os cartões mostram os primeiros ${longestExcerpt}.`,
  `Two or three plain sentences, up to 400 characters: under the title, in lists and in the search. Cards show the first ${longestExcerpt}.`,
);

export const excerpt = (): TextareaField => ({
  ...lines('excerto', label('Excerto', 'Excerpt'), words, 400),
  admin: counted(words, longestExcerpt),
});
