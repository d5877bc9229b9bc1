import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { articleKind, categories, isOut } from '../fields/article.ts';
import { picture } from '../fields/picture.ts';
import { flag, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { type Library, oncePerLibrary } from '../library/library.ts';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import { linkResolver } from '../rich-text/links.ts';
import { wordsOfField } from '../rich-text/rich-words.ts';
import type { ArticleCard } from '../shapes/clinic-pages.ts';

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
  data_revisao: text,
});
type Row = z.infer<typeof row>;

/** An article in small, who wrote it, and whether a doctor has signed it. */
export type AuthoredCard = ArticleCard & { authorId: number | null; isSigned: boolean };

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
        isSigned: raw.revisor !== null && raw.data_revisao !== '',
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

export const withoutAuthor = ({ authorId: _, isSigned: __, ...card }: AuthoredCard): ArticleCard => card;

const cardsById = oncePerLibrary((library, locale) => new Map(allCards(library, locale).map((card) => [card.id, card])));

type Beside = { isSigned: boolean };

/**
 * Those an editor chose, in the chosen order; what is not out is skipped. Beside a text that a doctor has signed stand no words of one that
 * nobody has: they would pass for read.
 */
export const pickCards = (
  ids: number[],
  library: Library,
  locale: Locale,
  now: Date,
  beside: Beside = { isSigned: false },
): ArticleCard[] =>
  ids.flatMap((id) => {
    const card = cardsById(library, locale).get(id);
    if (!card || !isOut(card.date, now)) return [];
    return [withoutAuthor(beside.isSigned && !card.isSigned ? { ...card, excerpt: '' } : card)];
  });
