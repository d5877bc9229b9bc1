import { createAddressBook, type DocumentAddress } from '@clinic/core/addresses/address-book';
import { type RouteName, routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { isSearchedCollection } from '@clinic/core/search/searched-content';
import type { ClinicDocument } from './read-documents.ts';

/** The addresses of everything the search knows, with an invented number for each document. */
export function searchBook(documents: ClinicDocument[]) {
  const ids = new Map(documents.map(({ folder }, index) => [folder, index + 1]));
  const addresses = documents.flatMap((document): DocumentAddress[] => {
    const { kind, folder, section, title } = document;
    if (!isSearchedCollection(kind)) return [];
    const parent = section === null ? null : (ids.get(section) ?? null);
    return [{ collection: kind, id: ids.get(folder) ?? 0, slugs: slugsOf(document), titles: title, parent, updatedAt: '' }];
  });
  return {
    book: createAddressBook(addresses),
    keyOf: ({ kind, folder }: ClinicDocument) =>
      kind === 'globais'
        ? { collection: folder.split('/')[1] ?? '', documentId: folder.split('/')[1] ?? '' }
        : { collection: kind, documentId: String(ids.get(folder)) },
  };
}

/** A page of blocks takes its address from the route it fills. */
function slugsOf({ kind, slug, fields, isInEnglish }: ClinicDocument) {
  const route = fields['rota'];
  if (kind !== 'paginas' || !isRouteName(route)) return slug;
  return { pt: routeOf(route).pt, en: isInEnglish ? routeOf(route).en : null };
}

const isRouteName = (value: unknown): value is RouteName => routeNames.some((name) => name === value);
