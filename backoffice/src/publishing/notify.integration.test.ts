import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile } from '../testing/pdf.ts';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
let listener: pg.Client;
const heard: unknown[] = [];

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  listener = new pg.Client({ connectionString: backoffice.databaseUrl });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await listener.query('listen content');
}, 60_000);
afterAll(async () => {
  await listener.end();
  await backoffice.stop();
});
/** Notifications arrive on another connection than the answer. */
async function settle(): Promise<void> {
  await listener.query('select 1');
  await sleep(20);
}

async function heardSince<T>(work: () => Promise<T>): Promise<{ result: T; notices: unknown[] }> {
  await settle();
  heard.splice(0);
  const result = await work();
  await settle();
  return { result, notices: [...heard] };
}

const copies = async () =>
  (await listener.query<{ key: string }>('select key from core.content_copies order by key')).rows.map(({ key }) => key);
const saveCopy = (key: string, tags: string[]) =>
  listener.query("insert into core.content_copies (key, tags, body) values ($1, $2, '{}')", [key, tags]);

let counter = 0;
async function published(collection = 'problemas', more: object = {}): Promise<{ id: number; slug: string }> {
  const body = { titulo: `Problema ${++counter}`, _status: 'published', ...backoffice.review, ...more };
  const { json, status } = await backoffice.call('POST', `/${collection}?locale=pt`, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc;
}

test('a new draft is silent, and so is a draft saved over a published document', async () => {
  const draft = await heardSince(() => backoffice.call('POST', '/problemas?draft=true', { as: 'editor', body: { titulo: 'Rascunho' } }));
  expect(draft.result.status).toBe(201);
  expect(draft.notices).toEqual([]);

  const { id } = await published();
  const over = await heardSince(() =>
    backoffice.call('PATCH', `/problemas/${id}?draft=true`, { as: 'editor', body: { titulo: 'Outro título' } }),
  );
  expect(over.result.status).toBe(200);
  expect(over.notices).toEqual([]);
});

test('publishing tells the collection, the document and the addresses', async () => {
  const { result, notices } = await heardSince(() => published());
  expect(notices).toEqual([{ tags: ['problemas', `problemas:${result.id}`, 'addresses'], gone: false }]);
});

test('a published change that leaves title and slug alone leaves the addresses alone', async () => {
  const { id } = await published();
  const body = { meta: { description: 'Uma descrição nova.' }, _status: 'published' };
  const { notices } = await heardSince(() => backoffice.call('PATCH', `/problemas/${id}?locale=pt`, { as: 'editor', body }));
  expect(notices).toEqual([{ tags: ['problemas', `problemas:${id}`], gone: false }]);
});

test('a title that waited as a draft reaches the addresses when it is published', async () => {
  const { id } = await published();
  await backoffice.call('PATCH', `/problemas/${id}?draft=true`, { as: 'editor', body: { titulo: 'Título que esperou' } });
  const { notices } = await heardSince(() =>
    backoffice.call('PATCH', `/problemas/${id}`, { as: 'editor', body: { _status: 'published' } }),
  );
  expect(notices).toEqual([{ tags: ['problemas', `problemas:${id}`, 'addresses'], gone: false }]);
});

test('unpublishing says gone and deletes the copies in the same transaction', async () => {
  const { id } = await published();
  await saveCopy('of-this-document', [`problemas:${id}`]);
  await saveCopy('of-another-kind', ['equipa']);
  const { notices } = await heardSince(() => backoffice.call('PATCH', `/problemas/${id}`, { as: 'editor', body: { _status: 'draft' } }));
  expect(notices).toEqual([{ tags: ['problemas', `problemas:${id}`, 'addresses'], gone: true }]);
  expect(await copies()).toEqual(['of-another-kind']);
});

test('a document that leaves one language is gone for the copies, too', async () => {
  const { id } = await published();
  await backoffice.call('PATCH', `/problemas/${id}?locale=en`, { as: 'editor', body: { titulo: `Problem ${id}`, _status: 'published' } });
  const body = { titulo: null, slug: null, _status: 'published' };
  const { result, notices } = await heardSince(() => backoffice.call('PATCH', `/problemas/${id}?locale=en`, { as: 'editor', body }));
  expect(result.status, JSON.stringify(result.json)).toBe(200);
  expect(notices).toEqual([{ tags: ['problemas', `problemas:${id}`, 'addresses'], gone: true }]);
});

test('deleting a published document says gone; deleting a draft says nothing', async () => {
  const { id } = await published();
  const gone = await heardSince(() => backoffice.call('DELETE', `/problemas/${id}`, { as: 'editor' }));
  expect(gone.notices).toEqual([{ tags: ['problemas', `problemas:${id}`, 'addresses'], gone: true }]);

  const draft = await backoffice.call('POST', '/problemas?draft=true', { as: 'editor', body: { titulo: 'Por apagar' } });
  const silent = await heardSince(() => backoffice.call('DELETE', `/problemas/${draft.json.doc.id}`, { as: 'editor' }));
  expect(silent.notices).toEqual([]);
});

test('an edit that fails tells nobody', async () => {
  const { id } = await published();
  const { result, notices } = await heardSince(() =>
    backoffice.call('PATCH', `/problemas/${id}`, { as: 'editor', body: { slug: 'Não É Um Endereço', _status: 'published' } }),
  );
  expect(result.status).toBe(400);
  expect(notices).toEqual([]);
});

test('moving a treatment to another section changes its address', async () => {
  const [first, second] = [await published('tratamentos_pp'), await published('tratamentos_pp')];
  const { id } = await published('tratamentos', { seccao: first.id });
  const { notices } = await heardSince(() =>
    backoffice.call('PATCH', `/tratamentos/${id}`, { as: 'editor', body: { seccao: second.id, _status: 'published' } }),
  );
  expect(notices).toEqual([{ tags: ['tratamentos', `tratamentos:${id}`, 'addresses'], gone: false }]);
});

test.each([
  ['testemunhos', { nome: 'António, 67 anos' }],
  ['categorias_de_blog', {}],
  ['artigos', {}],
  ['videos', {}],
])('%s have no address: the collection and the document are told, nothing else', async (collection, more) => {
  const { result, notices } = await heardSince(() => published(collection, more));
  expect(notices).toEqual([{ tags: [collection, `${collection}:${result.id}`], gone: false }]);
  const gone = await heardSince(() => backoffice.call('DELETE', `/${collection}/${result.id}`, { as: 'editor' }));
  expect(gone.notices).toEqual([{ tags: [collection, `${collection}:${result.id}`], gone: true }]);
});

test('files and synonyms are told on every save', async () => {
  const file = await heardSince(() => backoffice.call('POST', '/ficheiros', { as: 'editor', file: pdfFile('folheto'), body: {} }));
  expect(file.notices).toEqual([{ tags: ['ficheiros', `ficheiros:${file.result.json.doc.id}`], gone: false }]);
  const body = { lingua: 'pt', palavras: ['rim', 'renal'] };
  const words = await heardSince(() => backoffice.call('POST', '/sinonimos', { as: 'editor', body }));
  expect(words.notices).toEqual([{ tags: ['sinonimos', `sinonimos:${words.result.json.doc.id}`], gone: false }]);
});

test('a publication that is refused tells nobody', async () => {
  const { result, notices } = await heardSince(() =>
    backoffice.call('POST', '/problemas', { as: 'editor', body: { titulo: 'Sem revisão', _status: 'published' } }),
  );
  expect(result.status).toBe(400);
  expect(notices).toEqual([]);
});

test('globals are told by name: settings on every save, pages only when published', async () => {
  const menu = await heardSince(() => backoffice.call('POST', '/globals/menu', { as: 'editor', body: { problemas: [{ title: 'Um' }] } }));
  expect(menu.notices).toEqual([{ tags: ['menu'], gone: false }]);

  const draft = await heardSince(() =>
    backoffice.call('POST', '/globals/homepage?draft=true', { as: 'editor', body: { titulo: 'Início' } }),
  );
  expect(draft.result.status).toBe(200);
  expect(draft.notices).toEqual([]);

  const page = await heardSince(() =>
    backoffice.call('POST', '/globals/homepage', { as: 'editor', body: { titulo: 'Início', _status: 'published' } }),
  );
  expect(page.notices).toEqual([{ tags: ['homepage'], gone: false }]);

  const later = await heardSince(() =>
    backoffice.call('POST', '/globals/homepage?draft=true', { as: 'editor', body: { titulo: 'Outro início' } }),
  );
  expect(later.notices).toEqual([]);

  const gone = await heardSince(() => backoffice.call('POST', '/globals/homepage', { as: 'editor', body: { _status: 'draft' } }));
  expect(gone.notices).toEqual([{ tags: ['homepage'], gone: true }]);
});

test('redirects share one tag', async () => {
  const body = { from: '/pt/antigo', to: '/pt/contactos' };
  const { notices } = await heardSince(() => backoffice.call('POST', '/redirects', { as: 'editor', body }));
  expect(notices).toEqual([{ tags: ['redirects'], gone: false }]);
});
