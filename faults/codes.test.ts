import pg from 'pg';
import { describe, expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { type SmtpGate, startSmtpGate } from '../worker/testing/smtp-gate.ts';
import { builtSite } from './room/built-site.ts';
import type { ClinicRoom } from './room/clinic-room.ts';
import { codeFor } from './room/codes.ts';
import { comebacks, crew } from './room/crew.ts';
import { eventually } from './room/eventually.ts';
import { becomes, test as inRoom } from './room/room-test.ts';
import type { Sent } from './room/send-form.ts';
import { freeTimes, visit } from './room/visits.ts';
import { answersOf, wizardVisitor } from './room/wizard-visitor.ts';

const times = freeTimes();

const test = inRoom
  .extend('gate', { scope: 'file' }, async ({ catcher }, { onCleanup }) => {
    const gate = await startSmtpGate(catcher.smtpPort);
    onCleanup(() => gate.stop());
    return gate;
  })
  .extend('workers', { scope: 'file' }, ({ room, gate }) => crew(room, { SMTP_PORT: `${gate.port}` }))
  .extend('sites', { scope: 'file' }, async ({ room }) => {
    await builtSite();
    const sites = await Promise.all([room.startSite(), room.startSite(await freePort())]);
    return sites.map(({ address }) => address) as [string, string];
  });

/** Somebody new who has pressed the last button: his slot is held, and a code is on its way. */
async function waitsForCode(room: ClinicRoom, site: string) {
  const asked = visit(times.next().value);
  const visitor = wizardVisitor({ site, origin: room.settings['SITE_ORIGIN'] ?? '' });
  await visitor.fill(answersOf(asked));
  const { status, location } = await visitor.pressLastButton();
  expect([status, location]).toEqual([303, '/pt/marcar-consulta/codigo']);
  return { visitor, email: asked.patient.email };
}

/** The answer leads to a visit, and it is the only one. */
async function oneVisit(room: ClinicRoom, email: string, { status, location }: Pick<Sent, 'status' | 'location'>): Promise<void> {
  expect([status, location]).toEqual([303, expect.stringContaining('/resultado/')]);
  const [, id = ''] = /\/resultado\/([0-9a-f-]{36})\./.exec(location) ?? [];
  await becomes(room, id, 'scheduled');
  const { rows } = await room.pool.query<{ id: string }>(`select id from core.bookings where patient->>'email' = $1`, [email]);
  expect(rows).toEqual([{ id }]);
}

/** One that has no connection to the mail server yet. */
async function freshWorker(workers: ReturnType<typeof crew>, gate: SmtpGate, mode: SmtpGate['mode']): Promise<void> {
  await workers.kill();
  gate.mode = mode;
  await workers.comeBack('restart');
}

const sentCodes = async ({ pool }: ClinicRoom, email: string) =>
  (await pool.query(`select from core.identity_codes where contact->>'value' = $1`, [email])).rowCount;

test('the right code sent to two servers at the same moment makes one booking, and both answers lead to it', async ({
  room,
  workers,
  sites,
}) => {
  await workers.current();
  for (let round = 0; round < 5; round += 1) {
    const { visitor, email } = await waitsForCode(room, sites[0]);
    const code = await codeFor(room, email);
    const answers = await Promise.all([...sites, ...sites].map((site) => visitor.typeCode(code, site)));
    for (const answer of answers) await oneVisit(room, email, answer);
  }
});

describe.for(comebacks)('%s after kill -9 of the worker that sends a code', (how) => {
  test('before the mail server took it: the same code still comes', async ({ room, workers, gate, sites }) => {
    await freshWorker(workers, gate, 'silent');
    const before = gate.attempts();
    const { visitor, email } = await waitsForCode(room, sites[0]);
    await eventually(async () => gate.attempts() > before, 'the mail server is asked');
    await workers.kill();
    gate.mode = 'open';
    await workers.comeBack(how);
    await oneVisit(room, email, await visitor.typeCode(await codeFor(room, email)));
    expect(await sentCodes(room, email)).toBe(1);
  });

  test('after the mail server took it, before anybody knew: the code that came counts', async ({ room, workers, gate, sites }) => {
    await freshWorker(workers, gate, 'mute');
    const { visitor, email } = await waitsForCode(room, sites[0]);
    const code = await codeFor(room, email);
    await workers.kill();
    gate.mode = 'open';
    const answer = await visitor.typeCode(code);
    await workers.comeBack(how);
    await oneVisit(room, email, answer);
  });

  test('after all was done, its record lost: the page never says that codes cannot be sent', async ({
    room,
    workers,
    gate,
    pause,
    sites,
  }) => {
    gate.mode = 'open';
    await workers.current();
    const others = `select from dbos.workflow_status where name = 'sendCode' and status in ('PENDING', 'ENQUEUED')`;
    await eventually(async () => (await room.pool.query(others)).rowCount === 0, 'earlier codes are done with');
    // What earlier codes left would be taken for the record of this one.
    await room.pool.query(`delete from dbos.operation_outputs where workflow_uuid like 'code-%'`);
    let waiting: Awaited<ReturnType<typeof waitsForCode>> | undefined;
    const paused = await pause('code-', 'send', async () => {
      waiting = await waitsForCode(room, sites[0]);
    });
    await workers.kill();
    await paused.forget();
    if (!waiting) throw new Error('nobody waits');
    const { visitor, email } = waiting;
    await room.pool.query(
      `update core.identity_codes set requested_at = requested_at - interval '3 minutes' where contact->>'value' = $1`,
      [email],
    );
    expect((await visitor.lookAtCode()).html).not.toContain('value="without"');
    await workers.comeBack(how);
    await oneVisit(room, email, await visitor.typeCode(await codeFor(room, email)));
  });
});

test('PostgreSQL dies while a code is on its way: the code comes, and books', async ({ room, cluster, workers, gate, sites }) => {
  await freshWorker(workers, gate, 'silent');
  const before = gate.attempts();
  const { visitor, email } = await waitsForCode(room, sites[0]);
  await eventually(async () => gate.attempts() > before, 'the mail server is asked');
  await cluster.crash();
  gate.mode = 'open';
  await workers.kill();
  await workers.comeBack('restart');
  const code = await codeFor(room, email);
  const answer = await eventually(async () => {
    const sent = await visitor.typeCode(code);
    return sent.status === 303 && sent;
  }, 'the site has found its database again');
  await oneVisit(room, email, answer);
});

test('the site dies between the right code and the booking: pressed again it books without another code', async ({
  room,
  workers,
  gate,
  sites,
}) => {
  gate.mode = 'open';
  await workers.current();
  const port = await freePort();
  const mortal = await room.startSite(port);
  const { visitor, email } = await waitsForCode(room, mortal.address);
  const code = await codeFor(room, email);
  // Reading goes on, and nothing can be booked.
  const holder = new pg.Client({ connectionString: room.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table core.bookings in exclusive mode');
  const lost = visitor.typeCode(code).catch(() => 'lost');
  const proven = `select from core.booking_drafts where fields->>'email' = $1 and contact_proven_at is not null`;
  await eventually(async () => (await room.pool.query(proven, [email])).rowCount, 'the code was right');
  await mortal.kill();
  expect(await lost).toBe('lost');
  await holder.query('rollback');
  await holder.end();
  expect((await visitor.lookAtCode(sites[1])).location).toBe('/pt/marcar-consulta/confirmar');
  await oneVisit(room, email, await visitor.pressLastButton(sites[1]));
  expect(await sentCodes(room, email)).toBe(1);
});
