import type { PayloadRequest } from 'payload';
import { commentLines } from './comment-lines.ts';
import type { DocumentLine } from './document-line.ts';
import { myDrafts } from './my-drafts.ts';
import { newsletterLines } from './newsletter-lines.ts';
import { picturesWithoutWords } from './pictures-without-words.ts';
import { brokenLines, listedAddresses, missingTranslations, type SiteFacts, siteFacts } from './published-lines.ts';
import { readLines, searchedLines } from './reading-lines.ts';
import { dueReviews, overdueReviews } from './review-deadlines.ts';
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
export type OverviewPartName = (typeof overviewParts)[number];
export type Overview = Record<OverviewPartName, DocumentLine[]> & { site: SiteFacts };

export async function readOverview(req: PayloadRequest, now = new Date()): Promise<Overview> {
  const listed = listedAddresses(req);
  const reviewing = reviewLines(req);
  const [drafts, review, comments, due, overdue, untranslated, scheduled, broken, newsletter, trash, pictures, searched, read, site] =
    await Promise.all([
      myDrafts(req),
      reviewing,
      commentLines(req, reviewing),
      dueReviews(req, now),
      overdueReviews(req, now),
      listed.then(missingTranslations),
      scheduledDocuments(req),
      brokenLines(req, listed),
      newsletterLines(req),
      trashedDocuments(req, now),
      picturesWithoutWords(req),
      searchedLines(req, now),
      readLines(req, listed, now),
      listed.then((rows) => siteFacts(req, rows)),
    ]);
  return { drafts, review, comments, due, overdue, untranslated, scheduled, broken, newsletter, trash, pictures, searched, read, site };
}
