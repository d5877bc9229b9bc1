import { type BookingStatus, bookingStatus } from '../booking/model/booking-status.ts';
import { hasOpenReview } from '../booking/model/open-review.ts';
import type { DeskCandidate } from './desk-store.ts';

export type DeskState = BookingStatus | 'needsPerson';
export type Arranged = { id: string; status: BookingStatus; isOpenReview: boolean; openRefundCents: number };
export type Queue = { shown: Arranged[]; total: number; needingPerson: number; page: number; pages: number };

export const linesPerPage = 25;

/** An open refund needs staff even if everything else is done. */
export const needsPerson = (candidate: DeskCandidate): boolean => hasOpenReview(candidate) || candidate.openRefundCents > 0;

const isIn = (state: DeskState, candidate: DeskCandidate): boolean =>
  state === 'needsPerson' ? needsPerson(candidate) : bookingStatus(candidate) === state;

/** First what needs staff; then coming visits in chronological order, and past ones last, the latest first. */
function inOrder(now: Date) {
  return (a: DeskCandidate, b: DeskCandidate): number => {
    const [aNeeds, bNeeds] = [needsPerson(a), needsPerson(b)];
    if (aNeeds !== bNeeds) return aNeeds ? -1 : 1;
    const [aIsOver, bIsOver] = [a.startsAt < now, b.startsAt < now];
    if (aIsOver !== bIsOver) return aIsOver ? 1 : -1;
    const later = a.startsAt.getTime() - b.startsAt.getTime();
    return (aIsOver ? -later : later) || a.id.localeCompare(b.id);
  };
}

/** Who is to be called about paying: whose time runs out first. */
const byDeadline = (a: DeskCandidate, b: DeskCandidate): number =>
  (a.payBy?.getTime() ?? Number.MAX_SAFE_INTEGER) - (b.payBy?.getTime() ?? Number.MAX_SAFE_INTEGER) || a.id.localeCompare(b.id);

type Wanted = { state: DeskState | null; page: number; now: Date };

export function arrangeQueue(candidates: readonly DeskCandidate[], { state, page, now }: Wanted): Queue {
  const wanted = candidates
    .filter((candidate) => state === null || isIn(state, candidate))
    .sort(state === 'pendingPayment' ? byDeadline : inOrder(now));
  const pages = Math.max(1, Math.ceil(wanted.length / linesPerPage));
  const shownPage = Math.min(Math.max(1, page), pages);
  const shown = wanted.slice((shownPage - 1) * linesPerPage, shownPage * linesPerPage).map((candidate) => ({
    id: candidate.id,
    status: bookingStatus(candidate),
    isOpenReview: hasOpenReview(candidate),
    openRefundCents: candidate.openRefundCents,
  }));
  return { shown, total: wanted.length, needingPerson: candidates.filter(needsPerson).length, page: shownPage, pages };
}
