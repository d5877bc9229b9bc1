import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { crmOverHttp } from '@clinic/core/adapters/crm/crm-over-http';
import { crmContacts } from '@clinic/core/adapters/database/crm/crm-contacts';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { eventStore } from '@clinic/core/adapters/database/events/event-store';
import { newsletterStore } from '@clinic/core/adapters/database/newsletter/newsletter-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { tellCrm, tellLeftOver } from '@clinic/core/crm/tell-crm';
import { confirmRegistration } from '@clinic/core/events/change-registration';
import { registerForEvent, registrationForm } from '@clinic/core/events/register-for-event';
import { sampleEvent } from '@clinic/core/events/testing/sample-registration';
import { writeFormPass } from '@clinic/core/http/form-pass';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { serve } from '@hono/node-server';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { KeptContact } from './crm-page.ts';
import { crmStandIn } from './crm-stand-in.ts';

const key = 'only-for-tests-only-for-tests';
const server = serve({ fetch: createApp({ crm: crmStandIn({ key }) }).fetch, hostname: '127.0.0.1', port: 0 });
let base = '';
let [site, worker, admin]: pg.Pool[] = [];
let dbos: Awaited<ReturnType<typeof createDbosClient>>;
let ports: Parameters<typeof tellCrm>[0];

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`;
  const { url, roles } = await createMigratedDatabase();
  [site, worker, admin] = [roles.site, roles.worker, url].map((each) => createPool(each, () => {})) as [pg.Pool, pg.Pool, pg.Pool];
  dbos = await createDbosClient(roles.site, site);
  ports = { contacts: crmContacts(createDatabase(worker)), crm: crmOverHttp({ url: base, key }) };
});
afterAll(async () => {
  await dbos.destroy();
  for (const pool of [site, worker, admin]) await pool?.end();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});
beforeEach(async () => {
  await admin?.query('truncate core.crm_contacts, core.newsletter_subscriptions, core.newsletter_requests, core.work_items cascade');
  await fetch(`${base}/control/reset`, { method: 'POST' });
});

const state = async () => (await (await fetch(`${base}/control/state`)).json()) as { contacts: KeptContact[]; calls: object[] };
const emails = async () => (await state()).contacts.map(({ email }) => email).toSorted();
const fault = (kind: string) =>
  fetch(`${base}/control/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind }) });
const repair = () => fetch(`${base}/control/faults`, { method: 'DELETE' });
const store = () => newsletterStore(site as pg.Pool, dbos);
const ids = async () =>
  ((await admin?.query<{ id: string }>('select subscription_id as id from core.crm_contacts')) ?? { rows: [] }).rows.map(({ id }) => id);
const tellAll = async () => {
  for (const id of await ids()) await tellCrm(ports, id);
};
const openWork = async () => (await admin?.query('select kind from core.work_items where closed_at is null'))?.rows;
const aDayLater = () => admin?.query("update core.crm_contacts set changed_at = changed_at - interval '1 day'");
const ana = { email: 'ana@exemplo.pt', name: 'Ana', locale: 'pt', source: 'footer' } as const;

test('each change of a subscription is noted with the work that tells it, and only its id travels', async () => {
  await store().addProven(ana);
  const [id = ''] = await ids();
  await store().end(id, 'oneClick');
  const work = await admin?.query('select workflow_uuid, inputs from dbos.workflow_status where name = $1 order by created_at', [
    'tellCrm',
  ]);
  expect(work?.rows.map(({ workflow_uuid }) => workflow_uuid)).toEqual([`crm-${id}-1`, `crm-${id}-2`]);
  const inputs = await admin?.query<{ everything: string }>('select string_agg(s::text, $1) as everything from dbos.workflow_status s', [
    '',
  ]);
  expect(inputs?.rows[0]?.everything).not.toContain('ana@exemplo.pt');
});

test('down for a day: nothing is lost, nobody is there twice, and who unsubscribed meanwhile never arrives', async () => {
  await fault('unavailable');
  await store().addProven(ana);
  await store().addProven({ ...ana, email: 'rui@exemplo.pt', name: 'Rui', locale: 'en' });
  await store().addProven({ ...ana, email: 'eva@exemplo.pt', name: 'Eva' });
  await store().endByEmail('eva@exemplo.pt', 'reader');
  await tellAll();
  await tellAll();
  expect(await emails()).toEqual([]);
  await aDayLater();
  await repair();
  await fault('lost');
  await tellLeftOver(ports);
  await repair();
  expect(await tellLeftOver(ports)).toBe(3);
  expect((await state()).contacts.map(({ id: _, ...contact }) => contact)).toEqual([
    { name: 'Ana', email: 'ana@exemplo.pt', language: 'pt' },
    { name: 'Rui', email: 'rui@exemplo.pt', language: 'en' },
  ]);
  expect(await tellLeftOver(ports)).toBe(0);
});

