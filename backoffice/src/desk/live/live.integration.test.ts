import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { createLocalReq } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { roles } from '../../access/role.ts';
import { endSession, findSession, lockSession, startStaffSession } from '../../staff/sessions/session-store.ts';
import { sessionCookie } from '../../staff/sessions/staff-cookies.ts';
import { emailOf, startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { mostStreams, mostStreamsOfSession } from './desk-hub.ts';
import { hubOf } from './live-endpoint.ts';
import { countPath, livePath } from './live-path.ts';

const own = 'http://127.0.0.1:3001';
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
});
afterEach(() => hubOf(backoffice.payload).endAll());
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

/** A browser of the desk of its own, as the other receptionist's. */
async function signIn(): Promise<{ cookie: string; accountId: number }> {
  const { payload } = backoffice;
  const { docs } = await payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf('balcao') } } });
  const accountId = docs[0]?.id ?? 0;
  const req = await createLocalReq({ req: { headers: new Headers() } }, payload);
  const token = await startStaffSession(req, { accountId, isSecondStepDone: true });
  return { cookie: sessionCookie(payload, token).split(';')[0] ?? '', accountId };
}
/** As a browser asks for a stream of the page's own origin. */
const asBrowser = (cookie: string) => new Headers({ cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' });
const ask = (cookie: string, path = livePath) => backoffice.handle(new Request(`${own}${path}`, { headers: asBrowser(cookie) }));

type Heard = { event: string; sums: { open: number; overdue: number } };
/** Reads until something fits, or the stream ends. */
function listenIn(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let all = '';
  return {
    everything: () => all,
    close: () => reader.cancel(),
    async until(fits: (heard: Heard) => boolean): Promise<Heard | null> {
      for (;;) {
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          const heard = event && data ? { event, sums: JSON.parse(data) as Heard['sums'] } : null;
          if (heard && fits(heard)) return heard;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        const read = decoder.decode(value, { stream: true });
        text += read;
        all += read;
      }
    },
  };
}
const open = (id: string) =>
  openWorkItem(createDatabase(pool), { kind: 'unusualRate', subject: { kind: 'alarm', id }, dueAt: new Date(Date.now() + 3_600_000) });
const listening = async () =>
  (await pool.query("select from pg_stat_activity where datname = current_database() and application_name like 'listen desk_work%'"))
    .rowCount;

test.each([...roles, null])('%s: only the front desk and administrators hear of the list', async (who) => {
  const cookie = who ? backoffice.signedIn(who).cookie : '';
  const may = who === 'admin' || who === 'gestor' || who === 'balcao';
  expect((await ask(cookie)).status).toBe(may ? 200 : 403);
});

test('an item that comes in is told on two open streams within a second, as numbers only', async () => {
  const streams = [await ask((await signIn()).cookie), await ask((await signIn()).cookie)].map(listenIn);
  await Promise.all(streams.map(({ until }) => until(() => true)));
  const before = Date.now();
  await open('canary-of-the-stream');
  const heard = await Promise.all(streams.map(({ until }) => until(({ event, sums }) => event === 'changed' && sums.open === 1)));
  expect(Date.now() - before).toBeLessThan(1_000);
  expect(heard).toEqual(Array(2).fill({ event: 'changed', sums: { open: 1, overdue: 0 } }));
  for (const { everything } of streams)
    expect(everything()).toMatch(/^(retry: 3000\n\n|: \n\n|event: (counts|changed)\ndata: \{"open":\d+,"overdue":\d+\}\n\n)+$/);
});

test('a letter that joins work that is open is told, too', async () => {
  const { patient, bookedBy: _, ...visit } = bookedVisit();
  const row = { ...visit, patient: JSON.stringify(patient), bookedBy: null };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  const stream = listenIn(await ask((await signIn()).cookie));
  await stream.until(() => true);
  await pool.query("insert into core.arrived_letters (id, booking_id, message_hash, letter) values ($1, $1, 'x', 'canary-of-a-letter')", [
    visit.id,
  ]);
  expect(await stream.until(({ event }) => event === 'changed')).toMatchObject({ event: 'changed' });
  expect(stream.everything()).not.toContain('canary');
  await stream.close();
});

test('while somebody has the list open, the desk counts as watched', async () => {
  await pool.query('update core.desk_watch set looked_at = null');
  const stream = listenIn(await ask((await signIn()).cookie));
  await stream.until(() => true);
  const { rows } = await pool.query("select looked_at > now() - interval '1 minute' as watched from core.desk_watch");
  expect(rows).toEqual([{ watched: true }]);
  await stream.close();
});

test('fifty streams cost one connection to the database, and none when they are gone', async () => {
  const cookies = await Promise.all(Array.from({ length: 13 }, () => signIn()));
  const streams = await Promise.all(Array.from({ length: 50 }, async (_, place) => listenIn(await ask(cookies[place % 13]?.cookie ?? ''))));
  await Promise.all(streams.slice(0, 1).map(({ until }) => until(() => true)));
  expect(hubOf(backoffice.payload).size()).toBe(50);
  expect(await listening()).toBe(1);
  const { rowCount } = await pool.query("select from pg_stat_activity where datname = current_database() and usename like '%backoffice'");
  expect(rowCount, 'the ten of the pool, and this one').toBeLessThanOrEqual(11);
  await open('fifty');
  await Promise.all(streams.map(({ until }) => until(({ event, sums }) => event === 'changed' && sums.open === 2)));
  await Promise.all(streams.map(({ close }) => close()));
  expect(hubOf(backoffice.payload).size()).toBe(0);
  await expect.poll(listening).toBe(0);
});

test('whoever signs out or locks the screen hears nothing more; a colleague does', async () => {
  const [leaving, locking, staying] = await Promise.all([signIn(), signIn(), signIn()]);
  const [left, locked, stays] = [await ask(leaving.cookie), await ask(locking.cookie), await ask(staying.cookie)].map(listenIn);
  await Promise.all([left, locked, stays].map((stream) => stream?.until(() => true)));
  const ids = await Promise.all(
    [leaving, locking].map(async ({ cookie }) => (await findSession(backoffice.payload, asBrowser(cookie)))?.session.id),
  );
  await endSession({ payload: backoffice.payload }, leaving.accountId, ids[0] ?? '');
  expect(await left?.until(() => false)).toBeNull();
  await lockSession(await createLocalReq({}, backoffice.payload), ids[1] ?? '');
  expect(await locked?.until(() => false)).toBeNull();
  expect(hubOf(backoffice.payload).size()).toBe(1);
  expect((await ask(leaving.cookie)).status).toBe(403);
});

test('a session has a few streams and no more, and so have all of them', async () => {
  const { cookie } = await signIn();
  for (let count = 0; count < mostStreamsOfSession; count++) expect((await ask(cookie)).status).toBe(200);
  expect((await ask(cookie)).status).toBe(204);
  expect(mostStreams).toBeGreaterThan(mostStreamsOfSession);
});

test('a tab that only counts gives way to the list, and takes no room from it', async () => {
  const { cookie } = await signIn();
  const oldest = listenIn(await ask(cookie, countPath));
  for (let count = 1; count < mostStreamsOfSession; count++) await ask(cookie, countPath);
  expect((await ask(cookie, countPath)).status, 'one that counts ends no other').toBe(204);
  expect((await ask(cookie)).status).toBe(200);
  expect(hubOf(backoffice.payload).size()).toBe(mostStreamsOfSession);
  expect(await oldest.until(() => false), 'the oldest has ended').toBeNull();
});

test('a stream is no sign of life of its session', async () => {
  const { cookie } = await signIn();
  await pool.query("update core.staff_sessions set seen_at = now() - interval '20 minutes' where ended_at is null");
  expect((await ask(cookie)).status).toBe(200);
  const { rows } = await pool.query("select from core.staff_sessions where seen_at > now() - interval '10 minutes' and ended_at is null");
  expect(rows).toHaveLength(0);
});
