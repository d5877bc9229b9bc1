import { sql } from 'kysely';
import type { WaitingRegistration } from '../../../desk/accounts/account-desk.ts';
import { accountTables } from '../accounts/account-tables.ts';
import type { Database } from '../database.ts';

/** Null where it was completed, or there is an account with its e-mail by now. */
export async function readWaitingRegistration(database: Database, id: string): Promise<WaitingRegistration | null> {
  const found = await accountTables(database)
    .selectFrom('accountRegistrations')
    .select(['id', 'email', 'name', 'locale', 'requestedAt'])
    .select(
      sql<Date | null>`(select max(made_at) from core.account_links as link
        where link.registration_id = account_registrations.id and link.purpose = 'verify')`.as('sentAt'),
    )
    .where('id', '=', id)
    .where('completedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from core.accounts as account
        where account.email = account_registrations.email and account.closed_at is null)`,
    )
    .executeTakeFirst();
  return found ?? null;
}
