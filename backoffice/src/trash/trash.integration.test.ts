import { access } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngPicture } from '../testing/pictures.ts';
import { startTestBackoffice, type TestBackoffice, testWorkerKey } from '../testing/test-backoffice.ts';

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

async function send(method: string, where: string, body?: object) {
  const answer = await backoffice.call(method, where, { as: 'editor', ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}
const published = async (titulo: string): Promise<number> =>
  (await send('POST', '/problemas?locale=pt', { titulo, ...backoffice.review, _status: 'published' })).doc.id;
const trash = (collection: string, id: number) => send('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() });
/** As the button of the trash does it. */
const restore = (id: number, _status: 'draft' | 'published') =>
  send('PATCH', `/problemas?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`, {
    deletedAt: null,
    _status,
  });
const isShown = async (id: number) => Boolean((await backoffice.library()).document('problemas', id, 'pt'));
const empty = (key: string) => backoffice.call('POST', '/lixo/esvaziar', { as: null, headers: { authorization: `Bearer ${key}` } });

test('in the trash a page is gone from the site at once; restored as a draft it stays away, restored as published it is back', async () => {
  const id = await published('Vai e volta');
  await trash('problemas', id);
  expect(await isShown(id)).toBe(false);
  expect((await send('GET', '/problemas?limit=0')).docs.map((one: { id: number }) => one.id)).not.toContain(id);
  await restore(id, 'draft');
  expect(await isShown(id)).toBe(false);
  await trash('problemas', id);
  await restore(id, 'published');
  expect(await isShown(id)).toBe(true);
});

test('what lies in the trash does not publish itself, and its address is still its own', async () => {
  const id = (
    await send('POST', '/problemas?locale=pt&draft=true', {
      titulo: 'Agendado',
      publicar_em: new Date(Date.now() + 3_600_000).toISOString(),
    })
  ).doc.id;
  await trash('problemas', id);
  const { rows } = await client.query('select cancelled_at from core.scheduled_changes where document_id = $1', [id]);
  expect(rows).toEqual([{ cancelled_at: expect.any(Date) }]);
  const again = await backoffice.call('POST', '/problemas?locale=pt', {
    as: 'editor',
    body: { titulo: 'Agendado', ...backoffice.review, _status: 'published' },
  });
  expect(again.status).toBe(400);
  expect(JSON.stringify(again.json)).toContain('no lixo');
});

test('a page is not published with a picture from the trash', async () => {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(31, 20) };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body: { alt: 'Rim' }, file });
  await send('PATCH', `/media/${json.doc.id}?locale=en`, { alt: 'Kidney' });
  await trash('media', json.doc.id);
  const body = { titulo: 'Com imagem do lixo', o_que_e_imagem: json.doc.id, ...backoffice.review, _status: 'published' };
  const refused = await backoffice.call('POST', '/problemas?locale=pt', { as: 'editor', body });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.json)).toContain('está no lixo');
});

test('after thirty days it is deleted for good, with its file; before, and for whoever is not the worker, nothing is', async () => {
  const [old, recent] = [await published('Velho'), await published('Recente')];
  const file = { name: 'velha.png', type: 'image/png', content: await pngPicture(32, 20) };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body: { alt: 'Velha' }, file });
  for (const id of [old, recent]) await trash('problemas', id);
  await trash('media', json.doc.id);
  await client.query("update cms.problemas set deleted_at = now() - interval '31 days' where id = $1", [old]);
  await client.query("update cms.problemas set deleted_at = now() - interval '29 days' where id = $1", [recent]);
  await client.query("update cms.media set deleted_at = now() - interval '31 days' where id = $1", [json.doc.id]);
  expect((await empty('wrong')).status).toBe(401);
  expect((await empty(testWorkerKey)).json).toEqual({ deleted: 2 });
  expect((await empty(testWorkerKey)).json).toEqual({ deleted: 0 });
  const { rows } = await client.query('select id from cms.problemas where id = any($1)', [[old, recent]]);
  expect(rows).toEqual([{ id: recent }]);
  await expect(access(path.join(backoffice.mediaDir, json.doc.filename))).rejects.toThrow('ENOENT');
});
