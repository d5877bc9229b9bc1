import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type { AccountLetter, AccountTransaction } from '../../../identity/accounts/account-store.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import type { Transaction } from '../in-transaction.ts';
import { accountReads, openAccounts } from './account-reads.ts';
import { accountColumns, accountTables } from './account-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function accountTransaction({ db: database, client }: Transaction, dbos: DBOSClient): AccountTransaction {
  const db = accountTables(database);
  const account = (id: string) => db.updateTable('accounts').where('id', '=', id).where('closedAt', 'is', null);
  const removeTotp = async (accountId: string) => {
    await db.deleteFrom('accountRecoveryCodes').where('accountId', '=', accountId).execute();
    return (await db.deleteFrom('accountTotp').where('accountId', '=', accountId).executeTakeFirst()).numDeletedRows > 0n;
  };
  return {
    ...accountReads(db),
    create: async ({ email, name, locale, passwordHash }) =>
      (await db
        .insertInto('accounts')
        .values({ email, name, locale, passwordHash, passwordSetAt: passwordHash ? now : null, ...unlinked, closedAt: null })
        .onConflict((conflict) => conflict.column('email').where('closedAt', 'is', null).doNothing())
        .returning(accountColumns)
        .executeTakeFirst()) ?? null,
    lock: async (id) => (await openAccounts(db).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null,
    setPassword: async (id, passwordHash) => {
      await account(id).set({ passwordHash, passwordSetAt: now }).execute();
    },
    removePassword: async (id) => {
      await account(id).set({ passwordHash: null, passwordSetAt: null }).execute();
    },
    changeDetails: async (id, change) => {
      if (Object.keys(change).length > 0) await account(id).set(change).execute();
    },
    setEmail: async (id, email) => {
      const isTaken = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .where('id', '!=', id)
        .where('closedAt', 'is', null)
        .executeTakeFirst();
      if (isTaken) return false;
      // Another account may take it at this very moment; what was done before in this transaction stays.
      await sql`savepoint before_email`.execute(db);
      try {
        await account(id).set({ email, verifiedAt: now }).execute();
        return true;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await sql`rollback to savepoint before_email`.execute(db);
        return false;
      }
    },
    lockRecord: async (patientId) => {
      // By the patient and by the front desk alike: there may be no row yet that both could lock.
      await sql`select pg_advisory_xact_lock(hashtext('link to a clinic record'), ${patientId}::int)`.execute(db);
      const rows = await openAccounts(db).where('patientId', '=', patientId).execute();
      return { linkedAccountIds: rows.map(({ id }) => id) };
    },
    linkPatient: async (id, link) => {
      await account(id)
        .set(link ? { patientId: link.patientId, linkedAt: now, linkedBy: link.by } : unlinked)
        .execute();
    },
    close: async (id) => {
      // The address is free for a new account; the row stays for what refers to it.
      const emptied = { email: sql<string>`'closed ' || id`, name: '', passwordHash: null, passwordSetAt: null, ...unlinked };
      await account(id)
        .set({ ...emptied, closedAt: now })
        .execute();
    },
    completeRegistrations: async (email) => {
      await db.updateTable('accountRegistrations').set({ completedAt: now, passwordHash: '' }).where('email', '=', email).execute();
    },
    addEmailChange: async (change) => {
      const row = await db
        .insertInto('accountEmailChanges')
        .values({ ...change, confirmedAt: null, undoneAt: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    confirmEmailChange: async (id) => {
      await db.updateTable('accountEmailChanges').set({ confirmedAt: now }).where('id', '=', id).execute();
    },
    undoEmailChange: async (id) => {
      const change = db.selectFrom('accountEmailChanges').where('id', '=', id);
      const undone = await db
        .updateTable('accountEmailChanges')
        .set({ undoneAt: now })
        .where('accountId', '=', change.select('accountId'))
        .where('requestedAt', '>=', change.select('requestedAt'))
        .where('undoneAt', 'is', null)
        .returning('id')
        .execute();
      const ids = undone.map((each) => each.id);
      if (ids.length === 0) return;
      const links = db.updateTable('accountLinks').set({ endedAt: now }).where('emailChangeId', 'in', ids);
      await links.where('endedAt', 'is', null).execute();
    },
    addLink: async ({ purpose, accountId = null, registrationId = null, emailChangeId = null, minutes }) => {
      const earlier = db.updateTable('accountLinks').set({ endedAt: now }).where('purpose', '=', purpose).where('endedAt', 'is', null);
      if (accountId) await earlier.where('accountId', '=', accountId).execute();
      if (registrationId) await earlier.where('registrationId', '=', registrationId).execute();
      const endsAt = sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`;
      const row = await db
        .insertInto('accountLinks')
        .values({ purpose, accountId, registrationId, emailChangeId, endsAt, endedAt: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    takeLink: async (id, purpose) =>
      (await db
        .updateTable('accountLinks')
        .set({ endedAt: now })
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('endedAt', 'is', null)
        .where('endsAt', '>', now)
        .returning(['id', 'purpose', 'accountId', 'registrationId', 'emailChangeId', 'endsAt', 'endedAt'])
        .executeTakeFirst()) ?? null,
    endLinks: async (accountId, purpose) => {
      const open = db.updateTable('accountLinks').set({ endedAt: now }).where('endedAt', 'is', null);
      await open.where('accountId', '=', accountId).where('purpose', '=', purpose).execute();
    },
    endSessions: async (accountId, except) => {
      // First, because it locks the account: a session that is being started or continued is either here already or not started at all.
      await db.updateTable('accounts').set({ sessionEpoch: sql<number>`session_epoch + 1` }).where('id', '=', accountId).execute();
      const open = db.updateTable('accountSessions').set({ endedAt: now }).where('accountId', '=', accountId).where('endedAt', 'is', null);
      const ended = await (except ? open.where('id', '!=', except) : open).executeTakeFirst();
      await db.deleteFrom('accountSignIns').where('accountId', '=', accountId).execute();
      return Number(ended.numUpdatedRows);
    },
    removeFactors: async (accountId) => {
      await db.deleteFrom('accountPasskeys').where('accountId', '=', accountId).execute();
      await removeTotp(accountId);
    },
    removeTotp,
    replaceRecoveryCodes: async (accountId, hashes) => {
      // Two who renew them at once take turns: otherwise the codes of both would count.
      await openAccounts(db).where('id', '=', accountId).forUpdate().execute();
      await db.deleteFrom('accountRecoveryCodes').where('accountId', '=', accountId).execute();
      const rows = hashes.map((codeHash) => ({ accountId, codeHash, usedAt: null }));
      await db.insertInto('accountRecoveryCodes').values(rows).execute();
    },
    addLetter: async (letter) => {
      const { id } = await db.insertInto('accountLetters').values(toRow(letter)).returning('id').executeTakeFirstOrThrow();
      await dbos.enqueueInTransaction<(letterId: string) => Promise<void>>(
        client,
        {
          workflowName: workflows.accountLetter,
          queueName: queues.mail,
          workflowID: `account-letter-${id}`,
          appVersion: application.version,
        },
        id,
      );
    },
  };
}

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

const unlinked = { patientId: null, linkedAt: null, linkedBy: null };

const toRow = ({ linkId, deviceName, ...letter }: AccountLetter) => ({
  ...letter,
  linkId: linkId ?? null,
  deviceName: deviceName ?? null,
  sentAt: null,
  refusedAt: null,
});
