import { sql } from 'kysely';
import type { Booker, PatientAnswers } from '../../../booking/model/booking.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { type ReEncrypted, renewContactDigest, writtenContacts } from './renew-digest.ts';

type Row = { patient_id: number; contact_digest: string };
type Written = { patient: PatientAnswers; booked_by: Booker | null; mbway_phone: string | null };

/** These rows hold digests alone; what they stand for is looked for in the same patient's bookings. */
export async function renewPatientContacts(db: Database, keys: DataKeys): Promise<ReEncrypted> {
  const { rows } = await sql<Row>`
    select patient_id, contact_digest from core.patient_contacts
    where not starts_with(contact_digest, ${`${keys[0].id}:`}) order by patient_id`.execute(db);
  let changed = 0;
  for (const row of rows) {
    const renewed = renewContactDigest(keys, row.contact_digest, await contactsOf(db, row.patient_id));
    if (renewed === row.contact_digest) continue;
    await replace(db, row, renewed);
    changed += 1;
  }
  return { table: 'patient_contacts', read: rows.length, changed, refused: [] };
}

async function contactsOf(db: Database, patientId: number): Promise<string[]> {
  const { rows } = await sql<Written>`
    select patient, booked_by, mbway_phone from core.bookings where patient_id = ${patientId}`.execute(db);
  return rows.flatMap(({ patient, booked_by, mbway_phone }) => writtenContacts(patient, booked_by, { phone: mbway_phone }));
}

/** Where it was written anew under the new key meanwhile, both become one: older where they differ, and withdrawn if either was. */
async function replace(db: Database, { patient_id, contact_digest }: Row, renewed: string): Promise<void> {
  await sql`
    with old as (
      delete from core.patient_contacts where patient_id = ${patient_id} and contact_digest = ${contact_digest} returning *
    )
    insert into core.patient_contacts as kept
      (patient_id, contact_digest, source, recorded_at, confirmed_at, confirmed_by, withdrawn_at, withdrawn_by)
    select patient_id, ${renewed}, source, recorded_at, confirmed_at, confirmed_by, withdrawn_at, withdrawn_by from old
    on conflict (patient_id, contact_digest) do update set
      source = excluded.source,
      recorded_at = excluded.recorded_at,
      confirmed_at = coalesce(kept.confirmed_at, excluded.confirmed_at),
      confirmed_by = coalesce(kept.confirmed_by, excluded.confirmed_by),
      withdrawn_at = coalesce(kept.withdrawn_at, excluded.withdrawn_at),
      withdrawn_by = coalesce(kept.withdrawn_by, excluded.withdrawn_by)`.execute(db);
}
