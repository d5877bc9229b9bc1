import { type AddressBook, createAddressBook } from '@clinic/core/addresses/address-book';
import type { Move } from '@clinic/core/addresses/redirects-after-moves';
import { locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import { documentSlugs } from '../collections/document-slugs.ts';
import { liveRow, type PublishableRow } from '../publishing/publication.ts';
import { type AddressedRow, type DocumentSlug, type ListedAddress, readAddresses, toListed } from './list-addresses.ts';

/** `moved`: pages with another address than before; `lost`: addresses without a page; `arrived`: addresses that have one now. */
export type AddressChanges = { moved: Move[]; lost: string[]; arrived: string[] };

const isAddressed = (slug: string): slug is DocumentSlug => documentSlugs.some((known) => known === slug);

const withoutPage: AddressChanges = { moved: [], lost: [], arrived: [] };

type Rows = { before: PublishableRow | null; after: PublishableRow | null };

const placeOf = (row: PublishableRow | null): string => JSON.stringify(row && [row['slug'], row['seccao']]);

/** A section's address is part of that of its treatments. */
const isConcerned =
  (collection: DocumentSlug, id: number) =>
  (one: ListedAddress): boolean =>
    (one.collection === collection && one.id === id) || (collection === 'tratamentos_pp' && one.parent === id);

const addressesIn = (book: AddressBook, { collection, id }: ListedAddress): (string | undefined)[] => {
  const document = book.byId(collection, id);
  return locales.map((locale) => document && book.addressOf(document, locale));
};

/** Which addresses an edit has changed; asked inside its transaction, after the write. */
export async function addressChanges(req: PayloadRequest, collection: string, id: number, rows: Rows): Promise<AddressChanges> {
  const [before, after] = [liveRow(rows.before), liveRow(rows.after)];
  if (!isAddressed(collection) || placeOf(before) === placeOf(after)) return withoutPage;
  const listed = await readAddresses(req);
  const others = listed.filter((one) => one.collection !== collection || one.id !== id);
  const earlier = before ? [...others, toListed(collection, { ...before, id } as AddressedRow)] : others;
  const [was, is] = [createAddressBook(earlier), createAddressBook(listed)];
  const concerned = [
    ...earlier,
    ...listed.filter((one) => !earlier.some((known) => known.collection === one.collection && known.id === one.id)),
  ];
  const changes: AddressChanges = { moved: [], lost: [], arrived: [] };
  for (const one of concerned.filter(isConcerned(collection, id))) {
    const now = addressesIn(is, one);
    for (const [index, from] of addressesIn(was, one).entries()) {
      const to = now[index];
      if (to && to !== from) changes.arrived.push(to);
      if (from && to && to !== from) changes.moved.push({ from, to });
      if (from && !to) changes.lost.push(from);
    }
  }
  return changes;
}

/** The addresses at which readers find a document, in each language it has. */
export async function ownAddresses(req: PayloadRequest, collection: string, row: PublishableRow | null, id: number): Promise<string[]> {
  if (!isAddressed(collection) || !liveRow(row)) return [];
  const listed = (await readAddresses(req)).filter((one) => one.collection !== collection || one.id !== id);
  const own = toListed(collection, { ...row, id } as AddressedRow);
  return addressesIn(createAddressBook([...listed, own]), own).filter((path) => path !== undefined);
}
