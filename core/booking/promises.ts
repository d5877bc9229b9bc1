import type { WorkItemKind } from '../desk/work-item.ts';
import type { ReviewReason } from './booking.ts';
import type { BookingMailKind } from './booking-mail.ts';

/** What the front desk finds in its list when nothing more can be done by itself. */
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

/** Settled together with the review. */
export const workSettledByReview: readonly WorkItemKind[] = [...new Set<WorkItemKind>([...Object.values(workOfReview), 'callPatient'])];

/** What the clinic can refuse about a patient: each is also the key of its message. */
export const patientRefusals = ['vatNotValid', 'patientAlreadyExists', 'phoneDigits', 'errorCreatingPatient'] as const;

/** “Uma pessoa da clínica liga-lhe”: about what, so that whoever calls knows. */
function workOfCall(reason: string): WorkItemKind {
  if (patientRefusals.some((refusal) => refusal === reason)) return 'clinicRefused';
  return Object.hasOwn(workOfReview, reason) ? workOfReview[reason as ReviewReason] : 'callPatient';
}

/**
 * What each letter says that a person will do. Started with its letter and in the same transaction (`withWorkItems`): no letter
 * promises what nobody at the desk knows of.
 */
const workOfLetter: Record<BookingMailKind, (about: string) => WorkItemKind[]> = {
  needsPerson: (reason) => [workOfCall(reason)],
  refund: () => ['refundDue'],
  received: () => [],
  paymentDetails: () => [],
  scheduled: () => [],
  confirmed: () => [],
  notPaid: () => [],
  // Where something was paid: its refund opens the work.
  cancelled: () => [],
  moved: () => [],
  conflict: () => [],
  slotTaken: () => [],
  refunded: () => [],
  reminder: () => [],
  preparation: () => [],
  newLink: () => [],
};

export const workPromisedBy = (mail: BookingMailKind, about: string): WorkItemKind[] => workOfLetter[mail](about);
