import { type Kysely, sql } from 'kysely';

/** The room of a visit by video: pasted by the desk, or made by a provider of rooms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add video_url text, add video_url_at timestamptz`.execute(db);
}
