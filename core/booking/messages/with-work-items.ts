import type { WorkItemKind, WorkItemSubject } from '../../work-items/work-item.ts';
import type { BookingChange } from '../model/booking.ts';
import { isRefundedByProvider } from '../model/refund.ts';
import { askForAccountOnce } from '../payment/refund-account.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import { workOfReview, workPromisedBy } from './promises.ts';

/** No longer necessary once the visit is cancelled. Two records that may be one person still have to be checked. */
const workForVisit: readonly WorkItemKind[] = [
  ...(['videoLinkMissing', 'authorisationDue', 'noteToPass', 'contactUnproven'] as const),
  ...(['nearbyVisit', 'earlierHour', 'reminderCall', 'cannotCome', 'runningLate'] as const),
];

const subjectOf = (id: string): WorkItemSubject => ({ kind: 'booking', id });

function workOfChange({ needsReviewAt, reviewReason, reviewedAt }: BookingChange): WorkItemKind | null {
  if (!needsReviewAt || !reviewReason) return null;
  // Copied from a moved visit together with its closed review.
  return reviewedAt && reviewedAt >= needsReviewAt ? null : workOfReview[reviewReason];
}

/**
 * Decorator of every booking transaction: a mail that promises something, a review and a refund each open the front desk's work item in the
 * same transaction, so that no caller can forget it. A refund that has to be transferred also asks for the account.
 */
export const withWorkItems = (transaction: BookingTransaction): BookingTransaction => ({
  ...transaction,
  enqueueWork: async (work, at) => {
    await transaction.enqueueWork(work, at);
    if (work.kind !== 'tell') return;
    for (const kind of workPromisedBy(work.mail, work.about))
      await transaction.openWorkItem({ kind, subject: subjectOf(work.bookingId), detail: { about: work.about } });
  },
  change: async (id, change) => {
    await transaction.change(id, change);
    await followChange(transaction, id, change);
  },
  changeWithEvent: async (id, change, kind, detail) => {
    await transaction.changeWithEvent(id, change, kind, detail);
    await followChange(transaction, id, change);
  },
  addRefund: async (refund, at) => {
    const isNew = await transaction.addRefund(refund, at);
    if (!isNew) return false;
    await transaction.openWorkItem({ kind: 'refundDue', subject: subjectOf(refund.bookingId) });
    const paid = (await transaction.lockPayments(refund.bookingId)).find(({ id }) => id === refund.paymentId);
    // No provider can send it back, so it is transferred, and nobody but the patient knows where to.
    if (paid && !isRefundedByProvider(paid.method)) await askForAccountOnce(transaction, refund.bookingId, at);
    return true;
  },
});

async function followChange(transaction: BookingTransaction, id: string, change: BookingChange): Promise<void> {
  const kind = workOfChange(change);
  if (kind) await transaction.openWorkItem({ kind, subject: subjectOf(id) });
  if (change.cancelledAt) await transaction.closeWorkItems({ kinds: workForVisit, subject: subjectOf(id) });
  if (change.cancelledAt || change.paidAt || change.givenUpAt)
    await transaction.closeWorkItems({ kinds: ['unpaidSoon'], subject: subjectOf(id) });
}
