import { sql } from 'kysely';
import { replyWorkingHours } from '../../../booking/rules/constants.ts';
import { addWorkingHours } from '../../../booking/rules/working-hours.ts';
import type { NewWorkItem } from '../../../desk/work-item.ts';
import type { Database } from '../database.ts';

export async function openWorkItem(db: Database, { kind, subject, detail = {}, dueAt }: NewWorkItem, now = new Date()): Promise<void> {
  const due = dueAt ?? addWorkingHours(now, replyWorkingHours);
  await sql`
    insert into core.work_items (kind, subject_kind, subject_id, detail, due_at)
    values (${kind}, ${subject.kind}, ${subject.id}, ${JSON.stringify(detail)}, ${due})
    on conflict (kind, subject_kind, subject_id) where closed_at is null do nothing`.execute(db);
}
