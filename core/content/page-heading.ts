import { z } from 'zod';
import type { DocumentAddress } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import type { ReadContent } from './content-reader.ts';
import { meta } from './fields/meta.ts';
import { text } from './fields/plain.ts';

export type PageHeading = { title: string; metaTitle: string; metaDescription: string };

const heading = z.object({ titulo: text, nome: text, meta });

function toHeading(body: unknown): PageHeading {
  const raw = heading.parse(body);
  const title = raw.titulo || raw.nome;
  return { title, metaTitle: raw.meta.title || title, metaDescription: raw.meta.description };
}

const fields = 'depth=0&select[titulo]=true&select[nome]=true&select[meta]=true';

export const readDocumentHeading = async (read: ReadContent, { collection, id }: DocumentAddress, locale: Locale): Promise<PageHeading> =>
  toHeading(await read({ path: `/api/${collection}/${id}?locale=${locale}&${fields}`, tags: [collection, `${collection}:${id}`] }));

/** Pages that exist once each, such as the home page. */
export type SinglePage = 'homepage' | 'sobre_nos' | 'outras_doencas' | 'politica_de_privacidade';

export const readSinglePageHeading = async (read: ReadContent, page: SinglePage, locale: Locale): Promise<PageHeading> =>
  toHeading(await read({ path: `/api/globals/${page}?locale=${locale}&${fields}`, tags: [page] }));

/** A page built of blocks, found by the route it fills. */
export async function readBlockPageHeading(read: ReadContent, route: string, locale: Locale): Promise<PageHeading> {
  const path = `/api/paginas?where[rota][equals]=${route}&where[_status][equals]=published&limit=1&pagination=false&locale=${locale}&${fields}`;
  const { docs } = z.object({ docs: z.array(z.unknown()) }).parse(await read({ path, tags: ['paginas'] }));
  return toHeading(docs[0] ?? {});
}
