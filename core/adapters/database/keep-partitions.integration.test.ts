import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool } from './database.ts';
import { addAuditRow } from './desk/audit-rows.ts';
import { deskTables } from './desk/desk-tables.ts';
import { keepPartitions } from './keep-partitions.ts';
import * as mails from './migrations/0001-mails.ts';
import * as bookings from './migrations/0010-bookings.ts';
import * as payments from './migrations/0011-payments.ts';
import * as auditLog from './migrations/0013-audit-log.ts';
import * as auditPartitions from './migrations/0060-audit-partitions.ts';
import * as auditOfAccounts from './migrations/0082-audit-of-accounts.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from './throwaway-database.ts';

let database: ThrowawayDatabase;
let pool: pg.Pool;
let db: Kysely<unknown>;
beforeEach(async () => {
  database = await createThrowawayDatabase();
  pool = createPool(database.url, () => {}, 2);
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  for (const { up } of [mails, bookings, payments, auditLog]) await up(db);
});
afterEach(async () => {
  await pool.end();
});

const look = (actor: string, at: string, requestId: string | null = null) =>
  pool.query(`insert into core.audit_log (actor_id, actor, action, happened_at, request_id) values (1, $1, 'opened', $2, $3)`, [
    actor,
    at,
    requestId,
  ]);
const places = async () =>
  (await pool.query<{ actor: string; place: string }>('select actor, tableoid::regclass::text as place from core.audit_log order by id'))
    .rows;
const rows = async () => (await pool.query('select * from core.audit_log order by id')).rows;
const request = '00000000-0000-4000-8000-000000000001';
const now = new Date('2026-11-15T12:00:00Z');

test('rows from before there were months are all still there, with their numbers, in the month they belong to', async () => {
  await look('Ana', '2025-01-31T23:59:59.999Z');
  await look('Rui', '2026-11-15T10:00:00Z', request);
  const before = await rows();
  await auditPartitions.up(db);
  await keepPartitions(database.url, { keepMonths: 60, now });
  expect(await rows()).toEqual(before);
  expect(await places()).toEqual([
    { actor: 'Ana', place: 'core.audit_log_2025_01' },
    { actor: 'Rui', place: 'core.audit_log_2026_11' },
  ]);
  await look('Eva', '2026-11-16T10:00:00Z');
  expect((await rows()).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('a request noted before the change is still known after it', async () => {
  await look('Rui', '2026-11-15T10:00:00Z', request);
  await auditPartitions.up(db);
  await auditOfAccounts.up(db);
  const tables = deskTables(createDatabase(pool));
  const entry = { staff: { id: 1, name: 'Rui' }, bookingId: request, action: 'retry' as const };
  expect(await addAuditRow(tables, { ...entry, requestId: request })).toBe(false);
  expect(await addAuditRow(tables, { ...entry, requestId: '00000000-0000-4000-8000-000000000002' })).toBe(true);
  expect(await rows()).toHaveLength(2);
});

test('the coming year is made ahead, a second run has nothing to do', async () => {
  await auditPartitions.up(db);
  const { made } = await keepPartitions(database.url, { keepMonths: 60, now });
  expect([made.length, made[0], made.at(-1)]).toEqual([13, 'audit_log_2026_11', 'audit_log_2027_11']);
  expect(await keepPartitions(database.url, { keepMonths: 60, now })).toEqual({ made: [], dropped: [] });
});

test('nobody made the month: the row is kept all the same, and put into its month by the next run', async () => {
  await auditPartitions.up(db);
  await keepPartitions(database.url, { keepMonths: 60, now });
  await look('Ana', '2028-03-01T00:00:00Z');
  expect(await places()).toEqual([{ actor: 'Ana', place: 'core.audit_log_rest' }]);
  await keepPartitions(database.url, { keepMonths: 60, now: new Date('2028-03-02T00:00:00Z') });
  expect(await places()).toEqual([{ actor: 'Ana', place: 'core.audit_log_2028_03' }]);
});

test('a month goes as a whole once it is past its time, not a day before', async () => {
  await auditPartitions.up(db);
  await look('gone', '2025-10-31T23:59:59Z');
  await look('kept', '2025-11-01T00:00:00Z');
  await keepPartitions(database.url, { keepMonths: 60, now });
  const { dropped } = await keepPartitions(database.url, { keepMonths: 12, now: new Date('2026-11-30T23:59:59Z') });
  expect(dropped).toEqual(['audit_log_2025_10']);
  expect((await places()).map(({ actor }) => actor)).toEqual(['kept']);
});

test('a row is never changed, in no month', async () => {
  await auditPartitions.up(db);
  await keepPartitions(database.url, { keepMonths: 60, now });
  await look('Ana', '2026-11-15T10:00:00Z');
  for (const table of ['audit_log', 'audit_log_2026_11'])
    await expect(pool.query(`update core.${table} set actor = 'nobody'`), table).rejects.toThrow('an audit row is never changed');
});
