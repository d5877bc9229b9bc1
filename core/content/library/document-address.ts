import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import { routeNames, routeOf } from '../../addresses/route-table.ts';
import type { PublishedRow } from './published-row.ts';

const inBoth = z
  .object({ pt: z.string().nullish(), en: z.string().nullish() })
  .nullish()
  .transform((value) => ({ pt: value?.pt || null, en: value?.en || null }));
const reference = z.object({ $ref: z.tuple([z.string(), z.number()]) }).nullish();

const addressed = z.object({
  id: z.number(),
  slug: inBoth,
  titulo: inBoth,
  nome: inBoth,
  seccao: reference,
  updatedAt: z.string(),
});

/** The fields an address is made of, for whoever does not want whole documents. */
export const addressFields = Object.keys(addressed.shape);

/** `paginas` fill routes that have a name of their own; the other collections fill the parameter of one. */
const collections = new Set<string | undefined>(['paginas', ...routeNames.map((name) => routeOf(name).document)]);
const isAddressed = (collection: string): collection is DocumentAddress['collection'] => collections.has(collection);

/** Where a document lies; null for what has no page of its own, and for a row that cannot be read: one must not take all others down. */
export function toDocumentAddress({ collection, body }: PublishedRow): DocumentAddress | null {
  if (!isAddressed(collection)) return null;
  const parsed = addressed.safeParse(body);
  if (!parsed.success) return null;
  const { id, slug, titulo, nome, seccao, updatedAt } = parsed.data;
  return {
    collection,
    id,
    slugs: slug,
    titles: { pt: titulo.pt ?? nome.pt, en: titulo.en ?? nome.en },
    parent: seccao?.$ref[1] ?? null,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

export const addressedCollections = [...collections].filter((name) => name !== undefined);
