import { z } from 'zod';
import type { Locale } from '../kernel/locale.ts';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { excerpt } from './excerpt.ts';
import { inOrder } from './fields/order.ts';
import { pdfFiles } from './fields/pdf-file.ts';
import { picture } from './fields/picture.ts';
import { figure, httpsUrl, text } from './fields/plain.ts';
import { documentId } from './fields/relation.ts';
import type { Book } from './shapes/clinic-pages.ts';

const fields = {
  titulo: text,
  capa: picture,
  biografia_id: documentId,
  ordem_biografia: figure,
  tipo: text,
  url: httpsUrl,
  conteudo: pdfFiles,
  excerto: text,
};
const row = z.object({ id: z.number(), ...fields });
const answer = z.object({ docs: z.array(row) });

async function readRows(read: ReadContent, locale: Locale) {
  const query = listQuery('artigos', Object.keys(fields), { locale, shows: ['media', 'ficheiros'] }, ['sort=-id']);
  const { docs } = answer.parse(await read(query));
  return docs.filter(({ titulo }) => titulo);
}

const toBook = (raw: z.infer<typeof row>): Book => ({
  id: raw.id,
  title: raw.titulo,
  kind: raw.tipo === 'brochura' ? 'brochure' : 'book',
  excerpt: excerpt(raw.excerto),
  cover: raw.capa,
  url: raw.url,
  files: raw.conteudo,
});

/** Books and brochures with a title in the language, the newest first. */
export const readBooks = async (read: ReadContent, locale: Locale, kind?: Book['kind']): Promise<Book[]> =>
  (await readRows(read, locale)).map(toBook).filter((book) => !kind || book.kind === kind);

/** Those in one person's biography, in its order. */
export const readBooksOf = async (read: ReadContent, locale: Locale, person: number): Promise<Book[]> => {
  const own = (await readRows(read, locale)).filter(({ biografia_id }) => biografia_id === person);
  return inOrder(own.map((raw) => ({ ...raw, ordem: raw.ordem_biografia }))).map(toBook);
};
