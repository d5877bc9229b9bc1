import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMail, queueMail } from '../../mail/queue-mail.ts';
import { createDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { mailPorts, mailTransaction } from './mail-ports.ts';
import { createThrowawayStore, type ThrowawayStore } from './throwaway-store.ts';

const mail = { recipient: 'ana@exemplo.pt', subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' };
let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;

beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
});
afterAll(() => database.close());

const rows = () => createDatabase(pool).selectFrom('mails').selectAll().execute();
const queued = () => dbos.listQueuedWorkflows({ queueName: 'mail', loadInput: true });
const clear = () => pool.query('delete from core.mails; delete from dbos.workflow_status');

test('the row and the work to send it appear together, and the work carries only the id', async () => {
  const id = await queueMail(mailPorts(pool, dbos), mail);
  expect(await rows()).toMatchObject([{ ...mail, id, attachments: [], sent_at: null }]);
  expect(await queued()).toMatchObject([{ workflowID: `mail-${id}`, workflowName: 'sendMail', applicationVersion: 'v1', input: [id] }]);
  const { rows: stored } = await pool.query('select s::text as all_of_it from dbos.workflow_status s');
  expect(JSON.stringify(stored)).not.toMatch(/ana@exemplo|Olá/);
  await clear();
});

test('what is sent along is kept in the row, as it was given', async () => {
  const attachments = [
    { filename: 'consulta.ics', contentType: 'text/calendar; method=REQUEST; charset=utf-8', content: 'BEGIN:…\r\n"à"' },
  ];
  await queueMail(mailPorts(pool, dbos), { ...mail, attachments });
  expect(await rows()).toMatchObject([{ attachments }]);
  await clear();
});

test('the same mail queued again and again, also at once: one row, one piece of work, no failure', async () => {
  const id = randomUUID();
  const ports = mailPorts(pool, dbos);
  await queueMail(ports, mail, id);
  const again = { ...mail, subject: 'Olá outra vez' };
  expect(await Promise.all([queueMail(ports, again, id), queueMail(ports, again, id)])).toEqual([id, id]);
  expect(await rows()).toMatchObject([{ ...mail, id }]);
  expect(await queued()).toHaveLength(1);
  await clear();
});

test('neither exists when the transaction rolls back after both were written', async () => {
  const failing = inTransaction(pool, async (transaction) => {
    await addMail(mailTransaction(transaction, dbos), mail);
    expect(await transaction.db.selectFrom('mails').select('id').execute()).toHaveLength(1);
    throw new Error('the caller failed');
  });
  await expect(failing).rejects.toThrow('the caller failed');
  expect(await rows()).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('neither exists when the enqueue fails after the row was written', async () => {
  await pool.query('alter table dbos.workflow_status rename to workflow_status_away');
  try {
    await expect(queueMail(mailPorts(pool, dbos), mail)).rejects.toThrow('workflow_status');
  } finally {
    await pool.query('alter table dbos.workflow_status_away rename to workflow_status');
  }
  expect(await rows()).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('nothing is seen from outside before the commit', async () => {
  await inTransaction(pool, async (transaction) => {
    await addMail(mailTransaction(transaction, dbos), mail);
    expect(await rows()).toEqual([]);
    expect(await queued()).toEqual([]);
  });
  expect(await rows()).toHaveLength(1);
  expect(await queued()).toHaveLength(1);
  await clear();
});

test('a connection that dies inside a transaction leaves the pool usable', async () => {
  const dying = inTransaction(pool, async ({ client }) => {
    client.on('error', () => {});
    await client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(dying).rejects.toThrow();
  expect(await rows()).toEqual([]);
});
