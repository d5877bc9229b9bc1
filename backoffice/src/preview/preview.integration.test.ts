import { draftsKey, readPass } from '@clinic/core/preview/preview-pass';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewSecret, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { previewLink } from './preview-link.ts';

let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
}, 60_000);
afterAll(() => backoffice.stop());

const env = { PREVIEW_SECRET: previewSecret, SITE_ORIGIN: 'https://clinica.example' };
const create = async (collection: string, body: object) => {
  const { json, status } = await backoffice.call('POST', `/${collection}?locale=pt&draft=true`, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc.id as number;
};
async function passFor(subject: Parameters<typeof previewLink>[2], locale: 'pt' | 'en') {
  const link = await previewLink(env, await createLocalReq({}, backoffice.payload), subject, locale);
  const url = link ? new URL(link) : null;
  expect(url?.origin ?? env.SITE_ORIGIN).toBe(env.SITE_ORIGIN);
  return url ? readPass(previewSecret, url.searchParams.get('pass') ?? '', Date.now()) : null;
}
const withKey = { authorization: `Bearer ${draftsKey(previewSecret)}` };

test('a link names one document, its newest address in one language, and an end', async () => {
  const section = await create('tratamentos_pp', { titulo: 'Tumor do rim' });
  const id = await create('tratamentos', { titulo: 'Crioterapia', seccao: section });
  const pass = await passFor({ collection: 'tratamentos', id }, 'pt');
  expect(pass).toMatchObject({ subject: `tratamentos:${id}`, path: '/pt/tratamentos/tumor-do-rim/crioterapia' });
  const hours = ((pass?.expiresAt ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(1.99);
  expect(hours).toBeLessThanOrEqual(3);
  expect(await passFor({ collection: 'tratamentos', id }, 'en')).toBeNull();
});

test('pages that exist once have one, too; what has no address has none', async () => {
  expect(await passFor({ global: 'homepage' }, 'en')).toMatchObject({ subject: 'homepage', path: '/en' });
  expect(await passFor({ global: 'sobre_nos' }, 'pt')).toMatchObject({ path: '/pt/sobre-nos' });
  expect(await passFor({ global: 'menu' }, 'pt')).toBeNull();
  expect(await passFor({ collection: 'eventos', id: await create('eventos', { titulo: 'Noite aberta' }) }, 'pt')).toBeNull();
});

test('with the key the site reads one draft among the addresses, without it nothing changes', async () => {
  const section = await create('tratamentos_pp', { titulo: 'Secção por publicar' });
  const id = await create('tratamentos', { titulo: 'Por publicar', seccao: section });
  await create('problemas', { titulo: 'Outro rascunho' });
  const listed = async (headers: Record<string, string>, query = `?draft=tratamentos:${id}`) =>
    (await backoffice.call('GET', `/addresses${query}`, { headers })).json.documents.flatMap((row: { collection: string; id: number }) =>
      row.collection === 'equipa' ? [] : [`${row.collection}:${row.id}`],
    );
  expect(await listed(withKey)).toEqual([`tratamentos_pp:${section}`, `tratamentos:${id}`]);
  expect(await listed({})).toEqual([]);
  for (const authorization of ['Bearer wrong', `JWT ${draftsKey(previewSecret)}`])
    expect((await backoffice.call('GET', '/addresses', { headers: { authorization } })).status).toBe(403);
  expect(await listed(withKey, '?draft=nonsense:1')).toEqual([]);
});

test('a draft answers to editors and to the key, never to a visitor; and the key changes nothing', async () => {
  const id = await create('problemas', { titulo: 'Só para quem edita' });
  const path = `/problemas/${id}?locale=pt&draft=true`;
  expect((await backoffice.call('GET', path)).status).toBe(404);
  expect((await backoffice.call('GET', path, { headers: withKey })).json).toMatchObject({ titulo: 'Só para quem edita' });
  expect((await backoffice.call('PATCH', path, { headers: withKey, body: { titulo: 'Outro' } })).status).toBe(403);
  expect((await backoffice.call('DELETE', `/problemas/${id}`, { headers: withKey })).status).toBe(403);
  expect((await backoffice.call('GET', '/problemas/versions', { headers: withKey })).status).toBe(403);
  expect((await backoffice.call('GET', '/utilizadores', { headers: withKey })).json.docs ?? []).toEqual([]);

  await backoffice.call('POST', '/globals/sobre_nos?locale=pt', { as: 'editor', body: { titulo: 'Publicado', _status: 'published' } });
  await backoffice.call('POST', '/globals/sobre_nos?locale=pt&draft=true', { as: 'editor', body: { titulo: 'Rascunho' } });
  const about = async (headers: Record<string, string>) =>
    (await backoffice.call('GET', '/globals/sobre_nos?locale=pt&draft=true', { headers })).json.titulo;
  expect(await about(withKey)).toBe('Rascunho');
  expect(await about({})).not.toBe('Rascunho');
});
