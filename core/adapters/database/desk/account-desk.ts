import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { AccountDesk, AccountFile, QuestionedAccess } from '../../../desk/accounts/account-desk.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { accountColumns, accountTables } from '../accounts/account-tables.ts';
import { sessionStore } from '../accounts/session-store.ts';
import { createDatabase, type Database } from '../database.ts';
import { areaTables } from '../personal-area/area-tables.ts';
import { readProfileChanges } from '../personal-area/profile-store.ts';
import { accountDeskTransaction } from './account-desk-transaction.ts';
import { readAccountLines, searchAccounts } from './account-search.ts';
import { actOnce } from './act-once.ts';
import { addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';
import { openWork } from './read-work-items.ts';
import { readSentMessages } from './sent-messages.ts';
import { readWaitingRegistration } from './waiting-registration.ts';
import { workReader } from './work-traces.ts';

export function accountDesk(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): AccountDesk {
  const database = createDatabase(pool);
  return {
    search: (question, atMost) => searchAccounts(database, keys, question, atMost),
    lines: (ids) => readAccountLines(database, ids),
    file: (accountId) => readAccountFile(pool, accountId),
    registration: (registrationId) => readWaitingRegistration(database, registrationId),
    messagesTo: (email) => readSentMessages(database, email),
    refusedChanges: async (accountId, dataKeys) =>
      (await readProfileChanges(areaTables(database), dataKeys, accountId)).filter(({ refusedAt, replacedAt }) => refusedAt && !replacedAt),
    questions: (accountId, since) => readQuestionedAccesses(database, accountId, since),
    linkedTo: async (patientIds) => {
      if (patientIds.length === 0) return [];
      const linked = accountTables(database).selectFrom('accounts').select(['id as accountId', 'patientId']);
      const rows = await linked.where('patientId', 'in', patientIds).where('closedAt', 'is', null).execute();
      return rows.flatMap(({ accountId, patientId }) => (patientId === null ? [] : [{ accountId, patientId }]));
    },
    ...workReader(database, keys),
    recordView: async (look) => void (await addAuditRow(deskTables(database), look)),
    act: (entry, work) => actOnce(pool, entry, (transaction) => work(accountDeskTransaction(transaction, dbos, keys))),
  };
}

async function readAccountFile(pool: pg.Pool, accountId: string): Promise<AccountFile | null> {
  const database = createDatabase(pool);
  const [db, desk] = [accountTables(database), deskTables(database)];
  const account = await db
    .selectFrom('accounts')
    .select([...accountColumns, 'verifiedAt', 'linkedBy'])
    .where('id', '=', accountId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  const [sessions, emailChanges, passkey, totp, items, confirmations, events] = await Promise.all([
    sessionStore(pool).list(accountId),
    db.selectFrom('accountEmailChanges').selectAll().where('accountId', '=', accountId).orderBy('requestedAt').execute(),
    db.selectFrom('accountPasskeys').select('id').where('accountId', '=', accountId).limit(1).executeTakeFirst(),
    db.selectFrom('accountTotp').select('confirmedAt').where('accountId', '=', accountId).executeTakeFirst(),
    openWork(desk, { kind: 'account', id: accountId }),
    desk
      .selectFrom('patientContacts')
      .select(['contactDigest', 'confirmedAt', 'confirmedBy', 'withdrawnAt'])
      .where('patientId', '=', account.patientId ?? -1)
      .execute(),
    desk
      .selectFrom('auditLog')
      .select(['happenedAt', 'actor', 'action'])
      .where('accountId', '=', accountId)
      .where('requestId', 'is not', null)
      .orderBy('id')
      .execute(),
  ]);
  const secondSteps = { passkey: passkey !== undefined, totp: totp?.confirmedAt != null };
  return { account, sessions, emailChanges, secondSteps, items, confirmations, events };
}

/** The accesses of staff that an account holder asked about since a moment, the newest question first. */
async function readQuestionedAccesses(db: Database, accountId: string, since: Date): Promise<QuestionedAccess[]> {
  const { rows } = await sql<QuestionedAccess>`
    select question.asked_at as "askedAt", log.happened_at as "happenedAt", log.actor, log.action
    from core.access_questions as question
    join core.audit_log as log on question.access_key = 'audit-' || log.id
    where question.account_id = ${accountId} and question.asked_at >= ${since}
    order by question.asked_at desc`.execute(db);
  return rows;
}
