/** Who made a booking of ours. */
export type BookedBy = { contactDigest: string | null; provenPatientId: number | null };
/** A visit too near to another of the same record; `bookedBy` is null if it was made at the clinic. */
export type NearbyVisit = { startsAt: Date; bookedBy: BookedBy | null };

type Asking = { patientId: number | null; provenPatientId: number | null };

/**
 * Whether this visit of a record may be disclosed to a booker as a conflict: only to the proven patient, and not if a stranger booked it in
 * the patient's name. The record of a booking without proof is derived from the input, so everything that depends on the record would
 * disclose whether there is one. Visits booked with the same contact are found in our own database instead: see `ownNearbyVisit` in check-
 * conflict.ts.
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
