import { sql } from 'kysely';
import { dueOfWork } from '../../../booking/messages/due-of-work.ts';
import { readOpeningCalendar } from '../../../content/frame/opening-calendar.ts';
import { createLibrary } from '../../../content/library/library.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import type { NewWorkItem, WorkItemSubject } from '../../../work-items/work-item.ts';
import type { OpeningCalendar } from '../../../working-hours/opening-calendar.ts';
import { readRows } from '../../content/published-rows.ts';
import type { Database } from '../database.ts';

export async function openWorkItem(db: Database, item: NewWorkItem, now = new Date()): Promise<void> {
  const { kind, subject, detail = {}, dueAt } = item;
  const visitAt = await visitOf(db, subject);
  const due = dueAt && !visitAt ? dueAt : dueOfWork({ kind, visitAt, dueAt }, await publishedCalendar(db), now);
  await sql`
    insert into core.work_items (kind, subject_kind, subject_id, detail, due_at)
    values (${kind}, ${subject.kind}, ${subject.id}, ${JSON.stringify(detail)}, ${due})
    on conflict (kind, subject_kind, subject_id) where closed_at is null do nothing`.execute(db);
}

async function visitOf(db: Database, { kind, id }: WorkItemSubject): Promise<Date | null> {
  if (kind !== 'booking' || !isUuid(id)) return null;
  const found = await sql<{ startsAt: Date }>`select starts_at as "startsAt" from core.bookings where id = ${id}::uuid`.execute(db);
  return found.rows[0]?.startsAt ?? null;
}

/** Read where the work is written: it is opened by three processes, in transactions of many stores. */
export const publishedCalendar = async (db: Database): Promise<OpeningCalendar> =>
  readOpeningCalendar(createLibrary(await readRows(db, [{ collection: 'definicoes', id: 'definicoes' }])));
