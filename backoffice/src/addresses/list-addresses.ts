import type { DocumentAddress } from '@clinic/core/addresses/address-book';
import { locales } from '@clinic/core/kernel/locale';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { documentSlugs } from '../collections/document-slugs.ts';

type DocumentSlug = (typeof documentSlugs)[number];
export type ListedAddress = Omit<DocumentAddress, 'collection'> & { collection: DocumentSlug };
type Found = { id: number; updatedAt: string } & Partial<Record<'slug' | 'titulo' | 'nome' | 'seccao', unknown>>;

const inBoth = (value: unknown): { pt: string | null; en: string | null } => {
  const values = new Map(Object.entries(value ?? {}));
  const [pt, en] = locales.map((locale) => (typeof values.get(locale) === 'string' ? values.get(locale) : null) || null);
  return { pt: pt ?? null, en: en ?? null };
};

async function addressesOf(req: PayloadRequest, collection: DocumentSlug): Promise<ListedAddress[]> {
  const { docs } = await req.payload.db.find<Found>({
    collection,
    limit: 0,
    pagination: false,
    req,
    select: { slug: true, titulo: true, nome: true, seccao: true, updatedAt: true },
    sort: 'id',
    where: { _status: { equals: 'published' } },
  });
  return docs.map(({ id, nome, seccao, slug, titulo, updatedAt }) => ({
    collection,
    id,
    slugs: inBoth(slug),
    titles: inBoth(titulo ?? nome),
    parent: typeof seccao === 'number' ? seccao : null,
    updatedAt: new Date(updatedAt).toISOString(),
  }));
}

/** One after the other: inside a transaction there is only one connection. */
export async function readAddresses(req: PayloadRequest): Promise<ListedAddress[]> {
  const listed: ListedAddress[] = [];
  for (const collection of documentSlugs) listed.push(...(await addressesOf(req, collection)));
  return listed;
}

/** Every published document with its slugs, so that the site knows all living addresses from one call. */
export const listAddresses: PayloadHandler = async (req) => Response.json({ documents: await readAddresses(req) });
