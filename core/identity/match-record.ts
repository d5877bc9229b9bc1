import type { PatientAnswers } from '../booking/booking.ts';
import type { PatientRecord } from '../booking/clinic-service.ts';
import { agrees } from './agrees.ts';

type Found = {
  byVat: readonly PatientRecord[];
  byEmail: readonly PatientRecord[];
  /** Whether the e-mail counts for this record: confirmed, or on the record and proven by whoever books. */
  emailCounts: (record: PatientRecord) => boolean;
};

/** `clash`: the NIF stands on a record that is not certainly this person's; the desk compares the two. */
export type Match = { kind: 'existing'; record: PatientRecord; clash: number | null } | { kind: 'new'; clash: number | null };

export const personOf = ({ name, birthDay, gender }: PatientRecord) => ({ name, birthDate: birthDay, gender });

/**
 * To which record of the clinic a booking belongs whose patient has proven nothing. A match tells nobody anything and changes
 * nothing in the record; a second record of one person is a clinical risk, and a visit in somebody else's a worse one.
 */
export function matchRecord(answers: PatientAnswers, { byVat, byEmail, emailCounts }: Found): Match {
  const isSame = (record: PatientRecord) => agrees(personOf(record), answers);
  // The clinic's search may be kinder than we are.
  const withVat = answers.vat === null ? [] : byVat.filter(({ vat }) => vat === answers.vat);
  const sameByVat = withVat.find(isSame);
  if (sameByVat) return { kind: 'existing', record: sameByVat, clash: null };
  const clash = withVat[0]?.id ?? null;
  const sameByEmail = byEmail.find((record) => isSame(record) && emailCounts(record));
  if (!sameByEmail) return { kind: 'new', clash };
  const hasOtherVat = answers.vat !== null && sameByEmail.vat !== '' && sameByEmail.vat !== answers.vat;
  return { kind: 'existing', record: sameByEmail, clash: clash ?? (hasOtherVat ? sameByEmail.id : null) };
}
