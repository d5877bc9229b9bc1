import type { AccountReads } from '../../../identity/accounts/account-store.ts';
import { type AccountDatabase, accountColumns } from './account-tables.ts';

export const openAccounts = (db: AccountDatabase) => db.selectFrom('accounts').select(accountColumns).where('closedAt', 'is', null);

export const openRegistrations = (db: AccountDatabase) =>
  db
    .selectFrom('accountRegistrations')
    .select(['id', 'email', 'name', 'passwordHash', 'locale', 'requestedAt'])
    .where('completedAt', 'is', null);

export const emailChanges = (db: AccountDatabase) =>
  db.selectFrom('accountEmailChanges').select(['id', 'accountId', 'oldEmail', 'newEmail', 'requestedAt', 'confirmedAt', 'undoneAt']);

/** The same on a pool and inside a transaction, which must not wait for a second connection while it holds one. */
export const accountReads = (db: AccountDatabase): AccountReads => ({
  byId: async (id) => (await openAccounts(db).where('id', '=', id).executeTakeFirst()) ?? null,
  byEmail: async (email) => (await openAccounts(db).where('email', '=', email).executeTakeFirst()) ?? null,
  readRegistration: async (id) => (await openRegistrations(db).where('id', '=', id).executeTakeFirst()) ?? null,
  readEmailChange: async (id) => (await emailChanges(db).where('id', '=', id).executeTakeFirst()) ?? null,
});
