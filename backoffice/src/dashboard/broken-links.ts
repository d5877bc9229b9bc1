import { type AddressBook, createAddressBook } from '@clinic/core/addresses/address-book';
import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { isFilePath } from '@clinic/core/addresses/is-file-path';
import { findRedirect, type RedirectRow } from '@clinic/core/addresses/redirect-rows';
import { isLocale, locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import type { ListedAddress } from '../addresses/list-addresses.ts';
import { type Label, labelIn } from '../language/label.ts';
import type { DocumentLine } from './document-line.ts';
import { findLinks, type InternalLink } from './find-links.ts';
import { type LinkCell, readLinkCells } from './link-cells.ts';
import { nameOfGlobal } from './name-of-global.ts';

function isAlive(link: InternalLink, book: AddressBook, redirects: RedirectRow[]): boolean {
  if ('path' in link) {
    const [bare = ''] = link.path.split(/[?#]/);
    const path = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
    return path === '/' || isFilePath(path) || canonicalPath(path, book) !== undefined || findRedirect(path, redirects) !== undefined;
  }
  const target = book.byId(link.collection, link.id);
  return target !== undefined && locales.some((locale) => (link.locale ?? locale) === locale && book.addressOf(target, locale));
}

function linksIn({ locale, value }: LinkCell): InternalLink[] {
  const spoken = isLocale(locale ?? undefined) ? (locale as 'pt' | 'en') : null;
  return value.startsWith('/') ? [{ locale: spoken, path: value }] : findLinks(JSON.parse(value), spoken);
}

/** An address as it is written, or the document by what its kind is called. */
function targetOf(req: PayloadRequest, link: InternalLink): string {
  if ('path' in link) return link.path;
  const singular = req.payload.config.collections.find(({ slug }) => slug === link.collection)?.labels?.singular;
  return `${typeof singular === 'object' ? labelIn(req.i18n.language, singular as Label) : link.collection} n.º ${link.id}`;
}

/** Published pages with a link that would lead a reader nowhere. */
export async function brokenLinks(req: PayloadRequest, listed: ListedAddress[]): Promise<DocumentLine[]> {
  const book = createAddressBook(listed);
  const { docs: redirects } = await req.payload.db.find<RedirectRow>({
    collection: 'redirects',
    limit: 0,
    pagination: false,
    req,
    select: { from: true, to: true },
  });
  const dead = new Map<string, { cell: LinkCell; targets: Set<string> }>();
  for (const cell of await readLinkCells(req)) {
    const key = `${cell.root}:${cell.id}`;
    for (const link of linksIn(cell).filter((found) => !isAlive(found, book, redirects)))
      dead.set(key, { cell, targets: (dead.get(key)?.targets ?? new Set()).add(targetOf(req, link)) });
  }
  return [...dead.values()].map(({ cell, targets }) => ({ ...nameOf(req, cell, listed), detail: [...targets].join(', '), isYours: true }));
}

function nameOf(req: PayloadRequest, { root, id }: LinkCell, listed: ListedAddress[]): Omit<DocumentLine, 'detail'> {
  const global = nameOfGlobal(req, root);
  if (global !== null) return { kind: 'global', slug: root, id: null, title: global };
  const language = req.i18n.language === 'en' ? 'en' : 'pt';
  const titles = listed.find((row) => row.collection === root && row.id === id)?.titles;
  return { kind: 'collection', slug: root, id, title: titles?.[language] ?? titles?.pt ?? titles?.en ?? '' };
}
