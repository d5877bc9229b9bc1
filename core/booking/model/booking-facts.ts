import type { PaymentMethod } from './payment.ts';

/** When what happened to a booking. Set once unless stated otherwise; `bookingStatus` derives the status from it. */
export type BookingFacts = {
  submittedAt: Date;
  /** Null: paid at the clinic, no payment ahead is expected. */
  paymentMethod: PaymentMethod | null;
  patientEnsuredAt: Date | null;
  conflictFoundAt: Date | null;
  /** When the clinic's appointment was recorded; later than `releasedAt` if a late payment got the slot back. */
  bookedAt: Date | null;
  /** When the patient got the current payment details; null again while other details are being requested. */
  paymentRequestedAt: Date | null;
  paidAt: Date | null;
  /** When a payment arrived after the booking had been given up or had ended. */
  paidLateAt: Date | null;
  /** When the confirmation mail was queued. */
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  /** The booking that took this one's place. */
  movedTo: string | null;
  /** When the appointment was removed at the clinic and the slot was free again. */
  releasedAt: Date | null;
  failedAt: Date | null;
  failureKind: string | null;
  needsReviewAt: Date | null;
  /** When staff closed the review; a later reason needs a new review. */
  reviewedAt: Date | null;
};
