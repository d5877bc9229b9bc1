import { type Kysely, sql } from 'kysely';

/**
 * A refund that the payment provider is asked for: who asked, that the provider was called (written before the call, so that it is called
 * once), and what it answered. Where money went back without an answer, only the provider's own program knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.refund_tasks
    add provider_asked_at timestamptz,
    add provider_asked_by text,
    add provider_called_at timestamptz,
    add provider_answer text check (provider_answer in ('refunded', 'byHand', 'unknown'))`.execute(db);
}
