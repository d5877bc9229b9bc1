import crypto from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { poolOf } from '../publishing/enqueue-work.ts';
import { openBrowser } from '../testing/staff-browser.ts';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { noteCallers } from './caller.ts';
import { waitMinutes } from './login-attempts.ts';

let backoffice: TestBackoffice;
let client: pg.Client;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await backoffice.stop();
});
beforeEach(() => client.query('delete from core.login_attempts'));

const wrong = 'errada-errada-errada';
const login = (email: string, attempt: string, from: string) =>
  backoffice.call('POST', '/utilizadores/login', { body: { email, password: attempt }, headers: { 'x-caller-address': from } });
const statuses = async (email: string, times: number, from: string) => {
  const answers: number[] = [];
  for (let time = 0; time < times; time++) answers.push((await login(email, wrong, from)).status);
  return answers;
};

test('five wrong passwords from one place end the guessing there, and the owner signs in elsewhere', async () => {
  const email = emailOf('editor');
  expect(await statuses(email, 6, '203.0.113.9')).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(email, password, '203.0.113.9')).status).toBe(429);
  expect((await login(email, password, '198.51.100.1')).status).toBe(200);
  // Another person behind the same address is not kept out, either.
  expect((await login(emailOf('admin'), password, '203.0.113.9')).status).toBe(200);
});

test('an account that does not exist gets the same answers, word for word', async () => {
  const answersFor = async (email: string, from: string) => {
    const first = await login(email, wrong, from);
    await statuses(email, 4, from);
    const sixth = await login(email, wrong, from);
    return [first.status, first.json, sixth.status, sixth.json];
  };
  expect(await answersFor('ninguem@exemplo.pt', '203.0.113.10')).toEqual(await answersFor(emailOf('editor'), '203.0.113.11'));
});

/** The same statements and one derivation of the same cost: what a stopwatch would have to tell apart. */
test('and the same work is done for it', async () => {
  const workFor = async (email: string, from: string) => {
    const derivations = vi.spyOn(crypto, 'pbkdf2');
    const statements = vi.spyOn(poolOf(backoffice.payload), 'query');
    await login(email, wrong, from);
    const texts = (statements.mock.calls as unknown as [{ text: string }][]).map(([{ text }]) => text);
    const costs = derivations.mock.calls.map(([, , iterations, keyLength]) => [iterations, keyLength]);
    vi.restoreAllMocks();
    return { texts, costs };
  };
  const known = await workFor(emailOf('admin'), '203.0.113.20');
  expect(known.texts.length).toBeGreaterThan(5);
  expect(known.costs).toEqual([[600_000, 32]]);
  expect(await workFor('ninguem@exemplo.pt', '203.0.113.21')).toEqual(known);
});

/** `TIMING=1 pnpm vitest run backoffice/src/staff/limit-logins.integration.test.ts`: minutes, and only a quiet machine can tell. */
test.runIf(process.env['TIMING'] === '1')('and takes as long, by the medians of 200 interleaved', { timeout: 600_000 }, async () => {
  const time = async (email: string, from: string) => {
    const startedAt = performance.now();
    await login(email, wrong, from);
    return performance.now() - startedAt;
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 200; round++) {
    await client.query('delete from core.login_attempts');
    known.push(await time(emailOf('admin'), '203.0.113.20'));
    unknown.push(await time('ninguem@exemplo.pt', '203.0.113.20'));
  }
  console.log(`known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms`);
  expect(Math.abs(median(known) / median(unknown) - 1)).toBeLessThan(0.05);
});

test('many accounts tried from one place count together; attempts at the same instant do not slip through', async () => {
  const from = '203.0.113.12';
  await client.query('insert into core.login_attempts (address, account) select $1, n::text from generate_series(1, 28) n', [from]);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => login(`alguem${n}@exemplo.pt`, wrong, from)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(2);
  expect((await login('outra@exemplo.pt', wrong, from)).status).toBe(429);
  await client.query("update core.login_attempts set attempted_at = now() - interval '16 minutes'");
  expect((await login('outra@exemplo.pt', wrong, from)).status).toBe(401);
});

test('signing in forgives the mistakes before it; nothing that was typed is kept', async () => {
  await statuses(emailOf('editor'), 2, '203.0.113.13');
  const { rows } = await client.query<{ row: string }>('select a::text as row from core.login_attempts a');
  expect(JSON.stringify(rows)).not.toContain('editor');
  expect((await login(emailOf('editor'), password, '203.0.113.13')).status).toBe(200);
  expect((await client.query('select from core.login_attempts')).rowCount).toBe(0);
});

