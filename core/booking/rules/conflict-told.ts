/** Who stood behind a booking of ours. */
export type BookedBy = { contactDigest: string | null; provenPatientId: number | null };
/** A visit too near to another of the same record; none booked it here where it was made at the clinic. */
export type NearbyVisit = { startsAt: Date; bookedBy: BookedBy | null };

type Asking = { patientId: number | null; provenPatientId: number | null };

/**
 * Whether somebody may be told that this visit of a record stands in the way of his own, and so be refused: only whoever has proven to
 * be the patient, and not of what a stranger booked in his name. To which record a booking without proof belongs is worked out from what
 * was typed, so everything told by the record would tell whether there is one. Visits booked with the same contact are told from our own
 * books instead: see `ownNearbyVisit` in check-conflict.ts.
 */
export function isConflictTold(
  { patientId, provenPatientId }: Asking,
  { bookedBy }: NearbyVisit,
  believedDigests: readonly string[],
): boolean {
  if (provenPatientId === null || provenPatientId !== patientId) return false;
  if (bookedBy === null || bookedBy.provenPatientId === patientId) return true;
  return bookedBy.contactDigest !== null && believedDigests.includes(bookedBy.contactDigest);
}
