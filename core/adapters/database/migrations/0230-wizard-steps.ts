import { type Kysely, sql } from 'kysely';

/** How often each question of the wizard was reached on a day. Nothing tells one visitor from another, or what they answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.wizard_steps (
      day date not null,
      step text not null,
      reached integer not null,
      primary key (day, step)
    )`.execute(db);
}
