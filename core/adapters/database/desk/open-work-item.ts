import { sql } from 'kysely';
import { readOpeningCalendar } from '../../../content/frame/opening-calendar.ts';
import { createLibrary } from '../../../content/library/library.ts';
import type { NewWorkItem } from '../../../work-items/work-item.ts';
import type { OpeningCalendar } from '../../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../../working-hours/reply-hours.ts';
import { addWorkingHours } from '../../../working-hours/working-hours.ts';
import { readRows } from '../../content/published-rows.ts';
import type { Database } from '../database.ts';

export async function openWorkItem(db: Database, { kind, subject, detail = {}, dueAt }: NewWorkItem, now = new Date()): Promise<void> {
  const due = dueAt ?? addWorkingHours(now, replyWorkingHours, await publishedCalendar(db));
  // Who did not get a letter about a visit is called before it.
  const visitAt =
    kind === 'letterNotDelivered' && subject.kind === 'booking'
      ? sql`(select starts_at from core.bookings where id::text = ${subject.id} and starts_at > ${now})`
      : sql`null::timestamptz`;
  await sql`
    insert into core.work_items (kind, subject_kind, subject_id, detail, due_at)
    values (${kind}, ${subject.kind}, ${subject.id}, ${JSON.stringify(detail)}, least(${due}::timestamptz, ${visitAt}))
    on conflict (kind, subject_kind, subject_id) where closed_at is null do nothing`.execute(db);
}

/** Read where the work is written: it is opened by three processes, in transactions of many stores. */
export const publishedCalendar = async (db: Database): Promise<OpeningCalendar> =>
  readOpeningCalendar(createLibrary(await readRows(db, [{ collection: 'definicoes', id: 'definicoes' }])));
