import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sandbox.payments drop constraint payments_method_check;
    alter table sandbox.payments add constraint payments_method_check check (method in ('multibanco', 'mbway', 'card'));
  `.execute(db);
}
