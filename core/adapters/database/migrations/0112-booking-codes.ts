import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { newBookingCode } from '../../../booking/model/booking-code.ts';

const batch = 1000;

/** Every booking has a short code. Empty for one that a site from before this migration takes while it is being replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add code text not null default ''`.execute(db);
  const given = new Set<string>();
  for (;;) {
    const { rows } = await sql<{ id: string }>`select id from core.bookings where code = '' limit ${batch}`.execute(db);
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    const codes = ids.map(() => newCode(given));
    await sql`update core.bookings set code = given.code from unnest(${ids}::uuid[], ${codes}::text[]) as given (id, code)
      where bookings.id = given.id`.execute(db);
  }
  await sql`create unique index bookings_by_code on core.bookings (code) where code <> ''`.execute(db);
}

function newCode(given: Set<string>): string {
  const code = newBookingCode(randomInt);
  if (given.has(code)) return newCode(given);
  given.add(code);
  return code;
}
