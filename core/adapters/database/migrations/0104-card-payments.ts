import { type Kysely, sql } from 'kysely';

/** A card is paid on a page of the provider's: where that is, and what it said when the patient came back from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['bookings', 'payment_method'],
    ['payments', 'method'],
  ] as const) {
    const constraint = sql.id(`${table}_${column}_check`);
    await sql`alter table core.${sql.id(table)} drop constraint ${constraint}`.execute(db);
    await sql`alter table core.${sql.id(table)} add constraint ${constraint} check (${sql.id(column)} in ('multibanco', 'mbway', 'card'))`.execute(
      db,
    );
  }
  await sql`alter table core.payments add page_url text, add returned_at timestamptz,
    add returned_as text check (returned_as in ('paid', 'refused', 'left'))`.execute(db);
}
