import { sql } from 'kysely';
import type { PatientContacts } from '../../../identity/patient-contacts.ts';
import type { Database } from '../database.ts';

/** Confirmed, and not taken back since. */
export const isConfirmedContact = sql`(confirmed_at is not null and (withdrawn_at is null or withdrawn_at < confirmed_at))`;

export const patientContacts = (db: Database): PatientContacts => ({
  of: async (patientIds) => {
    if (patientIds.length === 0) return [];
    const { rows } = await sql<{ patient_id: number; contact_digest: string; is_confirmed: boolean }>`
      select patient_id, contact_digest, ${isConfirmedContact} as is_confirmed from core.patient_contacts where patient_id = any(${patientIds})
    `.execute(db);
    return rows.map((row) => ({ patientId: row.patient_id, digest: row.contact_digest, isConfirmed: row.is_confirmed }));
  },
  patientsConfirmedFor: async (digests) => {
    const { rows } = await sql<{ patient_id: number }>`
      select distinct patient_id from core.patient_contacts where contact_digest = any(${digests}) and ${isConfirmedContact} order by patient_id
    `.execute(db);
    return rows.map((row) => row.patient_id);
  },
});

/** Written into the record by us, with or without proof. What is already known of a contact is not weakened by that. */
export async function recordWrittenContacts(
  db: Database,
  patientId: number,
  { digests, provenDigest }: { digests: readonly string[]; provenDigest: string | null },
): Promise<void> {
  if (digests.length === 0) return;
  await sql`
    insert into core.patient_contacts (patient_id, contact_digest, source, confirmed_at, confirmed_by)
    select ${patientId}::integer, digest, case when proven then 'patient' else 'booking' end,
      case when proven then now() end, case when proven then 'patient' end
    from (select distinct digest, coalesce(digest = ${provenDigest}::text, false) as proven from unnest(${digests}::text[]) as digest) as written
    on conflict (patient_id, contact_digest) do update
      set confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by where excluded.confirmed_at is not null`.execute(db);
}