test('whoever unsubscribes, or is kept off the list, is withdrawn; whoever comes back is there again', async () => {
  await store().addProven(ana);
  await tellAll();
  const [id = ''] = await ids();
  for (const [change, expected] of [
    [() => store().end(id, 'reader'), []],
    [() => store().resume(id), ['ana@exemplo.pt']],
    [() => store().changeLocale(id, 'en'), ['ana@exemplo.pt']],
    [() => store().endByEmail('ana@exemplo.pt', 'desk'), []],
  ] as const) {
    await change();
    await tellAll();
    expect(await emails()).toEqual(expected);
  }
});

test('a call that is overtaken by an unsubscription does not leave somebody in the CRM', async () => {
  await store().addProven(ana);
  const [id = ''] = await ids();
  const overtaken: typeof ports.crm = {
    ...ports.crm,
    keep: async (...told) => {
      await store().end(id, 'oneClick');
      await tellCrm(ports, id);
      return ports.crm.keep(...told);
    },
  };
  await tellCrm({ ...ports, crm: overtaken }, id);
  expect(await emails()).toEqual([]);
});

test('what the CRM refuses is not tried for ever, and a later change is', async () => {
  await fault('refused');
  await store().addProven(ana);
  await tellAll();
  expect(await openWork(), 'a person hears of it').toEqual([{ kind: 'subscribersNotTold' }]);
  await aDayLater();
  await repair();
  expect(await tellLeftOver(ports)).toBe(0);
  await store().addProven({ ...ana, name: 'Ana Maria' });
  await tellAll();
  expect(await emails()).toEqual(['ana@exemplo.pt']);
  expect(await openWork()).toEqual([]);
});

test('a CRM that was away for too long is one item, whoever it is about, until it has taken everything', async () => {
  await fault('unavailable');
  await store().addProven(ana);
  await store().addProven({ ...ana, email: 'rui@exemplo.pt' });
  await tellAll();
  expect(await openWork(), 'at first it is only asked again').toEqual([]);
  for (const _ of await ids()) await ports.contacts.openWork();
  expect(await openWork()).toHaveLength(1);
  await repair();
  const [first = '', second = ''] = await ids();
  await tellCrm(ports, first);
  expect(await openWork()).toHaveLength(1);
  await tellCrm(ports, second);
  expect(await openWork()).toEqual([]);
});

async function register(email: string, newsletter: boolean) {
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const event = sampleEvent({ startsAt: soon(30), endsAt: soon(30.1) });
  const events = eventStore(site as pg.Pool, dbos, keys);
  const typed = { mode: 'room', people: '1', name: 'Canário', email, phone: '', note: 'sinto dores', consent: true, newsletter };
  const pass = writeFormPass('a secret', registrationForm, new Date(Date.now() - 60_000));
  const services = { events, withinLimit: async () => true, keys, secret: 'a secret' };
  const made = await registerForEvent(
    services,
    { event, typed, pass, trap: '', solution: '', locale: 'pt', client: '', lastId: null, accountEmail: null },
    new Date(),
  );
  const id = made.ok && made.value ? made.value.id : '';
  return () => confirmRegistration(events, event, { id, now: new Date() });
}

test('of an event and of the contact form only those arrive who ticked it and proved it, by a code or by the newsletter’s own letter; nothing tells which form it was', async () => {
  const requests = requestStore(site as pg.Pool, dbos, keys);
  const send = async (email: string, wantsNewsletter: boolean, isProven: boolean) => {
    const formId = randomUUID();
    const answers = { name: 'Canário', email, message: 'PSA 7' };
    const request = { kind: 'contact', locale: 'en', answers, wantsNewsletter, contact: { kind: 'email', value: email } } as const;
    await requests.save(formId, request, { answerBy: new Date(), isProven });
    return (await requests.byForm(formId))?.id ?? '';
  };
  const confirm = await register('evento@exemplo.pt', true);
  await (await register('sem-visto@exemplo.pt', false))();
  await register('sem-prova@exemplo.pt', true);
  const unproven = await send('recibo@exemplo.pt', true, false);
  await send('contacto@exemplo.pt', true, true);
  await send('so-pergunta@exemplo.pt', false, true);
  await tellAll();
  expect(await emails()).toEqual(['contacto@exemplo.pt']);
  await confirm();
  await confirm();
  await requests.confirmContact(unproven);
  await requests.confirmContact(unproven);
  await tellAll();
  expect(await emails(), 'whoever confirmed by a letter may not be who ticked').toEqual(['contacto@exemplo.pt']);
  const asked = await admin?.query<{ id: string; email: string }>('select id, email from core.newsletter_requests order by email');
  expect(asked?.rows.map(({ email }) => email)).toEqual(['evento@exemplo.pt', 'recibo@exemplo.pt']);
  for (const { id } of asked?.rows ?? []) await store().confirm(id);
  await tellAll();
  expect(await emails()).toEqual(['contacto@exemplo.pt', 'evento@exemplo.pt', 'recibo@exemplo.pt']);
  const { contacts } = await state();
  for (const contact of contacts) expect(Object.keys(contact).toSorted()).toEqual(['email', 'id', 'language', 'name']);
});
