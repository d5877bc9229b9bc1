/** What has happened to a booking, and when. Nothing here is ever taken back: what it comes to is worked out by the status. */
export type BookingFacts = {
  submittedAt: Date;
  /** None chosen: paid at the clinic, nothing to wait for. */
  paymentMethod: 'multibanco' | 'mbway' | null;
  patientEnsuredAt: Date | null;
  conflictFoundAt: Date | null;
  /** When the clinic's appointment was recorded; later than `releasedAt` where late money got the slot back. */
  bookedAt: Date | null;
  paymentRequestedAt: Date | null;
  paidAt: Date | null;
  /** When money came that was no longer waited for. */
  paidLateAt: Date | null;
  /** When the patient was told in writing that the visit stands. */
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  /** The booking that took this one's place. */
  movedTo: string | null;
  /** When the appointment was gone from the clinic's book and the slot free again. */
  releasedAt: Date | null;
  failedAt: Date | null;
  failureKind: string | null;
  needsReviewAt: Date | null;
  /** When a person settled what had needed one; what comes up later needs one again. */
  reviewedAt: Date | null;
};
