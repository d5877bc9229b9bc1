import { z } from 'zod';
import { type AddressBook, createAddressBook, type DocumentAddress } from '../addresses/address-book.ts';
import type { RedirectRow } from '../addresses/redirect-rows.ts';
import { routeNames, routeOf } from '../addresses/route-table.ts';
import type { ReadContent } from './content-reader.ts';
import { oncePerAnswer } from './once-per-answer.ts';

const slugs = z.object({ pt: z.string().nullish(), en: z.string().nullish() }).transform(({ pt = null, en = null }) => ({ pt, en }));
const documents = z.object({
  documents: z.array(
    z.object({ collection: z.string(), id: z.number(), slugs, titles: slugs, parent: z.number().nullable(), updatedAt: z.string() }),
  ),
});
const redirects = z.object({ docs: z.array(z.object({ id: z.number(), from: z.string(), to: z.string() })) });

/** `paginas` fill routes that have a name of their own; the other collections fill the parameter of one. */
const addressed = new Set<string | undefined>(['paginas', ...routeNames.map((name) => routeOf(name).document)]);
const hasAddress = <T extends { collection: string }>(document: T): document is T & Pick<DocumentAddress, 'collection'> =>
  addressed.has(document.collection);

const toBook = oncePerAnswer((body) => createAddressBook(documents.parse(body).documents.filter(hasAddress)));
const toRows = oncePerAnswer((body): RedirectRow[] => redirects.parse(body).docs);

export const readAddressBook = async (read: ReadContent): Promise<AddressBook> =>
  toBook(await read({ path: '/api/addresses', tags: ['addresses'] }));

export const readRedirects = async (read: ReadContent): Promise<RedirectRow[]> =>
  toRows(await read({ path: '/api/redirects?depth=0&limit=0&pagination=false&select[from]=true&select[to]=true', tags: ['redirects'] }));