test('a stranger who guesses from many addresses is stopped, and keeps no owner out', async () => {
  const email = emailOf('editor');
  const owner = openBrowser(backoffice);
  expect((await owner.signIn(email, password)).status).toBe(200);
  const guessesFromMany = async (whom: string) => {
    expect((await login(whom, wrong, '192.0.2.1')).status).toBe(401);
    // Eight more, as if they had been typed: a password takes its time.
    await client.query(
      `insert into core.login_attempts (address, account)
       select '192.0.2.' || n, account from core.login_attempts, generate_series(2, 9) n where address = '192.0.2.1'`,
    );
    const statuses = [];
    for (const from of ['192.0.2.10', '192.0.2.11', '192.0.2.12']) statuses.push((await login(whom, wrong, from)).status);
    return statuses;
  };
  expect(await guessesFromMany(email)).toEqual([401, 429, 429]);
  // Another unknown browser waits, even with the right password; an account that does not exist behaves the same.
  expect((await login(email, password, '192.0.2.99')).status).toBe(429);
  await client.query("update core.login_attempts set address = address || ' before'");
  expect(await guessesFromMany('ninguem@exemplo.pt')).toEqual([401, 429, 429]);
  // The owner's own browser does not, wherever it is, not even beside the stranger and after some slips.
  for (let time = 0; time < 4; time++) expect((await owner.signIn(email, wrong)).status).toBe(401);
  expect((await owner.signIn(email, password)).status).toBe(200);
  // A browser known for one account is a stranger to another, and a cookie that we did not sign is nothing.
  const forged = openBrowser(backoffice);
  forged.jar.set('staff-device', `${(owner.jar.get('staff-device') ?? '').split('.')[0]}.AAAA`);
  expect((await forged.signIn(email, password)).status).toBe(429);
  // Waiting helps.
  await client.query("update core.login_attempts set attempted_at = attempted_at - interval '2 minutes'");
  expect((await login(email, password, '192.0.2.99')).status).toBe(200);
});

test('each guess of a stranger beyond the tenth waits twice as long, up to an hour', () => {
  expect([9, 10, 11, 12, 15, 16, 40].map(waitMinutes)).toEqual([0, 1, 2, 4, 32, 60, 60]);
});

test('the refusal speaks the reader’s language and says what to do', async () => {
  await client.query("insert into core.login_attempts (address, account) select '203.0.113.14', n::text from generate_series(1, 30) n");
  const refusal = async (language: 'pt' | 'en') =>
    JSON.stringify(
      (
        await backoffice.call('POST', '/utilizadores/login', {
          body: { email: 'ninguem@exemplo.pt', password: wrong },
          headers: { 'x-caller-address': '203.0.113.14' },
          language,
        })
      ).json,
    );
  expect(await refusal('pt')).toContain('Espere 15 minutos');
  expect(await refusal('en')).toContain('Wait 15 minutes');
});

test('asking for a new password takes the same time for everybody, and is limited, too', async () => {
  const ask = async (email: string) => {
    const startedAt = performance.now();
    const { status, json } = await backoffice.call('POST', '/utilizadores/forgot-password', {
      body: { email },
      headers: { 'x-caller-address': '203.0.113.15' },
    });
    return { status, json, ms: performance.now() - startedAt };
  };
  const [known, unknown] = [await ask(emailOf('admin')), await ask('ninguem@exemplo.pt')];
  expect(unknown.json).toEqual(known.json);
  expect(unknown.ms).toBeGreaterThan(990);
  expect(known.ms).toBeGreaterThan(990);
  for (let time = 0; time < 4; time++) await ask('ninguem@exemplo.pt');
  expect((await ask('ninguem@exemplo.pt')).status).toBe(429);
});

test('the form that Payload draws for a forgotten password is understood', async () => {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ email: emailOf('editor') }));
  const address = `${backoffice.origin}/api/utilizadores/forgot-password`;
  expect((await backoffice.handle(new Request(address, { method: 'POST', body }))).status).toBe(200);
  const { rowCount } = await client.query('select from core.mails where recipient = $1', [emailOf('editor')]);
  expect(rowCount).toBe(1);
});

test('a caller cannot choose his own address', async () => {
  noteCallers(['192.0.2.1']);
  const server = createServer((request, response) => response.end(request.headers['x-caller-address'])).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.7', 'x-caller-address': '198.51.100.8' } });
  expect(await answer.text()).toBe('127.0.0.1');
  server.close();
});
