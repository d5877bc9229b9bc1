import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

const backoffice = backofficeOfFile();
const articles: number[] = [];

beforeAll(async () => {
  for (const titulo of ['Água', 'Sono']) {
    const { json } = await backoffice.call('POST', '/artigos_blog?locale=pt&draft=true', { as: 'editor', body: { titulo } });
    articles.push(json.doc.id);
  }
});

/** Saves the first article with a link to the second, while somebody else holds the second and wants the first. */
async function saveInADeadlock(handle: (request: Request) => Promise<Response>): Promise<Response> {
  const [first, second] = articles;
  const other = new pg.Client(backoffice.databaseUrl);
  await other.connect();
  const hold = (id?: number) => other.query('select from cms.artigos_blog where id = $1 for update', [id]);
  await other.query("set deadlock_timeout = '1min'");
  await other.query('begin');
  await hold(second);
  const saving = handle(
    new Request(`http://127.0.0.1:3001/api/artigos_blog/${first}?locale=pt&draft=false`, {
      method: 'PATCH',
      headers: { ...backoffice.signedIn('editor'), 'content-type': 'application/json', 'accept-language': 'pt' },
      body: JSON.stringify({ relacionados: [second] }),
    }),
  );
  await untilSomebodyWaits(other);
  await hold(first);
  await other.query('commit');
  await other.end();
  return saving;
}

async function untilSomebodyWaits(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
    if (rows.length > 0) return;
    await sleep(20);
  }
}

test('a save that loses a deadlock says so in the language of the editor', async () => {
  const response = await saveInADeadlock(backoffice.handle);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ errors: [{ message: expect.stringContaining('grave outra vez') }] });
});

test('a save that loses a deadlock is made again, and the editor notices nothing', async () => {
  const response = await saveInADeadlock(retryDeadlocks(backoffice.handle));
  expect(response.status).toBe(200);
  const { json } = await backoffice.call('GET', `/artigos_blog/${articles[0]}?locale=pt&depth=0&draft=true`, { as: 'editor' });
  expect(json.relacionados).toEqual([articles[1]]);
});

test('a save that is refused every time ends after three tries', async () => {
  let tries = 0;
  const lost = async () => {
    tries++;
    return new Response(null, { status: 503 });
  };
  expect((await retryDeadlocks(lost)(new Request('http://127.0.0.1/'))).status).toBe(503);
  expect(tries).toBe(3);
});
