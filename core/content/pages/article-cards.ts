import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { articleKind, categories, isOut } from '../fields/article.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/picture.ts';
import { flag, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { type Library, oncePerLibrary } from '../library/library.ts';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import { linkResolver } from '../rich-text/links.ts';
import { wordsOfField } from '../rich-text/rich-words.ts';
import type { ArticleCard } from '../shapes/clinic-pages.ts';
import { isReadWith } from './read-with.ts';

const row = z.object({
  id: z.number(),
  titulo: text,
  excerto: text,
  data_publicacao: text,
  tipo: articleKind,
  categoria: categories,
  imagem_destaque: picture,
  destaque: flag,
  autor: documentId,
  revisor: documentId,
  data_revisao: day,
});
type Row = z.infer<typeof row>;

/** An article in small, who wrote it, and on which day a doctor has signed it; empty where none has. */
export type AuthoredCard = ArticleCard & { authorId: number | null; signedOn: string };

const newestFirst = (a: AuthoredCard, b: AuthoredCard) => b.date.localeCompare(a.date) || b.id - a.id;

const allCards = oncePerLibrary((library, locale): AuthoredCard[] => {
  const links = linkResolver(locale, library.addresses);
  const toCard = (raw: Row, body: Record<string, unknown>): AuthoredCard[] => {
    const to = links.toDocument('artigos_blog', raw.id);
    if (!raw.titulo || !to) return [];
    return [
      {
        id: raw.id,
        title: raw.titulo,
        excerpt: cutExcerpt(raw.excerto || wordsOfField(body['texto'])),
        date: raw.data_publicacao,
        kind: raw.tipo,
        categories: raw.categoria,
        picture: raw.imagem_destaque,
        featured: raw.destaque,
        to,
        authorId: raw.autor,
        signedOn: raw.revisor === null ? '' : raw.data_revisao,
      },
    ];
  };
  return library
    .all('artigos_blog', locale)
    .flatMap((body) => toCard(row.parse(body), body))
    .toSorted(newestFirst);
});

/** Every article that is out, newest first. */
export const readArticleCards = (library: Library, locale: Locale, now: Date): AuthoredCard[] =>
  allCards(library, locale).filter(({ date }) => isOut(date, now));

export const withoutAuthor = ({ authorId: _, signedOn: __, ...card }: AuthoredCard): ArticleCard => card;

const cardsById = oncePerLibrary((library, locale) => new Map(allCards(library, locale).map((card) => [card.id, card])));

/**
 * Those an editor chose, in the chosen order; what is not out is skipped. Beside a text that a doctor has signed, on `pageDay`, stand no words
 * of one that nobody had signed by then: they would pass for read.
 */
export const pickCards = (ids: number[], library: Library, locale: Locale, now: Date, pageDay = ''): ArticleCard[] =>
  ids.flatMap((id) => {
    const card = cardsById(library, locale).get(id);
    if (!card || !isOut(card.date, now)) return [];
    return [withoutAuthor(isReadWith(card.signedOn, pageDay) ? card : { ...card, excerpt: '' })];
  });
