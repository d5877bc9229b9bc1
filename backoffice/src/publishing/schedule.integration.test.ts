import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackoffice, type TestBackoffice, testOldWorkerKey, testWorkerKey } from '../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
let client: pg.Client;
const heard: { collection: string; id: string; gone: boolean }[] = [];
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await client.query('listen content');
});
afterAll(async () => {
  await client.end();
  await backoffice.stop();
});

const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

let counter = 0;
async function draft(more: object = {}): Promise<number> {
  const body = { titulo: `Artigo ${++counter}`, ...more };
  const { json, status } = await backoffice.call('POST', '/artigos_blog?locale=pt&draft=true', { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc.id;
}
const edit = (id: number, body: object, query = 'draft=true') =>
  backoffice.call('PATCH', `/artigos_blog/${id}?locale=pt&${query}`, { as: 'editor', body });

type Timer = { id: string; action: string; due_at: Date; done_at: Date | null; cancelled_at: Date | null; refused_at: Date | null };
const timersOf = async (id: number): Promise<Timer[]> =>
  (await client.query<Timer>('select * from core.scheduled_changes where document_id = $1 order by created_at, due_at', [id])).rows;
const openTimers = async (id: number) =>
  (await timersOf(id)).filter(({ done_at, cancelled_at, refused_at }) => !done_at && !cancelled_at && !refused_at);

/** As if the time had come: in the row, and in the draft that asks for it. */
async function letItBeDue(id: number): Promise<string> {
  const [timer] = await openTimers(id);
  const column = timer?.action === 'publish' ? 'version_publicar_em' : 'version_retirar_em';
  const past = new Date(Date.now() - 1_000);
  await client.query('update core.scheduled_changes set due_at = $1 where id = $2', [past, timer?.id]);
  if (timer?.action === 'appear') await client.query('update cms.artigos_blog set data_publicacao = $1 where id = $2', [past, id]);
  else await client.query(`update cms._artigos_blog_v set ${column} = $1 where parent_id = $2 and latest`, [past, id]);
  return timer?.id ?? '';
}
const run = (change: string, key = testWorkerKey) =>
  backoffice.call('POST', `/scheduled-changes/${change}`, { headers: { authorization: `Bearer ${key}` } });
const seenByVisitors = async (id: number) => (await backoffice.library()).document('artigos_blog', id, 'pt');

test('a draft with a time gets one durable timer, committed with the edit', async () => {
  const due = minutesAhead(90);
  const id = await draft({ publicar_em: due });
  const timers = await timersOf(id);
  expect(timers).toMatchObject([{ action: 'publish', due_at: new Date(due) }]);
  const { rows } = await client.query('select status, delay_until_epoch_ms from dbos.workflow_status where workflow_uuid = $1', [
    `change-${timers[0]?.id}`,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].status).toBe('DELAYED');
  expect(Math.abs(Number(rows[0].delay_until_epoch_ms) - Date.parse(due))).toBeLessThan(2_000);
  await edit(id, { titulo: 'Outro título' });
  expect(await timersOf(id)).toHaveLength(1);
});

test('a changed or cleared time cancels the earlier timer', async () => {
  const id = await draft({ publicar_em: minutesAhead(10) });
  const [first] = await openTimers(id);
  const later = minutesAhead(20);
  await edit(id, { publicar_em: later });
  expect(await openTimers(id)).toMatchObject([{ due_at: new Date(later) }]);
  expect((await run(first?.id ?? '')).json).toEqual({ outcome: 'settled' });
  await edit(id, { publicar_em: null });
  expect(await openTimers(id)).toEqual([]);
  expect((await timersOf(id)).every(({ cancelled_at }) => cancelled_at)).toBe(true);
});

test('when the time has come the newest draft is published, once, and the site is told', async () => {
  const id = await draft({ publicar_em: minutesAhead(10) });
  await edit(id, { titulo: 'A última palavra' });
  expect(await seenByVisitors(id)).toBeUndefined();
  const change = await letItBeDue(id);
  heard.splice(0);
  expect(await run(change)).toMatchObject({ status: 200, json: { outcome: 'done' } });
  expect(await seenByVisitors(id)).toMatchObject({ titulo: 'A última palavra', data_publicacao: expect.any(String) });
  expect((await run(change)).json).toEqual({ outcome: 'settled' });
  await client.query('select 1');
  expect(heard).toEqual([{ collection: 'artigos_blog', id: `${id}`, gone: false }]);
  expect(await openTimers(id)).toEqual([]);
});

test('a page withdraws itself, and a draft in the making survives', async () => {
  const id = await draft();
  await edit(id, { _status: 'published', retirar_em: minutesAhead(10) }, '');
  await edit(id, { titulo: 'Ainda a escrever' });
  const change = await letItBeDue(id);
  heard.splice(0);
  expect((await run(change)).json).toEqual({ outcome: 'done' });
  expect(await seenByVisitors(id)).toBeUndefined();
  expect((await backoffice.call('GET', `/artigos_blog/${id}?locale=pt&draft=true`, { as: 'editor' })).json).toMatchObject({
    titulo: 'Ainda a escrever',
    retirar_em: null,
  });
  expect(heard).toMatchObject([{ gone: true }]);
});

test('what may not be published as it stands is refused and stays a draft', async () => {
  const { json } = await backoffice.call('POST', '/problemas?locale=pt&draft=true', {
    as: 'editor',
    body: { titulo: null, publicar_em: minutesAhead(10) },
  });
  const { rows } = await client.query("select id from core.scheduled_changes where collection = 'problemas' and document_id = $1", [
    json.doc.id,
  ]);
  const past = new Date(Date.now() - 1_000);
  await client.query('update core.scheduled_changes set due_at = $1 where id = $2', [past, rows[0].id]);
  await client.query('update cms._problemas_v set version_publicar_em = $1 where parent_id = $2 and latest', [past, json.doc.id]);
  expect((await run(rows[0].id)).json).toEqual({ outcome: 'refused' });
  expect((await run(rows[0].id)).json).toEqual({ outcome: 'settled' });
  expect((await backoffice.call('GET', `/problemas/${json.doc.id}`)).status).toBe(404);
  const status = await backoffice.call('GET', `/scheduled-changes/problemas/${json.doc.id}`, { as: 'editor' });
  expect(status.json.changes).toMatchObject([{ action: 'publish', done_at: null, refused_at: expect.any(String) }]);
});

test('nothing happens before its time, without the key, or for a document that is gone', async () => {
  const id = await draft({ publicar_em: minutesAhead(10) });
  const [timer] = await openTimers(id);
  // Both keys open while one is changed for the other.
  for (const key of [testWorkerKey, testOldWorkerKey]) expect((await run(timer?.id ?? '', key)).status).toBe(425);
  expect((await run(timer?.id ?? '', 'another-key-of-some-length')).status).toBe(401);
  expect((await backoffice.call('POST', `/scheduled-changes/${timer?.id}`, { as: 'admin' })).status).toBe(401);
  expect((await run('0b8a3c3e-5c1e-4a8e-9d7e-0f5f3a2b1c4d')).status).toBe(404);
  expect((await backoffice.call('GET', `/scheduled-changes/artigos_blog/${id}`, { as: 'balcao' })).status).toBe(403);
  const change = await letItBeDue(id);
  await backoffice.call('DELETE', `/artigos_blog/${id}`, { as: 'editor' });
  expect((await run(change)).json).toEqual({ outcome: 'cancelled' });
});

test('impossible times are refused in the language of the editor', async () => {
  const refusal = async (body: object, query = 'draft=true', language: 'pt' | 'en' = 'pt') => {
    const id = await draft();
    const { json, status } = await backoffice.call('PATCH', `/artigos_blog/${id}?locale=pt&${query}`, { as: 'editor', body, language });
    expect(status).toBe(400);
    return JSON.stringify(json);
  };
  expect(await refusal({ publicar_em: minutesAhead(-1) })).toContain('Esta hora já passou.');
  expect(await refusal({ retirar_em: minutesAhead(-1) }, 'draft=true', 'en')).toContain('This time has already passed.');
  expect(await refusal({ publicar_em: minutesAhead(9), retirar_em: minutesAhead(5) })).toContain('A retirada tem de ser depois');
  expect(await refusal({ publicar_em: minutesAhead(9), _status: 'published' }, '')).toContain('Guarde como rascunho para esperar');
});

test('a copy of a scheduled document is not scheduled', async () => {
  const id = await draft({ publicar_em: minutesAhead(10) });
  const { json } = await backoffice.call('POST', `/artigos_blog/${id}/duplicate?locale=pt&draft=true`, { as: 'editor', body: {} });
  expect(json.doc.publicar_em ?? null).toBeNull();
  expect(await openTimers(json.doc.id)).toEqual([]);
});

test('an article published ahead of its date has no address until then, and the site is told when it does', async () => {
  const listed = async (id: number) => (await backoffice.library()).addresses.byId('artigos_blog', id) !== undefined;
  const id = await draft();
  heard.splice(0);
  const ahead = minutesAhead(30);
  expect((await edit(id, { _status: 'published', data_publicacao: ahead }, '')).status).toBe(200);
  expect(await listed(id)).toBe(false);
  expect(heard).toEqual([]);
  expect(await openTimers(id)).toMatchObject([{ action: 'appear', due_at: new Date(ahead) }]);
  // A draft with another date says nothing yet about what visitors will see.
  await edit(id, { data_publicacao: minutesAhead(60) });
  expect(await openTimers(id)).toMatchObject([{ action: 'appear', due_at: new Date(ahead) }]);

  const change = await letItBeDue(id);
  expect((await run(change)).json).toEqual({ outcome: 'done' });
  await client.query('select 1');
  expect(heard).toEqual([{ collection: 'artigos_blog', id: `${id}`, gone: false }]);
  expect(await listed(id)).toBe(true);

  heard.splice(0);
  await edit(id, { _status: 'published', data_publicacao: minutesAhead(30) }, '');
  await client.query('select 1');
  expect(heard).toMatchObject([{ gone: true }]);
  expect(await listed(id)).toBe(false);
});
