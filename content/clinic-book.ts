import { createAddressBook, type DocumentAddress } from '@clinic/core/addresses/address-book';
import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import type { ClinicDocument } from './read-documents.ts';

const addressed = new Set<string | undefined>(routeNames.map((name) => routeOf(name).document));
const hasAddress = (kind: string): kind is DocumentAddress['collection'] => addressed.has(kind);

/** The address book the site will have once these documents are published. */
export function clinicBook(documents: ClinicDocument[]) {
  const ids = new Map(documents.map(({ folder }, index) => [folder, index + 1]));
  return createAddressBook(
    documents.flatMap(({ kind, folder, section, slug, title }) => {
      const id = ids.get(folder);
      if (!hasAddress(kind) || id === undefined) return [];
      const parent = section === null ? null : (ids.get(section) ?? null);
      return [{ collection: kind, id, slugs: slug, titles: title, parent, updatedAt: '2026-01-01T00:00:00.000Z' }];
    }),
  );
}
