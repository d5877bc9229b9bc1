import { sql } from 'kysely';
import { dueAfterMove } from '../../../booking/messages/due-of-work.ts';
import type { ClosedWork, WorkItemKind } from '../../../work-items/work-item.ts';
import type { Database } from '../database.ts';
import { publishedCalendar } from './open-work-item.ts';

/** How many were open. */
export async function closeWorkItems(db: Database, { kinds, subject, by = 'system' }: ClosedWork): Promise<number> {
  const { numAffectedRows } = await sql`
    update core.work_items set closed_at = clock_timestamp(), closed_by = ${by}
    where closed_at is null and subject_kind = ${subject.kind} and subject_id = ${subject.id} and kind = any(${[...kinds]})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * A refund is owed for the visit that was; the video link, the note and the call that reminds are due by the hour that was, and are asked for
 * anew; who cannot come to that hour, or comes late to it, has another now; no earlier hour is sought.
 */
const staysBehind: readonly WorkItemKind[] = [
  ...(['refundDue', 'videoLinkMissing', 'noteToPass', 'earlierHour', 'reminderCall', 'cannotCome', 'runningLate'] as const),
];

type GoingAlong = { id: string; kind: WorkItemKind; dueAt: Date; startedAt: Date; startsAt: Date };

export async function moveWorkItems(db: Database, from: string, to: string, now = new Date()): Promise<void> {
  const { rows } = await sql<GoingAlong>`
    select item.id::text as id, item.kind, item.due_at as "dueAt", old.starts_at as "startedAt", new.starts_at as "startsAt"
    from core.work_items as item
    join core.bookings as old on old.id = ${from}::uuid join core.bookings as new on new.id = ${to}::uuid
    where closed_at is null and subject_kind = 'booking' and subject_id = ${from} and kind <> all(${[...staysBehind]})
      and not exists (
        select from core.work_items as other
        where other.closed_at is null and other.subject_kind = 'booking' and other.subject_id = ${to} and other.kind = item.kind
      )`.execute(db);
  const calendar = rows.length > 0 ? await publishedCalendar(db) : null;
  for (const { id, startedAt, startsAt, ...item } of rows) {
    const due = calendar ? dueAfterMove(item, { from: startedAt, to: startsAt }, calendar, now) : item.dueAt;
    await sql`
      update core.work_items set subject_id = ${to}, due_at = ${due} where id = ${id}::bigint and closed_at is null`.execute(db);
  }
  // What is left was open for both.
  await sql`
    update core.work_items set closed_at = clock_timestamp(), closed_by = 'system'
    where closed_at is null and subject_kind = 'booking' and subject_id = ${from} and kind <> 'refundDue'`.execute(db);
}
