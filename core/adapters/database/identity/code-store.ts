import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { codeMinutes, codeTries, proofIdleMinutes } from '../../../identity/codes/code-figures.ts';
import type { CodePurpose, CodeRequest, CodeStore, IdentityCode } from '../../../identity/codes/code-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { type BookingDatabase, bookingTables } from '../bookings/booking-tables.ts';
import { decryptContact, encryptContact } from '../bookings/encrypted-answers.ts';
import { createDatabase } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { browserDigest } from './browser-digest.ts';

const now = sql<Date>`clock_timestamp()`;
const codeExpiry = sql<Date>`clock_timestamp() + make_interval(mins => ${codeMinutes})`;
/** A right code after which nothing more was done ends like any other proof. */
const isNotIdle = sql<boolean>`(proven_at is null or proven_at > clock_timestamp() - make_interval(mins => ${proofIdleMinutes}))`;
const columns = [
  ...(['id', 'purpose', 'locale', 'contact', 'birthDate', 'requestedAt', 'expiresAt'] as const),
  ...(['accountId', 'patientIds', 'sentAt', 'sentToDigest', 'refusedAt', 'provenAt'] as const),
];
const emptyFacts = { patientIds: null, sentAt: null, sentToDigest: null, refusedAt: null, provenAt: null, endedAt: null };

const endAll = (db: BookingDatabase, browserKey: string) =>
  db
    .updateTable('identityCodes')
    .set({ endedAt: now })
    .where('browserDigest', '=', browserDigest(browserKey))
    .where('endedAt', 'is', null)
    .execute();

type Writer = { transaction: Transaction; dbos: DBOSClient; keys: DataKeys };

/** In the caller's own transaction: the code is sent exactly if everything else that belongs to it was written. */
export async function addCode({ transaction, dbos, keys }: Writer, browserKey: string, asked: CodeRequest): Promise<void> {
  const tables = bookingTables(transaction.db);
  const id = randomUUID();
  // Two that ask at once take turns: otherwise neither would see the other's row, and both codes would stay open.
  await sql`select pg_advisory_xact_lock(hashtext('code'), hashtext(${browserDigest(browserKey).toString('hex')}))`.execute(transaction.db);
  await endAll(tables, browserKey);
  const { contact, accountId = null, ...request } = asked;
  const row = {
    id,
    accountId,
    browserDigest: browserDigest(browserKey),
    contact: JSON.stringify(encryptContact(keys, id, contact)),
    expiresAt: codeExpiry,
  };
  await tables
    .insertInto('identityCodes')
    .values({ ...request, ...row, ...emptyFacts })
    .execute();
  await dbos.enqueueInTransaction<(codeId: string) => Promise<void>>(
    transaction.client,
    { workflowName: workflows.sendCode, queueName: queues.codes, workflowID: `code-${id}`, appVersion: application.version },
    id,
  );
}

export function codeStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): CodeStore {
  const db = bookingTables(createDatabase(pool));
  const opened = (row: IdentityCode | undefined): IdentityCode | null =>
    row ? { ...row, contact: decryptContact(keys, row.id, row.contact) } : null;
  const named = (id: string) => db.updateTable('identityCodes').where('id', '=', id);
  const newestOf = (browserKey: string, purpose: CodePurpose) =>
    db
      .selectFrom('identityCodes')
      .where('browserDigest', '=', browserDigest(browserKey))
      .where('purpose', '=', purpose)
      .where('endedAt', 'is', null)
      .orderBy('requestedAt', 'desc')
      .limit(1);
  return {
    request: (browserKey, asked) => inTransaction(pool, (transaction) => addCode({ transaction, dbos, keys }, browserKey, asked)),
    latest: async (browserKey, purpose) => opened(await newestOf(browserKey, purpose).select(columns).where(isNotIdle).executeTakeFirst()),
    open: async (id) => {
      const codes = db.selectFrom('identityCodes').select(columns).where('id', '=', id).where('expiresAt', '>', now);
      return opened(await codes.where('endedAt', 'is', null).where('provenAt', 'is', null).executeTakeFirst());
    },
    recordFound: async (id, patientIds) => {
      await named(id).set({ patientIds, expiresAt: codeExpiry }).where('patientIds', 'is', null).execute();
    },
    recordAccount: async (id, accountId) => {
      await named(id).set({ accountId }).execute();
    },
    recordSent: async (id, sentToDigest) => {
      await named(id).set({ sentAt: now, sentToDigest }).where('sentAt', 'is', null).execute();
    },
    recordRefused: async (id) => {
      await named(id).set({ refusedAt: now }).where('sentAt', 'is', null).execute();
    },
    takeTry: async (browserKey, purpose) => {
      const last = db.updateTable('identityCodes').where('id', '=', newestOf(browserKey, purpose).select('id'));
      const tried = last
        .where('endedAt', 'is', null)
        .where('provenAt', 'is', null)
        .where('expiresAt', '>', now)
        .where('tries', '<', codeTries);
      return opened(await tried.set({ tries: sql<number>`tries + 1` }).returning(columns).executeTakeFirst());
    },
    recordProven: async (id) => {
      await named(id).set({ provenAt: now }).execute();
    },
    end: async (browserKey) => {
      await endAll(db, browserKey);
    },
  };
}
