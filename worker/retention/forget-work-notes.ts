import type { Database } from '@clinic/core/adapters/database/database';
import { sql } from 'kysely';

/** What the front desk noted about somebody goes with what it was about: a forgotten booking, a form that was removed, a closed account. */
export async function forgetWorkNotes(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    update core.work_events as event set words = '' from core.work_items as item
    where event.item_id = item.id and event.words <> '' and (
      (item.subject_kind = 'booking' and not exists (
        select from core.bookings where id::text = item.subject_id and patient ->> 'name' <> ''))
      or (item.subject_kind = 'request' and not exists (select from core.requests where id::text = item.subject_id))
      or (item.subject_kind = 'registration' and not exists (
        select from core.event_registrations where id::text = item.subject_id))
      or (item.subject_kind = 'account' and not exists (
        select from core.accounts where id::text = item.subject_id and closed_at is null)))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
