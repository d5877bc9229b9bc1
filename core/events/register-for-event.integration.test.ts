import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '../adapters/database/database.ts';
import { eventStore } from '../adapters/database/events/event-store.ts';
import { rateLimiter } from '../adapters/database/rate-limiter.ts';
import { createMigratedDatabase } from '../adapters/database/throwaway-migrated.ts';
import { createDbosClient } from '../adapters/dbos/dbos-client.ts';
import { writeFormPass } from '../http/form-pass.ts';
import { solvedWork } from '../http/testing/solved-work.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { confirmRegistration, endRegistration, tendEvent } from './change-registration.ts';
import type { EventFacts } from './event-facts.ts';
import { placesTaken, waitingList } from './places.ts';
import { type EventServices, registerForEvent, registrationForm } from './register-for-event.ts';
import { registrationStatus } from './registration.ts';
import { sampleEvent } from './testing/sample-registration.ts';

let services: EventServices;
let [site, admin]: pg.Pool[] = [];
let dbos: DBOSClient;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  [site, admin] = [createPool(roles.site, () => {}), createPool(url, () => {})];
  dbos = await createDbosClient(roles.site, site as pg.Pool);
  services = {
    events: eventStore(site as pg.Pool, dbos, keys),
    withinLimit: rateLimiter(createDatabase(site as pg.Pool), { secret: 'test', visitorsPerAddress: 1 }),
    keys,
    secret,
  };
});
afterAll(async () => {
  await dbos.destroy();
  await Promise.all([site?.end(), admin?.end()]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
let nextId = 100;
/** An event of its own for each test, a month ahead. */
const newEvent = (more: Partial<EventFacts> = {}) =>
  sampleEvent({ id: ++nextId, startsAt: inDays(30).toISOString(), endsAt: inDays(30.1).toISOString(), ...more });
const secret = 'a secret';
const newPass = () => writeFormPass(secret, registrationForm, new Date(Date.now() - 60_000));

type Asked = {
  accountEmail?: string;
  solution?: string | null;
  lastId?: string;
  people?: number;
  email?: string;
  pass?: string;
  trap?: string;
  client?: string;
  mode?: string;
  note?: string;
  acceptsWaiting?: boolean;
};
const ask = (
  event: EventFacts,
  {
    people = 1,
    email,
    pass = newPass(),
    trap = '',
    client = randomUUID(),
    mode = 'room',
    note = '',
    lastId,
    accountEmail,
    solution = null,
    acceptsWaiting = false,
  }: Asked = {},
) => {
  const address = email ?? `${randomUUID()}@exemplo.pt`;
  const typed = { mode, people: String(people), name: 'Joaquim', email: address, phone: '', note, acceptsWaiting, consent: true };
  const sent = {
    event,
    typed,
    pass,
    trap,
    solution,
    locale: 'pt',
    client,
    lastId: lastId ?? null,
    accountEmail: accountEmail ?? null,
  } as const;
  return registerForEvent(services, sent, new Date());
};
async function register(event: EventFacts, asked: Asked = {}) {
  const sent = await ask(event, asked);
  if (!sent.ok || !sent.value) throw new Error('not registered');
  return sent.value;
}
const confirm = (event: EventFacts, { id }: { id: string }) => confirmRegistration(services.events, event, { id, now: new Date() });
/** Registered, and the button behind the letter's link pressed. */
async function registerProven(event: EventFacts, asked: Asked = {}) {
  const registration = await register(event, asked);
  await confirm(event, registration);
  return registration;
}
const standings = async (event: EventFacts) => (await services.events.live(event.id)).map((one) => registrationStatus(one));
const lettersOf = async (event: EventFacts) => {
  const { rows } = await (admin as pg.Pool).query<{ kind: string; count: string }>(
    `select kind, count(*) from core.event_letters join core.event_registrations as r on r.id = registration_id
     where event_id = $1 group by 1 order by 1`,
    [event.id],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
};
const expire = (id: string, column: 'confirm_by' | 'offer_ends_at') =>
  (admin as pg.Pool).query(`update core.event_registrations set ${column} = now() - interval '1 minute' where id = $1`, [id]);

test('thirty at once for the last three places: three have one, the others wait in their order, each with a letter', async () => {
  const event = newEvent({ places: 5 });
  await registerProven(event, { people: 2 });
  await Promise.all(Array.from({ length: 30 }, () => registerProven(event)));
  const live = await services.events.live(event.id);
  expect(placesTaken(live, 'room')).toBe(5);
  expect(waitingList(live, 'room')).toHaveLength(27);
  expect((await lettersOf(event))['registered']).toBe(4);
});

test('invented people hold a few places for a day; whoever confirms has one at once, past all of them', async () => {
  const event = newEvent({ places: 10 });
  const invented = await Promise.all(Array.from({ length: 30 }, () => register(event)));
  expect(placesTaken(await services.events.live(event.id), 'room')).toBe(2);
  const real = await register(event, { people: 3 });
  expect(registrationStatus(real)).toBe('waiting');
  await confirm(event, real);
  expect(registrationStatus((await services.events.read(real.id)) ?? real)).toBe('registered');
  await tendEvent(services.events, event, inDays(1.01));
  expect(await standings(event)).toEqual(['registered']);
  expect((await services.events.read(invented[0]?.id ?? ''))?.endedBy).toBe('unconfirmed');
  expect(await lettersOf(event)).toEqual({ held: 2, registered: 1, waiting: 29 });
});

test('a place that becomes free is offered past those who never confirmed, and who waits confirms with the button of the letter', async () => {
  const event = newEvent({ places: 1 });
  const first = await registerProven(event);
  await register(event);
  const second = await register(event);
  await confirm(event, second);
  expect(await standings(event)).toEqual(['registered', 'waiting', 'waiting']);
  await endRegistration(services.events, event, { id: first.id, now: new Date() });
  expect(await standings(event)).toEqual(['waiting', 'offered']);
  expect((await services.events.read(second.id))?.offeredAt).not.toBeNull();
});

test('whoever is signed in with this e-mail has confirmed it already; another e-mail is to be confirmed', async () => {
  const event = newEvent({ places: 3 });
  const own = await register(event, { email: 'conta@exemplo.pt', accountEmail: 'conta@exemplo.pt', people: 3 });
  expect(await standings(event)).toEqual(['registered']);
  expect(await services.events.read(own.id)).toMatchObject({ confirmBy: null, provenAt: expect.any(Date) });
  const other = newEvent();
  await register(other, { email: 'outra@exemplo.pt', accountEmail: 'conta@exemplo.pt' });
  expect(await standings(other)).toEqual(['held']);
  expect([await lettersOf(event), await lettersOf(other)]).toEqual([{ registered: 1 }, { held: 1 }]);
});

test('a form that is sent twice, also at the same moment, is one registration with one letter', async () => {
  const event = newEvent();
  const pass = newPass();
  const made = await Promise.all(Array.from({ length: 5 }, () => register(event, { pass, email: 'dupla@exemplo.pt' })));
  const again = await register(event, { pass, email: 'outra@exemplo.pt', people: 3 });
  expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
  expect(again).toMatchObject({ email: 'dupla@exemplo.pt', people: 1 });
  expect(await lettersOf(event)).toEqual({ held: 1 });
});

test('a form loaded anew by going back, and sent again with the same answers, is the same registration in the same browser only', async () => {
  const event = newEvent({ places: 3 });
  const { id } = await register(event, { email: 'atras@exemplo.pt' });
  expect((await register(event, { email: 'atras@exemplo.pt', lastId: id })).id).toBe(id);
  expect((await register(event, { email: 'atras@exemplo.pt' })).id).not.toBe(id);
  expect((await register(event, { email: 'outra@exemplo.pt', lastId: id })).id).not.toBe(id);
});

test('who cancels gives the place to the next, who is asked at once and takes it', async () => {
  const event = newEvent({ places: 1 });
  const first = await register(event);
  const second = await registerProven(event);
  const third = await registerProven(event);
  expect(await standings(event)).toEqual(['held', 'waiting', 'waiting']);
  await endRegistration(services.events, event, { id: first.id, now: new Date() });
  expect(await standings(event)).toEqual(['offered', 'waiting']);
  // Nobody who comes now gets past those who wait.
  await register(event);
  expect(await standings(event)).toEqual(['offered', 'waiting', 'waiting']);
  expect((await confirmRegistration(services.events, event, { id: second.id, now: new Date() })).ok).toBe(true);
  expect(await standings(event)).toEqual(['registered', 'waiting', 'waiting']);
  expect(await lettersOf(event)).toEqual({ cancelled: 1, held: 1, offered: 1, registered: 1, waiting: 3 });
  expect((await services.events.read(first.id))?.endedBy).toBe('visitor');
  expect((await services.events.read(third.id))?.offeredAt).toBeNull();
});

test('a place that nobody confirms, and an offer that nobody takes, go on to the next', async () => {
  const event = newEvent({ places: 1 });
  const [first, second, third] = [await register(event), await registerProven(event), await registerProven(event)];
  await expire(first.id, 'confirm_by');
  await tendEvent(services.events, event, new Date());
  expect((await services.events.read(first.id))?.endedBy).toBe('unconfirmed');
  await expire(second.id, 'offer_ends_at');
  expect(await confirmRegistration(services.events, event, { id: second.id, now: new Date() })).toMatchObject({
    error: { kind: 'tooLate' },
  });
  expect(await standings(event)).toEqual(['offered']);
  expect((await services.events.read(third.id))?.offeredAt).not.toBeNull();
});

test('who has confirmed keeps the place, and pressing again changes nothing', async () => {
  const event = newEvent({ places: 1 });
  const { id } = await register(event);
  for (const _ of [1, 2]) expect((await confirmRegistration(services.events, event, { id, now: new Date() })).ok).toBe(true);
  await expire(id, 'confirm_by');
  await tendEvent(services.events, event, new Date());
  expect(await standings(event)).toEqual(['registered']);
  expect(await endRegistration(services.events, event, { id: randomUUID(), now: new Date() })).toMatchObject({ ok: false });
});

test('everybody with a place is reminded once', async () => {
  const event = newEvent();
  const { id } = await register(event);
  await register(event);
  await confirmRegistration(services.events, event, { id, now: new Date() });
  const dayBefore = new Date(Date.parse(event.startsAt ?? '') - 3 * 3_600_000);
  for (const _ of [1, 2]) await tendEvent(services.events, event, dayBefore);
  expect((await lettersOf(event))['reminder']).toBe(1);
});

test('a bot that fills in everything is thanked and nothing is kept; one that is too fast or sends an old form is asked again', async () => {
  const event = newEvent();
  expect(await ask(event, { trap: 'https://spam.example' })).toEqual({ ok: true, value: null });
  expect(await ask(event, { pass: writeFormPass(secret, registrationForm, new Date()) })).toMatchObject({ error: { kind: 'tooFast' } });
  expect(await ask(event, { pass: 'forged' })).toMatchObject({ error: { kind: 'formEnded' } });
  expect(await ask({ ...event, isOpen: false })).toMatchObject({ error: { kind: 'closed' } });
  expect(await standings(event)).toEqual([]);
});

test('one address, and one e-mail, register so often and no more', async () => {
  const event = newEvent({ places: null });
  const tries = async (count: number, asked: (time: number) => Asked) => {
    const taken = [];
    for (let time = 0; time < count; time++) taken.push((await ask(event, asked(time))).ok);
    return taken;
  };
  expect(await tries(61, () => ({ client: '192.0.2.7' }))).toEqual([...Array(60).fill(true), false]);
  expect(await tries(13, (time) => ({ email: `muitas+${time}@exemplo.pt` }))).toEqual([...Array(12).fill(true), false]);
});

test('whoever is signed in registers, however often strangers have used that e-mail', async () => {
  const event = newEvent({ places: null });
  const email = 'muito-usado@exemplo.pt';
  let refused = false;
  for (let time = 0; !refused; time++) refused = !(await ask(event, { email, client: `client ${time}` })).ok;
  expect(await ask(event, { email, accountEmail: email })).toMatchObject({ ok: true });
});

test('while unusually many forms arrive the browser does some work first; whoever is signed in does not', async () => {
  const event = newEvent({ places: null });
  const { withinLimit } = services;
  services.withinLimit = async (name, subject) => name !== 'unprovenForms' && withinLimit(name, subject);
  const pass = newPass();
  const refused = await ask(event, { pass });
  if (refused.ok || refused.error.kind !== 'workNeeded') throw new Error('taken at once');
  const { work } = refused.error;
  const solution = await solvedWork(work);
  expect(await ask(event, { solution }), 'of another form').toMatchObject({ error: { kind: 'workNeeded' } });
  expect((await ask(event, { pass, solution })).ok).toBe(true);
  expect((await ask(event, { email: 'conta@exemplo.pt', accountEmail: 'conta@exemplo.pt' })).ok).toBe(true);
  expect((await ask(event, { solution: '', client: '203.0.113.5' })).ok, 'sent again without script').toBe(true);
  services.withinLimit = withinLimit;
});

test('what somebody wrote besides is encrypted in its row and opens for whoever may read it', async () => {
  const event = newEvent();
  const { id } = await register(event, { note: 'Uso cadeira de rodas' });
  const { rows } = await (admin as pg.Pool).query('select note from core.event_registrations where id = $1', [id]);
  expect(rows[0].note).toMatch(/^enc:/);
  expect((await services.events.read(id))?.note).toBe('Uso cadeira de rodas');
});

test('more people than places are told how many are left, and wait only if they say so', async () => {
  const event = newEvent({ places: 4 });
  await registerProven(event, { people: 2 });
  const refused = await ask(event, { people: 3 });
  expect(refused).toEqual({ ok: false, error: { kind: 'invalid', problems: [{ field: 'people', kind: 'peopleTooMany', free: 2 }] } });
  const waiting = await register(event, { people: 3, acceptsWaiting: true });
  expect(registrationStatus(waiting)).toBe('waiting');
  const pass = newPass();
  const own = await register(event, { people: 1, email: 'par@exemplo.pt', pass });
  expect((await register(event, { people: 1, email: 'par@exemplo.pt', lastId: own.id })).id, 'sent again after going back').toBe(own.id);
});
