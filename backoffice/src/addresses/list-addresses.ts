import type { DocumentAddress } from '@clinic/core/addresses/address-book';
import { locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import { documentSlugs } from '../collections/document-slugs.ts';
import { liesAhead } from '../publishing/schedule-facts.ts';

export type DocumentSlug = (typeof documentSlugs)[number];

export type ListedAddress = Omit<DocumentAddress, 'collection'> & { collection: DocumentSlug };
export type AddressedRow = { id: number; updatedAt: string } & Partial<
  Record<'slug' | 'titulo' | 'nome' | 'seccao' | 'data_publicacao', unknown>
>;

const inBoth = (value: unknown): { pt: string | null; en: string | null } => {
  const values = new Map(Object.entries(value ?? {}));
  const [pt, en] = locales.map((locale) => (typeof values.get(locale) === 'string' ? values.get(locale) : null) || null);
  return { pt: pt ?? null, en: en ?? null };
};

export const toListed = (collection: DocumentSlug, { id, nome, seccao, slug, titulo, updatedAt }: AddressedRow): ListedAddress => ({
  collection,
  id,
  slugs: inBoth(slug),
  titles: inBoth(titulo ?? nome),
  parent: typeof seccao === 'number' ? seccao : null,
  updatedAt: new Date(updatedAt).toISOString(),
});

export async function listAddressesOf(req: PayloadRequest, collection: DocumentSlug): Promise<ListedAddress[]> {
  const { docs } = await req.payload.db.find<AddressedRow>({
    collection,
    limit: 0,
    pagination: false,
    req,
    select: { slug: true, titulo: true, nome: true, seccao: true, data_publicacao: true, updatedAt: true },
    sort: 'id',
    where: { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
  });
  return docs.filter((row) => !liesAhead(row)).map((row) => toListed(collection, row));
}

/** One after the other: inside a transaction there is only one connection. */
export async function readAddresses(req: PayloadRequest): Promise<ListedAddress[]> {
  const listed: ListedAddress[] = [];
  for (const collection of documentSlugs) listed.push(...(await listAddressesOf(req, collection)));
  return listed;
}

/** The address a document's newest draft asks for, published or not. */
export async function readDraftAddress(req: PayloadRequest, collection: DocumentSlug, id: number): Promise<ListedAddress | null> {
  const { docs } = await req.payload.db.findVersions<Omit<AddressedRow, 'id'>>({
    collection,
    limit: 1,
    pagination: false,
    req,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  const version = docs[0]?.version;
  return version ? toListed(collection, { ...version, id }) : null;
}
