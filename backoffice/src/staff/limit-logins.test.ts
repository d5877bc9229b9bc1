import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { noteCallers } from './caller.ts';

// A password is meant to take its time, and here many are tried.
vi.setConfig({ testTimeout: 90_000 });

let backoffice: TestBackoffice;
let client: pg.Client;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
}, 60_000);
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

test('and takes as long', async () => {
  const time = async (email: string, from: string) => {
    const startedAt = performance.now();
    await login(email, wrong, from);
    return performance.now() - startedAt;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 5; round++) {
    known.push(await time(emailOf('admin'), `203.0.113.${20 + round}`));
    unknown.push(await time('ninguem@exemplo.pt', `203.0.113.${20 + round}`));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
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

test('a caller cannot choose his own address', async () => {
  noteCallers(['192.0.2.1']);
  const server = createServer((request, response) => response.end(request.headers['x-caller-address'])).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.7', 'x-caller-address': '198.51.100.8' } });
  expect(await answer.text()).toBe('127.0.0.1');
  server.close();
});
