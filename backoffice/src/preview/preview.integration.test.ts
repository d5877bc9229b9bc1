import { draftsKey, readPreviewPass } from '@clinic/core/preview/preview-pass';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { openBrowser } from '../testing/staff-browser.ts';
import { emailOf, password, testPreviewSecret } from '../testing/test-backoffice.ts';
import { type PreviewEnv, previewLink } from './preview-link.ts';

const backoffice = backofficeOfFile();

const env: PreviewEnv = { PREVIEW_SECRET: [testPreviewSecret], SITE_ORIGIN: 'https://clinica.example' };
const create = async (collection: string, body: object) => {
  const { json, status } = await backoffice.call('POST', `/${collection}?locale=pt&draft=true`, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc.id as number;
};
async function passFor(subject: Parameters<typeof previewLink>[2], locale: 'pt' | 'en') {
  const link = await previewLink(env, await createLocalReq({}, backoffice.payload), subject, locale);
  const url = link ? new URL(link) : null;
  expect(url?.origin ?? env.SITE_ORIGIN).toBe(env.SITE_ORIGIN);
  return url ? readPreviewPass([testPreviewSecret], url.searchParams.get('pass') ?? '', Date.now()) : null;
}
const withKey = { authorization: `Bearer ${draftsKey(testPreviewSecret)}` };

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
  const event = await create('eventos', { titulo: 'Noite aberta' });
  expect(await passFor({ collection: 'eventos', id: event }, 'pt')).toMatchObject({ path: '/pt/eventos/noite-aberta' });
});

const ask = (subject: string, headers: Record<string, string> = withKey) =>
  backoffice.call('GET', `/drafts/${subject}`, { as: null, headers });
const namesOf = async (subject: string) =>
  (await ask(subject)).json.rows.map(({ collection, id }: { collection: string; id: string }) => `${collection}:${id}`);

test('with the key the site gets one draft as it would be published, and the unpublished section it lies under', async () => {
  const section = await create('tratamentos_pp', { titulo: 'Secção por publicar' });
  const id = await create('tratamentos', { titulo: 'Por publicar', seccao: section });
  await create('problemas', { titulo: 'Outro rascunho' });
  expect(await namesOf(`tratamentos:${id}`)).toEqual([`tratamentos_pp:${section}`, `tratamentos:${id}`]);
  const preview = (await backoffice.library()).with((await ask(`tratamentos:${id}`)).json.rows);
  const document = preview.addresses.byId('tratamentos', id);
  expect(document && preview.addresses.addressOf(document, 'pt')).toBe('/pt/tratamentos/seccao-por-publicar/por-publicar');
  expect((await backoffice.library()).addresses.byId('tratamentos', id)).toBeUndefined();
});

test('where nothing waits to be published the draft is what is published, word for word', async () => {
  const id = await create('problemas', { titulo: 'Sem rascunho', excerto: 'Como está.' });
  const body = { ...backoffice.review, _status: 'published' };
  expect((await backoffice.call('PATCH', `/problemas/${id}?locale=pt`, { as: 'editor', body })).status).toBe(200);
  const published = [...(await backoffice.library()).rows()].find((row) => row.collection === 'problemas' && row.id === String(id));
  const bodies = async () => (await ask(`problemas:${id}`)).json.rows.map((row: { body: unknown }) => row.body);
  expect(await bodies()).toEqual([published?.body]);
  await backoffice.call('PATCH', `/problemas/${id}?locale=pt&draft=true`, { as: 'editor', body: { excerto: 'Como vai ser.' } });
  expect(await bodies()).not.toEqual([published?.body]);
});

test('a section that is published stays where it is, whatever its own draft asks for', async () => {
  const section = await create('tratamentos_pp', { titulo: 'Rim' });
  const publish = { ...backoffice.review, _status: 'published' };
  await backoffice.call('PATCH', `/tratamentos_pp/${section}?locale=pt`, { as: 'editor', body: publish });
  await backoffice.call('PATCH', `/tratamentos_pp/${section}?locale=pt&draft=true`, { as: 'editor', body: { slug: 'outro-rim' } });
  const id = await create('tratamentos', { titulo: 'Laser', seccao: section });
  expect(await namesOf(`tratamentos:${id}`)).toEqual([`tratamentos:${id}`]);
});

