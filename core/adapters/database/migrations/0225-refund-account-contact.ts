import { type Kysely, sql } from 'kysely';

/**
 * Whether the code went to the contact that was proven when the visit was booked. What was given before this was noted counts as not proven:
 * then somebody looks at a document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.refund_accounts add column contact_proven boolean not null default false`.execute(db);
}
