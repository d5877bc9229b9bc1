import type { WorkItemKind, WorkItemSubject } from '../desk/work-item.ts';
import type { BookingChange } from './booking.ts';
import type { BookingTransaction } from './booking-store.ts';
import { workOfReview, workPromisedBy } from './promises.ts';

/** Needless once there is no visit. Two records that may be one person still are. */
const workForVisit: readonly WorkItemKind[] = ['videoLinkMissing', 'authorisationDue', 'contactUnproven', 'nearbyVisit'];

const subjectOf = (id: string): WorkItemSubject => ({ kind: 'booking', id });

function workOfChange({ needsReviewAt, reviewReason, reviewedAt }: BookingChange): WorkItemKind | null {
  if (!needsReviewAt || !reviewReason) return null;
  // Copied from a visit that was moved, with what a person had settled about it.
  return reviewedAt && reviewedAt >= needsReviewAt ? null : workOfReview[reviewReason];
}

/**
 * Around every transaction of a booking: a letter that promises something, a review and a refund each open the desk's work in the
 * same moment. Whoever writes one of them cannot forget the other.
 */
export const withWorkItems = (transaction: BookingTransaction): BookingTransaction => ({
  ...transaction,
  start: async (work, at) => {
    await transaction.start(work, at);
    if (work.kind !== 'tell') return;
    for (const kind of workPromisedBy(work.mail, work.about))
      await transaction.openWorkItem({ kind, subject: subjectOf(work.bookingId), detail: { about: work.about } });
  },
  change: async (id, change) => {
    await transaction.change(id, change);
    const kind = workOfChange(change);
    if (kind) await transaction.openWorkItem({ kind, subject: subjectOf(id) });
    if (change.cancelledAt) await transaction.closeWorkItems({ kinds: workForVisit, subject: subjectOf(id) });
  },
  addRefund: async (refund, at) => {
    const isNew = await transaction.addRefund(refund, at);
    if (isNew) await transaction.openWorkItem({ kind: 'refundDue', subject: subjectOf(refund.bookingId) });
    return isNew;
  },
});
