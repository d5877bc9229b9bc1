import { type Kysely, sql } from 'kysely';

/** Letters sent until now still hold the links that open visits. From here on they are blanked when a letter is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const token = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.([0-9]{1,6}\\.)?[A-Za-z0-9_-]{27}|(?<=/admin/reset/)[0-9a-f]{20,}';
  await sql`
    update core.mails set
      html = regexp_replace(html, ${token}, 'ligacao-retirada', 'g'),
      text = regexp_replace(text, ${token}, 'ligacao-retirada', 'g'),
      attachments = regexp_replace(attachments::text, ${token}, 'ligacao-retirada', 'g')::jsonb
    where sent_at is not null`.execute(db);
}
