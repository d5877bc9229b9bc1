import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { noteDeskLooked } from '@clinic/core/adapters/database/desk/desk-alerts';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { createMigratedDatabase, type MigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { smsFromSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { smsStandIn } from '../../sandbox/sms/sms-stand-in.ts';
import { type DeskAlertPorts, mailDigest, mailOverdue, textOnCall } from '../../worker/desk-alerts/tell-desk.ts';
import { sampleClinic } from '../../worker/mails/sample-mails.ts';
import { type MailCatcher, startMailCatcher } from '../../worker/testing/mail-catcher.ts';
import { spawnWorker, type WorkerProcess } from '../../worker/testing/worker-process.ts';

const key = 'only-for-tests-only-for-tests';
// A Wednesday and its night; the clinic is open from 10 to 20.
const noon = new Date('2027-02-17T12:00:00Z');
const night = new Date('2027-02-17T23:00:00Z');
const inHours = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);

let database: MigratedDatabase;
let all: ReturnType<typeof createPool>;
let gateway: Server;
let catcher: MailCatcher;
let mailer: WorkerProcess;
const closing: (() => Promise<unknown>)[] = [];
let workers: DeskAlertPorts[];

/** The SMS sandbox over HTTP. */
function serveSms(): Server {
  const routes = smsStandIn({ key });
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] => [[name, String(value)]]);
    const init = { method: request.method ?? 'GET', headers, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) };
    const answer = await routes.fetch(new Request(`http://sms${request.url}`, init));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
}

beforeAll(async () => {
  database = await createMigratedDatabase();
  all = createPool(database.url, () => {});
  gateway = serveSms();
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  catcher = await startMailCatcher();
  // Only sends what is queued: it has no address of a desk.
  mailer = await spawnWorker({ DATABASE_URL: database.roles.worker, SMTP_PORT: `${catcher.smtpPort}` });
  const text = smsFromSettings({ SMS_GATEWAY_URL: `${smsUrl()}/messages`, SMS_GATEWAY_KEY: key });
  // Two workers, with the rights of a worker.
  workers = await Promise.all(
    [1, 2].map(async () => {
      const pool = createPool(database.roles.worker, () => {});
      const dbos = await createDbosClient(database.roles.worker, pool);
      closing.push(
        () => dbos.destroy(),
        () => pool.end(),
      );
      const settings = {
        deskMail: 'balcao@exemplo.pt',
        digestMinutes: 30,
        managerMail: 'gestao@exemplo.pt',
        onCallPhone: '+351910000009',
        listUrl: 'https://gestao.exemplo.pt/admin/por-fazer',
      };
      return { pool, db: createDatabase(pool), dbos, contact: async () => sampleClinic('pt'), text, logger: { error: () => {} }, settings };
    }),
  );
}, 120_000);
afterAll(async () => {
  await mailer?.kill();
  for (const close of closing) await close();
  catcher?.stop();
  gateway.close();
  await all.end();
});
beforeEach(async () => {
  await all.query(
    'truncate core.bookings, core.work_items, core.mails cascade; update core.desk_watch set looked_at = null, digest_at = null',
  );
  await fetch(`${smsUrl()}/control`, { method: 'DELETE' });
});

const smsUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
const texts = async () => (await (await fetch(`${smsUrl()}/control/messages`)).json()) as { to: string; text: string }[];
const mails = async () => (await all.query<{ subject: string; text: string }>('select subject, text from core.mails')).rows;
/** As the desk leaves a visit that the clinic itself cancels. */
const cancelled = { cancelledAt: new Date('2026-01-01T12:00:00Z'), clinicCancelReason: 'doctorAway' } as const;
const everyWorker = (tell: (ports: DeskAlertPorts, now: Date) => Promise<void>, now: Date) =>
  Promise.all([...workers, ...workers].map((ports) => tell(ports, now)));

