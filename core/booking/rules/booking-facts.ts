/** What has happened to a booking, and when. Nothing is taken back but where it says so: what it comes to is worked out by the status. */
export type BookingFacts = {
  submittedAt: Date;
  /** None chosen: paid at the clinic, nothing to wait for. */
  paymentMethod: 'multibanco' | 'mbway' | null;
  patientEnsuredAt: Date | null;
  conflictFoundAt: Date | null;
  /** When the clinic's appointment was recorded; later than `releasedAt` where late money got the slot back. */
  bookedAt: Date | null;
  /** When the patient was given the way to pay that is waited for; none while another one that was asked for is on its way. */
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
