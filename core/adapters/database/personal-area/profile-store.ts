import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { ProfileChange, ProfileOutbox, ProfileStore } from '../../../personal-area/profile/profile-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { createDatabase } from '../database.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { recordWrittenContacts } from '../identity/patient-contacts.ts';
import { inTransaction } from '../in-transaction.ts';
import { type AreaDatabase, areaTables } from './area-tables.ts';

const now = sql<Date>`clock_timestamp()`;
const placeOf = (id: string) => ({ table: 'profile_changes', row: id, field: 'value' });
const recordPlace = (accountId: string) => ({ table: 'seen_records', row: accountId, field: 'record' });
const columns = [
  ...([
    'id',
    'accountId',
    'patientId',
    'field',
    'value',
    'askedAt',
    'contactProvenAt',
    'sentAt',
    'refusedAt',
    'refusal',
    'replacedAt',
  ] as const),
];

type Row = Omit<ProfileChange, 'field' | 'refusal'> & { field: string; refusal: string | null };
const toChange = (keys: DataKeys, row: Row): ProfileChange => ({
  ...(row as ProfileChange),
  value: decrypt(keys, placeOf(row.id), row.value),
});

const send = (dbos: DBOSClient, client: pg.PoolClient, id: string, occasion: string) =>
  dbos.enqueueInTransaction<(changeId: string) => Promise<void>>(
    client,
    {
      workflowName: workflows.profileChange,
      queueName: queues.unhurried,
      workflowID: `profile-${id}-${occasion}`,
      appVersion: application.version,
    },
    id,
  );

export async function readProfileChanges(db: AreaDatabase, keys: DataKeys, accountId: string): Promise<ProfileChange[]> {
  const rows = await db.selectFrom('profileChanges').select(columns).where('accountId', '=', accountId).orderBy('askedAt').execute();
  return rows.map((row) => toChange(keys, row));
}

export function profileStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): ProfileStore {
  const db = areaTables(createDatabase(pool));
  return {
    add: ({ value, isContactProven, ...change }) =>
      inTransaction(pool, async ({ db: database, client }) => {
        const tables = areaTables(database);
        const earlier = tables.updateTable('profileChanges').set({ replacedAt: now }).where('replacedAt', 'is', null);
        await earlier.where('accountId', '=', change.accountId).where('field', '=', change.field).execute();
        const id = crypto.randomUUID();
        const facts = { sentAt: null, refusedAt: null, refusal: null, replacedAt: null, contactProvenAt: isContactProven ? now : null };
        await tables
          .insertInto('profileChanges')
          .values({ ...change, ...facts, id, value: encrypt(keys, placeOf(id), value) })
          .execute();
        await send(dbos, client, id, 'kept');
        return id;
      }),
    latest: async (accountId) => (await readProfileChanges(db, keys, accountId)).filter(({ replacedAt }) => replacedAt === null),
    recordContactProven: (id) =>
      inTransaction(pool, async ({ db: database, client }) => {
        await areaTables(database).updateTable('profileChanges').set({ contactProvenAt: now }).where('id', '=', id).execute();
        await send(dbos, client, id, 'proven');
      }),
    seenRecord: async (accountId, patientId) => {
      const kept = await db
        .selectFrom('seenRecords')
        .select(['record', 'seenAt'])
        .where('accountId', '=', accountId)
        .where('patientId', '=', patientId)
        .executeTakeFirst();
      return kept ? { record: JSON.parse(decrypt(keys, recordPlace(accountId), kept.record)), seenAt: kept.seenAt } : null;
    },
    keepRecord: async (accountId, record) => {
      const kept = encrypt(keys, recordPlace(accountId), JSON.stringify(record));
      const row = { patientId: record.id, record: kept, seenAt: now };
      await db
        .insertInto('seenRecords')
        .values({ ...row, accountId })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
        .execute();
    },
  };
}

export function profileOutbox(pool: pg.Pool, keys: DataKeys): ProfileOutbox {
  const database = createDatabase(pool);
  const db = areaTables(database);
  const change = (id: string) => db.updateTable('profileChanges').where('id', '=', id);
  return {
    open: async (id) => {
      const row = await db
        .selectFrom('profileChanges')
        .innerJoin('accounts', 'accounts.id', 'profileChanges.accountId')
        .select(columns.map((column) => `profileChanges.${column}` as const))
        .select(sql<boolean>`coalesce(accounts.patient_id = profile_changes.patient_id, false)`.as('isStillLinked'))
        .where('profileChanges.id', '=', id)
        .executeTakeFirst();
      return row ? { ...toChange(keys, row), isStillLinked: row.isStillLinked } : null;
    },
    alone: (patientId, work) =>
      inTransaction(pool, async ({ db: locks }) => {
        await sql`select pg_advisory_xact_lock(hashtext('record of a patient'), ${patientId}::int)`.execute(locks);
        return work();
      }),
    recordSent: async (id) => void (await change(id).set({ sentAt: now }).execute()),
    recordRefused: async (id, refusal) => void (await change(id).set({ refusedAt: now, refusal }).execute()),
    recordReplaced: async (id) => void (await change(id).set({ replacedAt: now }).execute()),
    recordWrittenContact: (patientId, digest, isProven) =>
      recordWrittenContacts(database, patientId, { digests: [digest], provenDigest: isProven ? digest : null }),
    openWorkItem: (item) => openWorkItem(database, item),
  };
}
