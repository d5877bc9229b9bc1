import type { PatientAnswers } from '@clinic/core/booking/booking';
import type { ClinicRoom } from './clinic-room.ts';

/** Somebody of whom the clinic has kept a record for long. */
export async function knownAtTheClinic({ clinicBook }: ClinicRoom, { name, birthDate, gender, vat, email, phone }: PatientAnswers) {
  await clinicBook.query('insert into sandbox.clinic_patients (name, birth_day, gender, vat, contacts) values ($1, $2, $3, $4, $5)', [
    name,
    birthDate,
    gender,
    vat,
    [email, phone],
  ]);
}
