import { locales, otherLocale } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import { type ListedAddress, listAddressesOf } from '../addresses/list-addresses.ts';
import { documentSlugs } from '../collections/document-slugs.ts';
import { brokenLinks } from './broken-links.ts';
import { commentLines } from './comment-lines.ts';
import type { DocumentLine } from './document-line.ts';
import { myDrafts } from './my-drafts.ts';
import { newsletterLines } from './newsletter-lines.ts';
import { dueReviews, overdueReviews } from './overdue-reviews.ts';
import { readLines, searchedLines } from './reading-lines.ts';
import { reviewLines } from './review-lines.ts';
import { scheduledDocuments } from './scheduled-documents.ts';
import { trashedDocuments } from './trashed-documents.ts';

export const overviewParts = [
  'drafts',
  'review',
  'comments',
  'due',
  'overdue',
  'untranslated',
  'scheduled',
  'broken',
  'newsletter',
  'searched',
  'read',
  'trash',
  'pictures',
] as const;
export type OverviewPart = (typeof overviewParts)[number];
export type Overview = Record<OverviewPart, DocumentLine[]>;

export async function readOverview(req: PayloadRequest, now = new Date()): Promise<Overview> {
  const listed = Promise.all(documentSlugs.map((collection) => listAddressesOf(req, collection))).then((lists) => lists.flat());
  const reviewing = reviewLines(req);
  const [drafts, review, comments, due, overdue, untranslated, scheduled, broken, newsletter, trash, pictures, searched, read] =
    await Promise.all([
      myDrafts(req),
      reviewing,
      reviewing.then((lines) => commentLines(req, lines)),
      dueReviews(req, now),
      overdueReviews(req, now),
      listed.then(missingTranslations),
      scheduledDocuments(req),
      listed.then((rows) => brokenLinks(req, rows)),
      newsletterLines(req),
      trashedDocuments(req, now),
      picturesWithoutWords(req),
      searchedLines(req, now),
      listed.then((rows) => readLines(req, rows, now)),
    ]);
  return { drafts, review, comments, due, overdue, untranslated, scheduled, broken, newsletter, trash, pictures, searched, read };
}

type Stored = { id: number; filename?: string; alt?: { [language: string]: unknown } };

/** Pictures that somebody who cannot see them would not be told about in one of the languages. */
async function picturesWithoutWords(req: PayloadRequest): Promise<DocumentLine[]> {
  const { docs } = await req.payload.db.find<Stored>({
    collection: 'media',
    limit: 0,
    pagination: false,
    req,
    select: { filename: true, alt: true },
    sort: 'id',
    where: { deletedAt: { exists: false } },
  });
  return docs.flatMap(({ id, filename = '', alt }) => {
    const missing = locales.filter((locale) => !String(alt?.[locale] ?? '').trim());
    const [first] = missing;
    return first ? [{ kind: 'collection' as const, slug: 'media', id, title: filename, detail: missing.join(', '), locale: first }] : [];
  });
}

/** Campaigns run in Portuguese only. */
const speaksOneLanguage = new Set<string>(['landing_pages']);

/** Published in one language and not in the other; the link opens the form in the language that is missing. */
const missingTranslations = (listed: ListedAddress[]): DocumentLine[] =>
  listed.flatMap(({ collection, id, slugs, titles }) => {
    const missing = speaksOneLanguage.has(collection) ? undefined : locales.find((locale) => !slugs[locale] || !titles[locale]);
    if (!missing) return [];
    return [
      { kind: 'collection' as const, slug: collection, id, title: titles[otherLocale(missing)] ?? '', detail: missing, locale: missing },
    ];
  });
