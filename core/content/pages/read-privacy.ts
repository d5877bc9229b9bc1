import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { day } from '../fields/day.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';
import { lexical } from '../rich-text/lexical.ts';
import { linkResolver } from '../rich-text/links.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { PolicyPage } from '../shapes/clinic-pages.ts';

const page = z.object({ titulo: text, texto: lexical, data_atualizacao: day, updatedAt: day, meta });

/** Null while it is not published. */
export function readPrivacy(library: Library, locale: Locale): PolicyPage | null {
  const body = library.page('politica_de_privacidade', locale);
  if (!body) return null;
  const raw = page.parse(body);
  const words = toRichText(raw.texto, linkResolver(locale, library.addresses));
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, plainText(words)),
    text: words,
    changedOn: raw.data_atualizacao || raw.updatedAt,
  };
}
