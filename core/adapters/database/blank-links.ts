import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Stands in a stored letter where it had a link that opens something. */
export const blankedLink = 'ligacao-retirada';

type Words = 'html' | 'text' | 'attachments';

/** A visit's signed name, with and without its version. */
const visitName = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(?:[0-9]{1,6}\\.)?[A-Za-z0-9_-]{27}';
/** What lets a member of staff choose a new password; an offer of an earlier hour: known by what stands before them. */
const afterPath = '(?<=/admin/reset/)[0-9a-f]{20,}|(?<=/ho(?:ra|ur)/)[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{16}';

// Looking back from every character of a letter takes PostgreSQL ten times as long as all else of the statement, so it looks for the path first.
const hasPath = (column: Words) => sql<boolean>`${sql.ref(column)}::text like any (array['%/admin/reset/%', '%/hora/%', '%/hour/%'])`;

const blank = (column: Words) => {
  const words = sql<string>`${sql.ref(column)}::text`;
  const ofPath = sql`case when ${hasPath(column)} then regexp_replace(${words}, ${afterPath}, ${blankedLink}, 'g') else ${words} end`;
  return sql<string>`regexp_replace(${ofPath}, ${visitName}, ${blankedLink}, 'g')`;
};

const opens = (column: Words) =>
  sql<boolean>`(${sql.ref(column)}::text ~ ${visitName} or (${hasPath(column)} and ${sql.ref(column)}::text ~ ${afterPath}))`;

/** A letter is kept so that the desk can read what was written; what it opened is the recipient's alone. */
export const withoutLinks = { html: blank('html'), text: blank('text'), attachments: sql<string>`${blank('attachments')}::jsonb` };

/** Once nothing will be sent any more: until then every attempt needs the letter whole. */
export async function blankLinks(db: Database, mailId: string): Promise<void> {
  await db.updateTable('mails').set(withoutLinks).where('id', '=', mailId).execute();
}

/** Letters whose work has ended in some other way, or is not even remembered. */
export async function blankAbandonedLinks(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    update core.mails as mail set html = ${withoutLinks.html}, text = ${withoutLinks.text}, attachments = ${withoutLinks.attachments}
    where (${opens('html')} or ${opens('text')} or ${opens('attachments')})
      and (sent_at is not null or not exists (
        select from dbos.workflow_status as work
        where work.workflow_uuid = 'mail-' || mail.id and work.status not in ('SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
