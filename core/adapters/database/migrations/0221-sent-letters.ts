import { type Kysely, sql } from 'kysely';

/**
 * What the front desk may read of letters about bookings: those that have left, without the links that open something. A view, because the
 * table also holds letters that are still to be sent, links and all: those stay the worker's alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const opening = sql.lit(
    '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.([0-9]{1,6}\\.)?[A-Za-z0-9_-]{27}|(?<=/ho(ra|ur)/)[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{16}',
  );
  await sql`
    create view core.sent_letters with (security_barrier = true) as
    select id, booking_id, recipient, subject, sent_at,
      regexp_replace(html, ${opening}, 'ligacao-retirada', 'g') as html,
      regexp_replace(text, ${opening}, 'ligacao-retirada', 'g') as text
    from core.mails where sent_at is not null and booking_id is not null`.execute(db);
}
