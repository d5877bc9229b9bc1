import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { singlePageQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { day } from './fields/day.ts';
import { meta, toMeta } from './fields/meta.ts';
import { text } from './fields/plain.ts';
import { linksIn } from './links.ts';
import { lexical } from './rich-text/lexical.ts';
import { plainText } from './rich-text/plain-text.ts';
import { toRichText } from './rich-text/to-rich-text.ts';
import type { PolicyPage } from './shapes/clinic-pages.ts';

const page = z.object({ titulo: text, texto: lexical, data_atualizacao: day, updatedAt: day, meta });

export async function readPrivacy(read: ReadContent, locale: Locale, book: AddressBook): Promise<PolicyPage> {
  const raw = page.parse(await read(singlePageQuery('politica_de_privacidade', { locale, shows: ['media'] })));
  const words = toRichText(raw.texto, linksIn(locale, book));
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, plainText(words)),
    text: words,
    changedOn: raw.data_atualizacao || raw.updatedAt,
  };
}
