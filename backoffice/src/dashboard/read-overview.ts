import type { PayloadRequest } from 'payload';
import { addressesOf } from '../addresses/list-addresses.ts';
import { documentSlugs } from '../collections/document-slugs.ts';
import { brokenLinks } from './broken-links.ts';
import type { DocumentLine } from './document-line.ts';
import { missingTranslations } from './missing-translations.ts';
import { overdueReviews } from './overdue-reviews.ts';
import { picturesWithoutWords } from './pictures-without-words.ts';
import { scheduledDocuments } from './scheduled-documents.ts';

export const overviewParts = ['scheduled', 'overdue', 'untranslated', 'broken', 'pictures'] as const;
export type OverviewPart = (typeof overviewParts)[number];
export type Overview = Record<OverviewPart, DocumentLine[]>;

export async function readOverview(req: PayloadRequest, now = new Date()): Promise<Overview> {
  const listed = Promise.all(documentSlugs.map((collection) => addressesOf(req, collection))).then((lists) => lists.flat());
  const [scheduled, overdue, untranslated, broken, pictures] = await Promise.all([
    scheduledDocuments(req),
    overdueReviews(req, now),
    listed.then(missingTranslations),
    listed.then((rows) => brokenLinks(req, rows)),
    picturesWithoutWords(req),
  ]);
  return { scheduled, overdue, untranslated, broken, pictures };
}
