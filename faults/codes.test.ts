import pg from 'pg';
import { describe, expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { type SmtpGate, startSmtpGate } from '../worker/testing/smtp-gate.ts';
import { builtSite } from './harness/built-site.ts';
import { waitForCode } from './harness/codes.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test as inRoom, waitForStatus } from './harness/harness-test.ts';
import type { Sent } from './harness/send-form.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { draftFieldsOf, wizardVisitor } from './harness/wizard-visitor.ts';
import { comebacks, workerPool } from './harness/worker-pool.ts';

const times = bookableTimes();

const test = inRoom
  .extend('gate', { scope: 'file' }, async ({ catcher }, { onCleanup }) => {
    const gate = await startSmtpGate(catcher.smtpPort);
    onCleanup(() => gate.stop());
    return gate;
  })
  .extend('workers', { scope: 'file' }, ({ harness, gate }) => workerPool(harness, { SMTP_PORT: `${gate.port}` }))
  .extend('sites', { scope: 'file' }, async ({ harness }) => {
    await builtSite();
    const sites = await Promise.all([harness.startSite(), harness.startSite(await freePort())]);
    return sites.map(({ address }) => address) as [string, string];
  });

/** Somebody new who has pressed the last button: his slot is held, and a code is on its way. */
async function waitsForCode(harness: FaultHarness, site: string) {
  const asked = visit(times.next().value);
  const visitor = wizardVisitor({ site, origin: harness.settings['SITE_ORIGIN'] ?? '' });
  await visitor.fill(draftFieldsOf(asked));
  const { status, location } = await visitor.pressLastButton();
  expect([status, location]).toEqual([303, '/pt/marcar-consulta/codigo']);
  return { visitor, email: asked.patient.email };
}

/** The answer leads to a visit, and it is the only one. */
async function oneVisit(harness: FaultHarness, email: string, { status, location }: Pick<Sent, 'status' | 'location'>): Promise<void> {
  expect([status, location]).toEqual([303, expect.stringContaining('/resultado/')]);
  const [, id = ''] = /\/resultado\/([0-9a-f-]{36})\./.exec(location) ?? [];
  await waitForStatus(harness, id, 'scheduled');
  const { rows } = await harness.pool.query<{ id: string }>(`select id from core.bookings where patient->>'email' = $1`, [email]);
  expect(rows).toEqual([{ id }]);
}

/** One that has no connection to the mail server yet. */
async function freshWorker(workers: ReturnType<typeof workerPool>, gate: SmtpGate, mode: SmtpGate['mode']): Promise<void> {
  await workers.kill();
  gate.mode = mode;
  await workers.comeBack('restart');
}

const sentCodes = async ({ pool }: FaultHarness, email: string) =>
  (await pool.query(`select from core.identity_codes where contact->>'value' = $1`, [email])).rowCount;

test('the right code sent to two servers at the same moment makes one booking, and both answers lead to it', async ({
  harness,
  workers,
  sites,
}) => {
  await workers.current();
  for (let round = 0; round < 5; round += 1) {
    const { visitor, email } = await waitsForCode(harness, sites[0]);
    const code = await waitForCode(harness, email);
    const answers = await Promise.all([...sites, ...sites].map((site) => visitor.typeCode(code, site)));
    for (const answer of answers) await oneVisit(harness, email, answer);
  }
});

describe.for(comebacks)('%s after kill -9 of the worker that sends a code', (how) => {
  test('before the mail server took it: the same code still comes', async ({ harness, workers, gate, sites }) => {
    await freshWorker(workers, gate, 'silent');
    const before = gate.attempts();
    const { visitor, email } = await waitsForCode(harness, sites[0]);
    await eventually(async () => gate.attempts() > before, 'the mail server is asked');
    await workers.kill();
    gate.mode = 'open';
    await workers.comeBack(how);
    await oneVisit(harness, email, await visitor.typeCode(await waitForCode(harness, email)));
    expect(await sentCodes(harness, email)).toBe(1);
  });

  test('after the mail server took it, before anybody knew: the code that came counts', async ({ harness, workers, gate, sites }) => {
    await freshWorker(workers, gate, 'mute');
    const { visitor, email } = await waitsForCode(harness, sites[0]);
    const code = await waitForCode(harness, email);
    await workers.kill();
    gate.mode = 'open';
    const answer = await visitor.typeCode(code);
    await workers.comeBack(how);
    await oneVisit(harness, email, answer);
  });

  test('after all was done, its record lost: the page never says that codes cannot be sent', async ({
    harness,
    workers,
    gate,
    pause,
    sites,
  }) => {
    gate.mode = 'open';
    await workers.current();
    const others = `select from dbos.workflow_status where name = 'sendCode' and status in ('PENDING', 'ENQUEUED')`;
    await eventually(async () => (await harness.pool.query(others)).rowCount === 0, 'earlier codes are done with');
    // What earlier codes left would be taken for the record of this one.
    await harness.pool.query(`delete from dbos.operation_outputs where workflow_uuid like 'code-%'`);
    let waiting: Awaited<ReturnType<typeof waitsForCode>> | undefined;
    const paused = await pause('code-', 'send', async () => {
      waiting = await waitsForCode(harness, sites[0]);
    });
    await workers.kill();
    await paused.forget();
    if (!waiting) throw new Error('nobody waits');
    const { visitor, email } = waiting;
    await harness.pool.query(
      `update core.identity_codes set requested_at = requested_at - interval '3 minutes' where contact->>'value' = $1`,
      [email],
    );
    expect((await visitor.lookAtCode()).html).not.toContain('value="without"');
    await workers.comeBack(how);
    await oneVisit(harness, email, await visitor.typeCode(await waitForCode(harness, email)));
  });
});

test('PostgreSQL dies while a code is on its way: the code comes, and books', async ({ harness, cluster, workers, gate, sites }) => {
  await freshWorker(workers, gate, 'silent');
  const before = gate.attempts();
  const { visitor, email } = await waitsForCode(harness, sites[0]);
  await eventually(async () => gate.attempts() > before, 'the mail server is asked');
  await cluster.crash();
  gate.mode = 'open';
  await workers.kill();
  await workers.comeBack('restart');
  const code = await waitForCode(harness, email);
  const answer = await eventually(async () => {
    const sent = await visitor.typeCode(code);
    return sent.status === 303 && sent;
  }, 'the site has found its database again');
  await oneVisit(harness, email, answer);
});

test('the site dies between the right code and the booking: pressed again it books without another code', async ({
  harness,
  workers,
  gate,
  sites,
}) => {
  gate.mode = 'open';
  await workers.current();
  const port = await freePort();
  const mortal = await harness.startSite(port);
  const { visitor, email } = await waitsForCode(harness, mortal.address);
  const code = await waitForCode(harness, email);
  // Reading goes on, and nothing can be booked.
  const holder = new pg.Client({ connectionString: harness.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table core.bookings in exclusive mode');
  const lost = visitor.typeCode(code).catch(() => 'lost');
  const proven = `select from core.booking_drafts where fields->>'email' = $1 and contact_proven_at is not null`;
  await eventually(async () => (await harness.pool.query(proven, [email])).rowCount, 'the code was right');
  await mortal.kill();
  expect(await lost).toBe('lost');
  await holder.query('rollback');
  await holder.end();
  expect((await visitor.lookAtCode(sites[1])).location).toBe('/pt/marcar-consulta/confirmar');
  await oneVisit(harness, email, await visitor.pressLastButton(sites[1]));
  expect(await sentCodes(harness, email)).toBe(1);
});
