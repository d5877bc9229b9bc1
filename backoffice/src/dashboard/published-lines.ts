import { locales, otherLocale } from '@clinic/core/kernel/locale';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type ListedAddress, listAddressesOf } from '../addresses/list-addresses.ts';
import { documentSlugs } from '../collections/document-slugs.ts';
import { execute } from '../publishing/execute.ts';
import { untilPublished } from '../publishing/until-published.ts';
import { brokenLinks } from './broken-links.ts';
import type { DocumentLine } from './document-line.ts';

export const listedAddresses = (req: PayloadRequest): Promise<ListedAddress[]> =>
  untilPublished(req, 'addresses', async () => (await Promise.all(documentSlugs.map((slug) => listAddressesOf(req, slug)))).flat());

/** All stored texts are read for it. */
export const brokenLines = (req: PayloadRequest, listed: Promise<ListedAddress[]>): Promise<DocumentLine[]> =>
  untilPublished(req, `broken ${req.i18n.language}`, async () => brokenLinks(req, await listed));

/** Campaigns run in Portuguese only. */
const speaksOneLanguage = new Set<string>(['landing_pages']);

const isIn = ({ slugs, titles }: ListedAddress, locale: 'pt' | 'en'): boolean => Boolean(slugs[locale] && titles[locale]);

/** Published in one language and not in the other; the link opens the form in the language that is missing. */
export const missingTranslations = (listed: ListedAddress[]): DocumentLine[] =>
  listed.flatMap((row) => {
    const { collection, id, titles } = row;
    const missing = speaksOneLanguage.has(collection) ? undefined : locales.find((locale) => !isIn(row, locale));
    if (!missing) return [];
    return [
      { kind: 'collection' as const, slug: collection, id, title: titles[otherLocale(missing)] ?? '', detail: missing, locale: missing },
    ];
  });

/** `pages`: with an address of their own; `lastPublishedAt`: null where nothing is public. */
export type SiteFacts = { pages: number; inBoth: number; lastPublishedAt: string | null };

export async function siteFacts(req: PayloadRequest, listed: ListedAddress[]): Promise<SiteFacts> {
  const [row] = await execute(req, sql`select max(changed_at) as at from core.published_documents`);
  const at = row?.['at'];
  const inBoth = listed.filter((page) => locales.every((locale) => isIn(page, locale))).length;
  return { pages: listed.length, inBoth, lastPublishedAt: at ? new Date(String(at)).toISOString() : null };
}
