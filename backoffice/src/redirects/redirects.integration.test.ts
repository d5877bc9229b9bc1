import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';

const backoffice = backofficeOfFile();
beforeAll(async () => {
  await backoffice.call('POST', '/problemas?locale=pt', {
    as: 'editor',
    body: { titulo: 'Tumor do rim', ...backoffice.review, _status: 'published' },
  });
});
beforeEach(() => backoffice.payload.delete({ collection: 'redirects', where: { id: { exists: true } } }));

const add = (from: string, to: string, language: 'pt' | 'en' = 'pt') =>
  backoffice.call('POST', '/redirects', { as: 'editor', body: { from, to }, language });
const refusal = async (...end: Parameters<typeof add>) => {
  const { json, status } = await add(...end);
  expect(status).toBe(400);
  return JSON.stringify(json);
};

test('slashes at the end, spaces and queries are taken off both ends', async () => {
  const { json } = await add(' /pt/antigo/?a=1 ', '/pt/contactos/');
  expect(json.doc).toMatchObject({ from: '/pt/antigo', to: '/pt/contactos' });
});

test.each(['antigo', 'https://mau.example/x', '//mau.example', '/pt/a b', '/', '/*', '/pt/*/x', ''])(
  '%j is no old address',
  async (from) => {
    expect((await add(from, '/pt/contactos')).status).toBe(400);
  },
);

test('an address that leads to itself is refused', async () => expect(await refusal('/pt/a', '/pt/a/')).toContain('em círculo'));

test('a branch that leads into itself is refused', async () => expect(await refusal('/pt/a/*', '/pt/a/b')).toContain('em círculo'));

test('a branch may lead to its own root', async () =>
  expect((await add('/en/book-an-appointment/*', '/en/book-an-appointment')).status).toBe(201));

test('a chain is refused from either side, and the row in the way is named', async () => {
  await add('/pt/b', '/pt/contactos');
  expect(await refusal('/pt/a', '/pt/b')).toContain('«/pt/b» → «/pt/contactos»');
  expect(await refusal('/pt/contactos-velho/*', '/pt/b', 'en')).toContain('redirected twice');
  await add('/pt/c', '/pt/problemas/tumor-do-rim');
  expect(await refusal('/pt/problemas/*', '/pt/contactos')).toContain('«/pt/c» → «/pt/problemas/tumor-do-rim»');
});

test('a loop of two is refused', async () => {
  await add('/pt/a', '/pt/problemas/tumor-do-rim');
  expect(await refusal('/pt/problemas/*', '/pt/a')).toContain('redirecionado duas vezes');
});

test('a redirect to where no page is, is refused; one to a file is not', async () => {
  expect(await refusal('/pt/a', '/pt/nao-ha')).toContain('não chegaria a lado nenhum');
  expect(await refusal('/pt/a', '/pt/problemas/nao-ha', 'en')).toContain('led nowhere');
  expect((await add('/pt/a', '/media/folheto.pdf')).status).toBe(201);
});

test('a row may be saved again as it is', async () => {
  const { json } = await add('/pt/a', '/pt/contactos');
  const body = { from: '/pt/a', to: '/pt/contactos', note: 'Vista' };
  expect((await backoffice.call('PATCH', `/redirects/${json.doc.id}`, { as: 'editor', body })).status).toBe(200);
});

test('an old address is listed once', async () => {
  await add('/pt/a', '/pt/contactos');
  expect((await add('/pt/a/', '/pt/termos')).status).toBe(400);
});

test('a living page cannot be redirected away', async () => {
  expect(await refusal('/pt/contactos', '/pt/termos')).toContain('vive uma página');
  expect(await refusal('/pt/problemas/tumor-do-rim/', '/pt/termos', 'en')).toContain('A page of the site lives');
});

test('hits come from the site’s own count', async () => {
  const [counted, quiet] = [(await add('/pt/a', '/pt/contactos')).json.doc, (await add('/pt/b', '/pt/contactos')).json.doc];
  const client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  await client.query("insert into core.redirect_hits (redirect_id, hits, last_hit_at) values ($1, 7, '2026-11-01T10:00:00Z')", [
    counted.id,
  ]);
  await client.end();
  const { json } = await backoffice.call('GET', '/redirects?sort=from', { as: 'editor' });
  expect(json.docs).toMatchObject([
    { id: counted.id, hits: 7, lastHitAt: '2026-11-01T10:00:00.000Z' },
    { id: quiet.id, hits: 0, lastHitAt: null },
  ]);
  expect((await backoffice.call('GET', `/redirects/${counted.id}`, { as: 'editor' })).json.hits).toBe(7);
});
