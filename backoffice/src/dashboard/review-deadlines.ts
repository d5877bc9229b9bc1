import type { PayloadRequest } from 'payload';
import { type PublishedReview, publishedReviews } from '../medical-review/published-reviews.ts';
import { type DocumentLine, documentTitle, placeOfReviewedPage } from './document-line.ts';

const reviewedAfterMonths = 12;

function aYearBefore(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - reviewedAfterMonths);
  return limit;
}

/** Published medical pages that were last signed in a span of time, the oldest first. The day is that of the signature they are shown under. */
async function signedBetween(req: PayloadRequest, from: string, to: string): Promise<DocumentLine[]> {
  const found = (await publishedReviews(req)).filter(({ reviewedOn }) => reviewedOn !== null && reviewedOn >= from && reviewedOn < to);
  return found.map((page) => publishedLine(page, req.i18n.language)).toSorted((one, other) => one.detail.localeCompare(other.detail));
}

/** No doctor has read them for a year. */
export const overdueReviews = (req: PayloadRequest, now: Date): Promise<DocumentLine[]> =>
  signedBetween(req, '', aYearBefore(now).toISOString());

const dayMs = 86_400_000;
/** How long before it runs out a signature is worth a word. */
const soonDays = 30;

/** The year of their signature ends within the next weeks. */
export const dueReviews = (req: PayloadRequest, now: Date): Promise<DocumentLine[]> =>
  signedBetween(req, aYearBefore(now).toISOString(), aYearBefore(new Date(now.getTime() + soonDays * dayMs)).toISOString());

/** The last day on which a text signed on `day` counts as reviewed. */
export function dueDay(day: string): Date {
  const due = new Date(`${day}T12:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + reviewedAfterMonths);
  return due;
}

const publishedLine = (page: PublishedReview, language: string): DocumentLine => ({
  ...placeOfReviewedPage(page),
  title: documentTitle({ titulo: page.titulo }, language),
  detail: (page.reviewedOn ?? '').slice(0, 10),
});
