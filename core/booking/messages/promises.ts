import type { WorkItemKind } from '../../work-items/work-item.ts';
import type { ReviewReason } from '../model/booking.ts';
import type { BookingMailKind } from '../model/booking-mail.ts';

/** The work item for the front desk when nothing more can be done automatically. */
export const workOfReview: Record<ReviewReason, WorkItemKind> = {
  clinicUnreachable: 'clinicUnreachable',
  clinicRefused: 'clinicRefused',
  wrongAmount: 'wrongAmount',
  paidTwice: 'paidTwice',
  paidLate: 'paymentMismatch',
  providerUnreachable: 'providerUnreachable',
  notReleased: 'notReleased',
  gone: 'visitGone',
  stuck: 'stuck',
  contactUnproven: 'contactUnproven',
};

/** Closed together with the review. */
export const workSettledByReview: readonly WorkItemKind[] = [...new Set<WorkItemKind>([...Object.values(workOfReview), 'callPatient'])];

/** What the clinic can reject about a patient: each is also its message key. */
export const patientRefusals = ['vatNotValid', 'patientAlreadyExists', 'phoneDigits', 'errorCreatingPatient'] as const;

/** “Uma pessoa da clínica liga-lhe”: the reason for the call, so that the caller knows it. */
function workOfCall(reason: string): WorkItemKind {
  if (patientRefusals.some((refusal) => refusal === reason)) return 'clinicRefused';
  return Object.hasOwn(workOfReview, reason) ? workOfReview[reason as ReviewReason] : 'callPatient';
}

/**
 * What each mail promises that staff will do. Opened with the mail, in the same transaction (`withWorkItems`): no mail promises something
 * that the front desk does not know of.
 */
const workOfLetter: Record<BookingMailKind, (about: string) => WorkItemKind[]> = {
  needsPerson: (reason) => [workOfCall(reason)],
  refund: () => ['refundDue'],
  received: () => [],
  paymentDetails: () => [],
  scheduled: () => [],
  confirmed: () => [],
  notPaid: () => [],
  // If something was paid, its refund opens the work item.
  cancelled: () => [],
  moved: () => [],
  conflict: () => [],
  slotTaken: () => [],
  refunded: () => [],
  // The refund opened its item before.
  refundAccount: () => [],
  refundAccountGiven: () => [],
  reminder: () => [],
  preparation: () => [],
  newLink: () => [],
};

export const workPromisedBy = (mail: BookingMailKind, about: string): WorkItemKind[] => workOfLetter[mail](about);