test('a page that exists once has its draft, too', async () => {
  await backoffice.call('POST', '/globals/sobre_nos?locale=pt', { as: 'editor', body: { titulo: 'Publicado', _status: 'published' } });
  await backoffice.call('POST', '/globals/sobre_nos?locale=pt&draft=true', { as: 'editor', body: { titulo: 'Rascunho' } });
  expect((await ask('sobre_nos')).json.rows).toMatchObject([{ collection: 'sobre_nos', body: { titulo: { pt: 'Rascunho', en: null } } }]);
  expect((await backoffice.library()).page('sobre_nos', 'pt')?.['titulo']).toBe('Publicado');
});

test('a draft answers to editors and to the key, never to a stranger; and the key opens nothing else', async () => {
  const id = await create('problemas', { titulo: 'Só para quem edita' });
  const subject = `problemas:${id}`;
  expect((await ask(subject)).status).toBe(200);
  for (const authorization of ['', 'Bearer wrong', `JWT ${draftsKey(testPreviewSecret)}`])
    expect((await ask(subject, { authorization })).status).toBe(403);
  for (const unknown of ['nonsense:1', 'utilizadores:1', 'problemas:999999', 'problemas:x', 'definicoes', 'menu'])
    expect((await ask(unknown)).status, unknown).toBe(404);
  const path = `/problemas/${id}?locale=pt&draft=true`;
  const asKey = { as: null, headers: withKey };
  expect((await backoffice.call('GET', path, asKey)).status).toBe(403);
  expect((await backoffice.call('PATCH', path, { ...asKey, body: { titulo: 'Outro' } })).status).toBe(403);
  expect((await backoffice.call('DELETE', `/problemas/${id}`, asKey)).status).toBe(403);
  expect((await backoffice.call('GET', '/problemas/versions', asKey)).status).toBe(403);
  expect((await backoffice.call('GET', '/utilizadores', asKey)).json.docs ?? []).toEqual([]);
});

test('what an editor types is in their own preview before it is saved, in its language alone; nobody else sees it', async () => {
  const id = await create('problemas', { titulo: 'Guardado', excerto: 'Fica.' });
  await backoffice.call('PATCH', `/problemas/${id}?locale=en&draft=true`, { as: 'editor', body: { titulo: 'Saved' } });
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', limit: 100 });
  const idOf = (name: string) => docs.find(({ email }) => email.startsWith(name))?.id;
  const typed = { act: 'type', locale: 'pt', body: { titulo: 'Só escrito', slug: 'so-escrito' } };
  await backoffice.call('POST', `/aberto/problemas/${id}`, { as: 'editor', body: typed });
  const seenBy = async (who: string) => (await ask(`problemas:${id}${who}`)).json.rows[0].body;
  expect(await seenBy(`?typed=${idOf('editor')}`)).toMatchObject({
    titulo: { pt: 'Só escrito', en: 'Saved' },
    excerto: { pt: 'Fica.' },
    slug: { pt: 'guardado' },
  });
  for (const who of ['', `?typed=${idOf('admin')}`, '?typed=0', '?typed[]=1', '?typed=1%20or%20true'])
    expect((await seenBy(who)).titulo.pt, who).toBe('Guardado');
});

test('a link that is made for an editor names them, so that nobody else’s words are shown', async () => {
  const id = await create('problemas', { titulo: 'De quem' });
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', limit: 1, where: { papel: { equals: 'editor' } } });
  const [user] = docs;
  const req = await createLocalReq(user ? { user: { ...user, collection: 'utilizadores' } } : {}, backoffice.payload);
  const link = await previewLink(env, req, { collection: 'problemas', id }, 'pt');
  expect(readPreviewPass([testPreviewSecret], new URL(link ?? '').searchParams.get('pass') ?? '', Date.now())?.by).toBe(user?.id);
});

test('a link shows drafts while somebody is signed in to its account, and no longer once it is suspended', async () => {
  const id = await create('problemas', { titulo: 'Só enquanto entra' });
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', where: { papel: { equals: 'medico' } } });
  const account = docs[0]?.id;
  const status = async (who = account) => (await ask(`problemas:${id}?typed=${who}`)).status;
  const act = (path: string) => backoffice.call('POST', `/utilizadores/${path}`, { as: 'admin', body: {} });
  expect(await status()).toBe(200);
  await backoffice.call('POST', '/utilizadores/logout', { as: 'medico', body: {} });
  expect(await status()).toBe(410);
  const browser = openBrowser(backoffice);
  await browser.signIn(emailOf('medico'), password);
  expect(await status()).toBe(200);
  expect((await act(`${account}/suspend`)).status).toBe(200);
  expect(await status()).toBe(410);
  await act(`${account}/reinstate`);
  expect(await status()).toBe(410);
  expect(await status(999_999)).toBe(410);
});
