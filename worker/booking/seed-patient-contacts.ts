import type { Database } from '@clinic/core/adapters/database/database';
import { recordWrittenContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { contactDigest, toContact } from '@clinic/core/identity/contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { sql } from 'kysely';

/**
 * Bookings from before contacts were proven may have added theirs to the clinic's records: to records created for them and to those of
 * recognised patients. They are marked as added by us, so that they do not count as confirmed. Cheap after the first run.
 */
export async function seedPatientContacts(db: Database, keys: DataKeys): Promise<number> {
  const { rows } = await sql<{ patient_id: number; email: string; phone: string }>`
    select distinct patient_id, patient ->> 'email' as email, patient ->> 'phone' as phone from core.bookings
    where patient_id is not null and contact_digest is null and patient ->> 'name' <> ''
      and (proven_patient_id is not null or exists (
        select from core.booking_events where booking_events.booking_id = bookings.id and kind = 'patientCreated'))
      and not exists (select from core.patient_contacts where patient_contacts.patient_id = bookings.patient_id)`.execute(db);
  for (const { patient_id, email, phone } of rows) {
    const contacts = [email, phone].flatMap((written) => toContact(written) ?? []);
    await recordWrittenContacts(db, patient_id, { digests: contacts.map((contact) => contactDigest(keys, contact)), provenDigest: null });
  }
  return rows.length;
}
