import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import type { ReadContent } from './content-reader.ts';
import { excerpt } from './excerpt.ts';
import { type RawArticle, rawArticle } from './home-fields.ts';
import type { NewsItem } from './home-shape.ts';

const shown = 3;
/** Some of the newest may have a date still to come, or not exist in the language. */
const asked = 12;

const articles = z.object({ docs: z.array(rawArticle) });
const fields = 'select[titulo]=true&select[data_publicacao]=true&select[excerto]=true';

export async function readLatestNews(read: ReadContent, locale: Locale, book: AddressBook, now: Date): Promise<NewsItem[]> {
  const path = `/api/artigos_blog?locale=${locale}&depth=0&limit=${asked}&sort=-data_publicacao&where[_status][equals]=published&where[titulo][exists]=true&${fields}`;
  return toNews(articles.parse(await read({ path, tags: ['artigos_blog', 'addresses'] })).docs, locale, book, now);
}

export const toNews = (raw: RawArticle[], locale: Locale, book: AddressBook, now: Date): NewsItem[] =>
  raw
    .flatMap(({ id, titulo, data_publicacao, excerto }) => {
      const document = book.byId('artigos_blog', id);
      const to = document && book.addressOf(document, locale);
      const isOut = data_publicacao && new Date(data_publicacao) <= now;
      return titulo && to && isOut ? [{ id, title: titulo, date: data_publicacao, excerpt: excerpt(excerto), to }] : [];
    })
    .slice(0, shown);
