import type { PatientRecord } from '../clinic/clinic-service.ts';
import { agrees, type Person } from './agrees.ts';

type Found = {
  byVat: readonly PatientRecord[];
  byEmail: readonly PatientRecord[];
  /** Whether the e-mail counts for this record: confirmed, or on the record and proven by the booker. */
  emailCounts: (record: PatientRecord) => boolean;
};

/** `clash`: a record with this NIF that is not certainly of this person; the front desk compares the two. */
export type Match = { kind: 'existing'; record: PatientRecord; clash: number | null } | { kind: 'new'; clash: number | null };

export const personOf = ({ name, birthDay, gender }: PatientRecord) => ({ name, birthDate: birthDay, gender });

/**
 * The clinic's record for a booking without proof. A match discloses nothing and changes nothing in the record. A second record of one
 * person is a clinical risk, and a visit in another person's record a greater one.
 */
export function matchRecord(answers: Person & { vat: string | null }, { byVat, byEmail, emailCounts }: Found): Match {
  const isSame = (record: PatientRecord) => agrees(personOf(record), answers);
  // The clinic's search may be more tolerant.
  const withVat = answers.vat === null ? [] : byVat.filter(({ vat }) => vat === answers.vat);
  const sameByVat = withVat.find(isSame);
  if (sameByVat) return { kind: 'existing', record: sameByVat, clash: null };
  const clash = withVat[0]?.id ?? null;
  const sameByEmail = byEmail.find((record) => isSame(record) && emailCounts(record));
  if (!sameByEmail) return { kind: 'new', clash };
  const hasOtherVat = answers.vat !== null && sameByEmail.vat !== '' && sameByEmail.vat !== answers.vat;
  return { kind: 'existing', record: sameByEmail, clash: clash ?? (hasOtherVat ? sameByEmail.id : null) };
}
