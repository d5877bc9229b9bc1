import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { articleKind, categories, isOut } from '../fields/article.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { person } from '../fields/person.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/plain.ts';
import { quiz } from '../fields/quiz.ts';
import { documentIds } from '../fields/relation.ts';
import { review, toResponsibility } from '../fields/responsibility.ts';
import type { Library } from '../library/library.ts';
import { lexical } from '../rich-text/lexical.ts';
import { linkResolver } from '../rich-text/links.ts';
import { plainText, wordCount } from '../rich-text/plain-text.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { ArticlePage } from '../shapes/clinic-pages.ts';
import { pickCards } from './article-cards.ts';

const wordsPerMinute = 200;

const article = z.object({
  id: z.number(),
  titulo: text,
  texto: lexical,
  excerto: text,
  quizz: quiz,
  autor: person,
  tipo: articleKind,
  categoria: categories,
  imagem_destaque: picture,
  data_publicacao: text,
  relacionados: documentIds,
  ...review,
  meta,
});

/** Null while its date lies ahead. */
export function readArticle(library: Library, document: DocumentAddress, locale: Locale, now: Date): ArticlePage | null {
  const links = linkResolver(locale, library.addresses);
  const raw = article.parse(library.document(document.collection, document.id, locale));
  if (!isOut(raw.data_publicacao, now)) return null;
  const words = toRichText(raw.texto, links);
  const responsibility = toResponsibility(raw, raw.autor, links);
  return {
    id: raw.id,
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.excerto || plainText(words)),
    excerpt: raw.excerto,
    date: raw.data_publicacao,
    changedOn: responsibility.changedOn,
    kind: raw.tipo,
    categories: raw.categoria,
    picture: raw.imagem_destaque,
    text: words,
    readingMinutes: Math.max(1, Math.ceil(wordCount(words) / wordsPerMinute)),
    quiz: raw.quizz,
    author: responsibility.author,
    responsibility,
    related: pickCards(raw.relacionados, library, locale, now, responsibility.reviewer ? responsibility.reviewedOn : ''),
  };
}
