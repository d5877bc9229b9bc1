import { z } from 'zod';
import type { ArticleCard, BlogCategory } from '../shapes/clinic-pages.ts';
import { list, text } from './plain.ts';
import { relation } from './relation.ts';

const kinds = new Map<string, ArticleCard['kind']>([
  ['artigo', 'article'],
  ['noticia', 'news'],
  ['entrevista', 'interview'],
]);

export const articleKind = text.transform((value) => kinds.get(value) ?? 'article');

export const rawCategory = z.object({ id: z.number(), titulo: text, slug: text });

/** Empty where the category does not exist in the language. */
export const toCategory = ({ id, titulo, slug }: z.infer<typeof rawCategory>): BlogCategory[] =>
  titulo && slug ? [{ id, title: titulo, slug }] : [];

export const categories = list(relation(rawCategory)).transform((rows) => rows.flatMap((row) => (row ? toCategory(row) : [])));

/** Articles wait for their date; a preview looks past it. */
export const isOut = (date: string, now: Date): boolean => date !== '' && new Date(date) <= now;
