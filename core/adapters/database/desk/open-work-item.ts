import { sql } from 'kysely';
import { replyWorkingHours } from '../../../booking/model/constants.ts';
import type { NewWorkItem } from '../../../work-items/work-item.ts';
import { addWorkingHours } from '../../../working-hours/working-hours.ts';
import type { Database } from '../database.ts';

export async function openWorkItem(db: Database, { kind, subject, detail = {}, dueAt }: NewWorkItem, now = new Date()): Promise<void> {
  const due = dueAt ?? addWorkingHours(now, replyWorkingHours);
  await sql`
    insert into core.work_items (kind, subject_kind, subject_id, detail, due_at)
    values (${kind}, ${subject.kind}, ${subject.id}, ${JSON.stringify(detail)}, ${due})
    on conflict (kind, subject_kind, subject_id) where closed_at is null do nothing`.execute(db);
}