async function waiting(kind: WorkItemKind, startsAt: Date): Promise<void> {
  const { patient, bookedBy, ...booking } = bookedVisit({
    startsAt,
    endsAt: inHours(startsAt, 1),
    ...(kind === 'clinicCancelled' ? cancelled : {}),
  });
  const row = {
    ...booking,
    patient: JSON.stringify({ ...patient, name: 'Canário Segredo' }),
    bookedBy: bookedBy && JSON.stringify(bookedBy),
    vatDigest: 'k:digest',
  };
  await bookingTables(createDatabase(all)).insertInto('bookings').values(row).execute();
  await openWorkItem(createDatabase(all), { kind, subject: { kind: 'booking', id: booking.id }, dueAt: startsAt });
}

test('by day an empty desk gets one mail with counts and kinds, whoever of the workers looks, and another only after half an hour', async () => {
  await waiting('letterNotDelivered', inHours(noon, 300));
  await waiting('letterNotDelivered', inHours(noon, 310));
  await waiting('refundDue', inHours(noon, 320));
  await everyWorker(mailDigest, noon);
  await everyWorker(mailDigest, inHours(noon, 0.4));
  expect(await mails()).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.subject).toBe('3 assuntos esperam no balcão');
  expect(mail?.text).toContain('2 × E-mail ou SMS por entregar: ligar');
  expect(mail?.text).toContain('https://gestao.exemplo.pt/admin/por-fazer');
  expect(mail?.text).not.toContain('Canário');
  await vi.waitFor(async () => expect(await catcher.mailsTo('balcao@exemplo.pt')).toHaveLength(1), { timeout: 60_000, interval: 200 });
  await everyWorker(mailDigest, inHours(noon, 0.5));
  expect(await mails()).toHaveLength(2);
}, 90_000);

test('nobody is mailed while somebody looks, while nothing waits, or at night', async () => {
  await everyWorker(mailDigest, noon);
  await waiting('refundDue', inHours(noon, 300));
  await everyWorker(mailDigest, night);
  await noteDeskLooked(createDatabase(all));
  await all.query('update core.desk_watch set looked_at = $1', [noon]);
  await everyWorker(mailDigest, noon);
  expect(await mails()).toEqual([]);
});

test('at night an urgent item wakes whoever is on call once, under two workers and with answers that get lost', async () => {
  await waiting('clinicCancelled', inHours(night, 10));
  await waiting('refundDue', inHours(night, 10));
  await waiting('letterNotDelivered', inHours(night, 40));
  const lost = { kind: 'lost', times: 1 };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${smsUrl()}/control/faults`, { method: 'POST', headers, body: JSON.stringify(lost) });
  await Promise.allSettled(workers.map((ports) => textOnCall(ports, night)));
  await everyWorker(textOnCall, inHours(night, 0.1));
  const [only, ...more] = await texts();
  expect(more).toEqual([]);
  expect(only).toMatchObject({ to: '+351910000009' });
  expect(only?.text).toContain('https://gestao.exemplo.pt/admin/por-fazer');
  expect(only?.text).not.toMatch(/Can[aá]rio/);
});

test('ordinary items, and urgent ones while somebody looks or the clinic is open, wake nobody', async () => {
  await waiting('refundDue', inHours(night, 5));
  await everyWorker(textOnCall, night);
  await waiting('clinicCancelled', inHours(noon, 5));
  await everyWorker(textOnCall, noon);
  await waiting('clinicCancelled', inHours(night, 5));
  await all.query('update core.desk_watch set looked_at = $1', [night]);
  await everyWorker(textOnCall, night);
  expect(await texts()).toEqual([]);
});

test('whoever made the visit by telephone and was not told is as urgent', async () => {
  const at = inHours(night, 10);
  const { day, time } = inLisbon(at);
  await openWorkItem(createDatabase(all), {
    ...{ kind: 'clinicCancelled', subject: { kind: 'appointment', id: '78' }, dueAt: at },
    detail: { patientId: 9, doctorId: 201, day, time, why: 'doctorAway' },
  });
  await everyWorker(textOnCall, night);
  expect(await texts()).toHaveLength(1);
});

test.each([
  ['called', 'callLater'],
  ['paused', null],
])('what waits for the morning by agreement wakes nobody: %s', async (kind, outcome) => {
  await waiting('clinicCancelled', inHours(night, 10));
  await all.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, until, outcome, words)
     select gen_random_uuid(), id, $1, 1, 'Ana', $2, $3, '' from core.work_items`,
    [kind, inHours(night, 9), outcome],
  );
  await everyWorker(textOnCall, night);
  expect(await texts()).toEqual([]);
});

