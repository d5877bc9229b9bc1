import type { Database } from '@clinic/core/adapters/database/database';
import { sql } from 'kysely';

/** An answer to a letter goes with the form or the registration that it was about: nothing is left that somebody could read or answer. */
export async function closeWorkOfRemoved(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    update core.work_items as item set closed_at = clock_timestamp(), closed_by = 'system'
    where closed_at is null and kind = 'formLetterArrived' and (
      (subject_kind = 'request' and not exists (select from core.requests where id::text = item.subject_id))
      or (subject_kind = 'registration' and not exists (
        select from core.event_registrations where id::text = item.subject_id)))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
