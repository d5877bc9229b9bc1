import { z } from 'zod';
import { type AddressBook, createAddressBook } from '../../addresses/address-book.ts';
import type { RedirectRow } from '../../addresses/redirect-rows.ts';
import type { Locale } from '../../kernel/locale.ts';
import { toDocumentAddress } from './document-address.ts';
import { localise } from './localise.ts';
import type { Fields, PublishedRow } from './published-row.ts';

/**
 * Everything published at one moment, in memory. It never changes: a publication makes a new one, so a page that is being made sees
 * one state of the site from beginning to end.
 */
export type Library = {
  /** Nothing was ever loaded: nobody can say yet which pages exist. */
  isEmpty: boolean;
  size: number;
  rows(): Iterable<PublishedRow>;
  document(collection: string, id: number, locale: Locale): Fields | undefined;
  /** Those of a collection, the newest first. */
  all(collection: string, locale: Locale): Fields[];
  /** What exists once, such as the home page or the settings. */
  page(name: string, locale: Locale): Fields | undefined;
  addresses: AddressBook;
  redirects: RedirectRow[];
  /** The same with these rows instead of those of the same name; a row without a body takes its document away. */
  with(changes: RowChange[]): Library;
};
export type RowChange = Omit<PublishedRow, 'body'> & { body: Fields | null };

const keyOf = (collection: string, id: string | number) => `${collection}:${id}`;
const newestFirst = (a: PublishedRow, b: PublishedRow) => Number(b.id) - Number(a.id);

const redirect = z.object({ id: z.number(), from: z.string(), to: z.string() });

/** A row that cannot be read is left out: one must not take all others down. */
const toRedirects = (rows: PublishedRow[]): RedirectRow[] => rows.flatMap(({ body }) => redirect.safeParse(body).data ?? []);

type Rows = ReadonlyMap<string, PublishedRow>;

export const createLibrary = (rows: Iterable<PublishedRow>): Library =>
  libraryOf(new Map([...rows].map((row) => [keyOf(row.collection, row.id), row])));

function libraryOf(rows: Rows): Library {
  const views: Record<Locale, Map<string, Fields>> = { pt: new Map(), en: new Map() };
  const view = (key: string, locale: Locale): Fields | undefined => {
    const row = rows.get(key);
    const known = views[locale].get(key);
    if (!row || known) return known;
    const made = localise(row.body, locale, ({ $ref: [collection, id] }) => view(keyOf(collection, id), locale) ?? id);
    views[locale].set(key, made);
    return made;
  };
  const byCollection = once(() => Map.groupBy(rows.values(), ({ collection }) => collection));
  const ofCollection = (collection: string) => byCollection().get(collection) ?? [];
  const sorted = new Map<string, PublishedRow[]>();
  const inOrder = (collection: string): PublishedRow[] => {
    const known = sorted.get(collection) ?? ofCollection(collection).toSorted(newestFirst);
    sorted.set(collection, known);
    return known;
  };
  const addresses = once(() => createAddressBook([...rows.values()].flatMap((row) => toDocumentAddress(row) ?? [])));
  const redirects = once(() => toRedirects(ofCollection('redirects')));

  return {
    isEmpty: rows.size === 0,
    size: rows.size,
    rows: () => rows.values(),
    document: (collection, id, locale) => view(keyOf(collection, id), locale),
    all: (collection, locale) =>
      inOrder(collection)
        .map(({ id }) => view(keyOf(collection, id), locale))
        .filter((body) => body !== undefined),
    page: (name, locale) => view(keyOf(name, name), locale),
    get addresses() {
      return addresses();
    },
    get redirects() {
      return redirects();
    },
    with: (changes) => {
      const changed = new Map(rows);
      for (const { collection, id, body } of changes) {
        if (body) changed.set(keyOf(collection, id), { collection, id, body });
        else changed.delete(keyOf(collection, id));
      }
      return libraryOf(changed);
    },
  };
}

function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Worked out once for each state of the library and language: parsing every card for every page would be waste. */
export function oncePerLibrary<T>(work: (library: Library, locale: Locale) => T) {
  const known: Record<Locale, WeakMap<Library, { value: T }>> = { pt: new WeakMap(), en: new WeakMap() };
  return (library: Library, locale: Locale): T => {
    const found = known[locale].get(library) ?? { value: work(library, locale) };
    known[locale].set(library, found);
    return found.value;
  };
}
