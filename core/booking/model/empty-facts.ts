import type { BookingChange } from './booking.ts';

/** The facts of a booking that was only submitted. */
export const emptyFacts = {
  patientId: null,
  patientCreateAttemptedAt: null,
  appointmentId: null,
  createAttemptedAt: null,
  patientEnsuredAt: null,
  conflictFoundAt: null,
  conflictingStartsAt: null,
  bookedAt: null,
  paymentRequestedAt: null,
  paidAt: null,
  paidLateAt: null,
  confirmedAt: null,
  givenUpAt: null,
  cancelledAt: null,
  clinicCancelReason: null,
  movedTo: null,
  releasedAt: null,
  failedAt: null,
  failureKind: null,
  needsReviewAt: null,
  reviewReason: null,
  reviewedAt: null,
  videoUrl: null,
  videoUrlAt: null,
} as const satisfies BookingChange;