test('what somebody has put off until the morning wakes nobody', async () => {
  await waiting('clinicCancelled', inHours(night, 10));
  await all.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, until, words)
     select gen_random_uuid(), id, 'snoozed', 1, 'Ana', $1, '' from core.work_items`,
    [inHours(night, 9)],
  );
  await everyWorker(textOnCall, night);
  expect(await texts()).toEqual([]);
});

test('whoever waits for an answer until after the visit is woken all the same', async () => {
  await waiting('clinicCancelled', inHours(night, 14));
  await all.query('update core.work_items set due_at = $1', [inHours(noon, 8)]);
  await all.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, until, words)
     select gen_random_uuid(), id, 'paused', 1, 'Ana', $1, '' from core.work_items`,
    [inHours(night, 120)],
  );
  await everyWorker(textOnCall, inHours(noon, 8));
  expect(await texts(), 'the clinic closes at this moment').toEqual([]);
  await everyWorker(textOnCall, night);
  expect(await texts()).toHaveLength(1);
});

const toManager = async () =>
  (await all.query<{ subject: string; text: string }>("select subject, text from core.mails where recipient = 'gestao@exemplo.pt'")).rows;

test('the manager is mailed once about each item that passes its deadline, however many workers look and whoever has the list open', async () => {
  await waiting('letterNotDelivered', inHours(noon, 300));
  await waiting('callPatient', inHours(noon, 310));
  await waiting('refundDue', inHours(noon, 320));
  await all.query("update core.work_items set due_at = $1 where kind <> 'refundDue'", [noon]);
  await all.query('update core.desk_watch set looked_at = $1', [noon]);
  await everyWorker(mailOverdue, inHours(noon, -0.1));
  expect(await toManager(), 'in time').toEqual([]);
  await everyWorker(mailOverdue, noon);
  await everyWorker(mailOverdue, inHours(noon, 5));
  const [mail, ...more] = await toManager();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 assuntos passaram do prazo no balcão');
  expect(mail?.text).toContain('1 × Prometemos ligar');
  expect(mail?.text).toContain('https://gestao.exemplo.pt/admin/por-fazer?ver=fora-do-prazo');
  expect(mail?.text).not.toContain('Canário');
  await all.query("update core.work_items set due_at = $1 where kind = 'refundDue'", [inHours(noon, 6)]);
  await everyWorker(mailOverdue, inHours(noon, 6));
  expect((await toManager()).map(({ subject }) => subject).sort()).toEqual([
    '2 assuntos passaram do prazo no balcão',
    'Um assunto passou do prazo no balcão',
  ]);
});

test('what waits for the patient, what is settled, and a clinic without such an address: the manager is not mailed', async () => {
  await waiting('letterArrived', inHours(noon, 300));
  await waiting('refundDue', inHours(noon, 300));
  await all.query('update core.work_items set due_at = $1', [noon]);
  await all.query("update core.work_items set closed_at = now(), closed_by = 'Ana' where kind = 'refundDue'");
  const [first] = workers;
  if (first) await mailOverdue({ ...first, settings: { ...first.settings, managerMail: undefined } }, noon);
  await all.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, happened_at, until, words)
     select gen_random_uuid(), id, 'paused', 1, 'Ana', $1, $2, '' from core.work_items where closed_at is null`,
    [inHours(noon, -1), inHours(noon, 100)],
  );
  await everyWorker(mailOverdue, noon);
  expect(await toManager()).toEqual([]);
});
