import type { PatientAnswers } from '@clinic/core/booking/model/booking';
import type { FaultHarness } from './fault-harness.ts';

/** Somebody of whom the clinic has kept a record for long; gives back its number there. */
export async function knownAtTheClinic(
  { clinicBook }: FaultHarness,
  { name, birthDate, gender, vat, email, phone }: PatientAnswers,
): Promise<number> {
  const { rows } = await clinicBook.query<{ id: number }>(
    'insert into sandbox.clinic_patients (name, birth_day, gender, vat, contacts) values ($1, $2, $3, $4, $5) returning id',
    [name, birthDate, gender, vat, [email, phone]],
  );
  return rows[0]?.id ?? 0;
}
