import { sql } from 'kysely';
import type { ClosedWork, WorkItemKind } from '../../../work-items/work-item.ts';
import type { Database } from '../database.ts';

/** How many were open. */
export async function closeWorkItems(db: Database, { kinds, subject, by = 'system' }: ClosedWork): Promise<number> {
  const { numAffectedRows } = await sql`
    update core.work_items set closed_at = clock_timestamp(), closed_by = ${by}
    where closed_at is null and subject_kind = ${subject.kind} and subject_id = ${subject.id} and kind = any(${[...kinds]})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A refund is owed for the visit that was; the video link and the note are due by the hour that was, and are asked for anew; no earlier hour is sought. */
const staysBehind: readonly WorkItemKind[] = ['refundDue', 'videoLinkMissing', 'noteToPass', 'earlierHour'];

export async function moveWorkItems(db: Database, from: string, to: string): Promise<void> {
  await sql`
    update core.work_items as item set subject_id = ${to}
    where closed_at is null and subject_kind = 'booking' and subject_id = ${from} and kind <> all(${[...staysBehind]})
      and not exists (
        select from core.work_items as other
        where other.closed_at is null and other.subject_kind = 'booking' and other.subject_id = ${to} and other.kind = item.kind
      )`.execute(db);
  // What is left was open for both.
  await sql`
    update core.work_items set closed_at = clock_timestamp(), closed_by = 'system'
    where closed_at is null and subject_kind = 'booking' and subject_id = ${from} and kind <> 'refundDue'`.execute(db);
}
