import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** This booking and those whose place it took: their letters are about the same visit. A move that came to nothing took none. */
export const visitBefore = (bookingId: string): RawBuilder<string> => sql<string>`(
  with recursive came_from as (
    select ${bookingId}::uuid as id
    union all select old.id from came_from
      join core.bookings as moved on moved.id = came_from.id
      join core.bookings as old on old.id = moved.moved_from and old.moved_to = moved.id
  ) select id from came_from)`;

/** The booking with which the visit goes on: itself where it was not moved, or is no longer kept. */
export async function goesOnAs(db: Database, bookingId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive went_on as (
      select id, moved_to from core.bookings where id = ${bookingId}::uuid
      union all select next.id, next.moved_to from core.bookings as next join went_on on next.id = went_on.moved_to
    ) select id from went_on where moved_to is null`.execute(db);
  return rows[0]?.id ?? bookingId;
}
