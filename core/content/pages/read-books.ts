import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { inOrder } from '../fields/order.ts';
import { pdfFiles } from '../fields/pdf-file.ts';
import { picture } from '../fields/picture.ts';
import { figure, httpsUrl, text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import type { Library } from '../library/library.ts';
import { cutExcerpt } from '../rich-text/excerpt.ts';
import type { Book } from '../shapes/clinic-pages.ts';

const row = z.object({
  id: z.number(),
  titulo: text,
  capa: picture,
  biografia_id: documentId,
  ordem_biografia: figure,
  tipo: text,
  url: httpsUrl,
  conteudo: pdfFiles,
  excerto: text,
});

const readRows = (library: Library, locale: Locale) =>
  library
    .all('artigos', locale)
    .map((body) => row.parse(body))
    .filter(({ titulo }) => titulo);

const toBook = (raw: z.infer<typeof row>): Book => ({
  id: raw.id,
  title: raw.titulo,
  kind: raw.tipo === 'brochura' ? 'brochure' : 'book',
  excerpt: cutExcerpt(raw.excerto),
  cover: raw.capa,
  url: raw.url,
  files: raw.conteudo,
});

/** Books and brochures in one person's biography that have a title in the language, in the biography's order. */
export const readBooksOf = (library: Library, locale: Locale, person: number): Book[] => {
  const own = readRows(library, locale).filter(({ biografia_id }) => biografia_id === person);
  return inOrder(own.map((raw) => ({ ...raw, ordem: raw.ordem_biografia }))).map(toBook);
};
