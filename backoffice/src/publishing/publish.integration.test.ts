import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../testing/pdf.ts';
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
});
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

const titleOf = async (id: number, locale: 'pt' | 'en' = 'pt') =>
  (await backoffice.library()).document('problemas', id, locale)?.['titulo'];

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

test('publishing writes the row that the site reads, and names it', async () => {
  const { result, notices } = await heardSince(() => published());
  expect(notices).toEqual([{ collection: 'problemas', id: `${result.id}`, gone: false }]);
  expect(await titleOf(result.id)).toBe(`Problema ${counter}`);
  expect((await backoffice.library()).addresses.byId('problemas', result.id)?.slugs).toEqual({ pt: result.slug, en: null });
});

test('a title that waited as a draft is published with it', async () => {
  const { id } = await published();
  await backoffice.call('PATCH', `/problemas/${id}?draft=true`, { as: 'editor', body: { titulo: 'Título que esperou' } });
  expect(await titleOf(id)).toBe(`Problema ${counter}`);
  const { notices } = await heardSince(() =>
    backoffice.call('PATCH', `/problemas/${id}`, { as: 'editor', body: { _status: 'published' } }),
  );
  expect(notices).toEqual([{ collection: 'problemas', id: `${id}`, gone: false }]);
  expect(await titleOf(id)).toBe('Título que esperou');
});

test('unpublishing says gone and takes the row away in the same transaction', async () => {
  const { id } = await published();
  const { notices } = await heardSince(() => backoffice.call('PATCH', `/problemas/${id}`, { as: 'editor', body: { _status: 'draft' } }));
  expect(notices).toEqual([{ collection: 'problemas', id: `${id}`, gone: true }]);
  expect(await titleOf(id)).toBeUndefined();
});

test('a document that leaves one language is gone there, and stays in the other', async () => {
  const { id } = await published();
  await backoffice.call('PATCH', `/problemas/${id}?locale=en`, { as: 'editor', body: { titulo: `Problem ${id}`, _status: 'published' } });
  const body = { titulo: null, slug: null, _status: 'published' };
  const { result, notices } = await heardSince(() => backoffice.call('PATCH', `/problemas/${id}?locale=en`, { as: 'editor', body }));
  expect(result.status, JSON.stringify(result.json)).toBe(200);
  expect(notices).toEqual([{ collection: 'problemas', id: `${id}`, gone: true }]);
});

test('deleting a published document says gone; deleting a draft says nothing', async () => {
  const { id } = await published();
  const gone = await heardSince(() => backoffice.call('DELETE', `/problemas/${id}`, { as: 'editor' }));
  expect(gone.notices).toEqual([{ collection: 'problemas', id: `${id}`, gone: true }]);

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
  expect(await titleOf(id)).toBe(`Problema ${counter}`);
});

test('moving a treatment to another section changes its address, and the old one leads on', async () => {
  const [first, second] = [await published('tratamentos_pp'), await published('tratamentos_pp')];
  const { id } = await published('tratamentos', { seccao: first.id });
  const { notices } = await heardSince(() =>
    backoffice.call('PATCH', `/tratamentos/${id}`, { as: 'editor', body: { seccao: second.id, _status: 'published' } }),
  );
  const library = await backoffice.library();
  const [row] = library.redirects;
  expect(notices).toEqual([
    { collection: 'tratamentos', id: `${id}`, gone: false },
    { collection: 'redirects', id: `${row?.id}`, gone: false },
  ]);
  expect(library.addresses.byId('tratamentos', id)?.parent).toBe(second.id);
});

test.each([
  ['testemunhos', { nome: 'António, 67 anos' }],
  ['categorias_de_blog', {}],
  ['artigos', {}],
  ['videos', {}],
])('%s are told like pages, though they have none', async (collection, more) => {
  const { result, notices } = await heardSince(() => published(collection, more));
  expect(notices).toEqual([{ collection, id: `${result.id}`, gone: false }]);
  const gone = await heardSince(() => backoffice.call('DELETE', `/${collection}/${result.id}`, { as: 'editor' }));
  expect(gone.notices).toEqual([{ collection, id: `${result.id}`, gone: true }]);
});

test('files and synonyms are told on every save', async () => {
  const file = await heardSince(() => backoffice.call('POST', '/ficheiros', { as: 'editor', file: samplePdf('folheto'), body: {} }));
  expect(file.notices).toEqual([{ collection: 'ficheiros', id: `${file.result.json.doc.id}`, gone: false }]);
  const body = { lingua: 'pt', palavras: ['rim', 'renal'] };
  const words = await heardSince(() => backoffice.call('POST', '/sinonimos', { as: 'editor', body }));
  expect(words.notices).toEqual([{ collection: 'sinonimos', id: `${words.result.json.doc.id}`, gone: false }]);
});

test('a publication that is refused tells nobody and publishes nothing', async () => {
  const { result, notices } = await heardSince(() =>
    backoffice.call('POST', '/problemas', { as: 'editor', body: { titulo: 'Sem revisão', _status: 'published' } }),
  );
  expect(result.status).toBe(400);
  expect(notices).toEqual([]);
});

test('globals are told by name when they are published: settings by every save that is no draft', async () => {
  const menu = await heardSince(() => backoffice.call('POST', '/globals/menu', { as: 'editor', body: { problemas: [{ title: 'Um' }] } }));
  expect(menu.notices).toEqual([{ collection: 'menu', id: 'menu', gone: false }]);

  const draft = await heardSince(() =>
    backoffice.call('POST', '/globals/sobre_nos?draft=true', { as: 'editor', body: { titulo: 'A clínica' } }),
  );
  expect(draft.result.status).toBe(200);
  expect(draft.notices).toEqual([]);

  const page = await heardSince(() =>
    backoffice.call('POST', '/globals/sobre_nos', { as: 'editor', body: { titulo: 'A clínica', _status: 'published' } }),
  );
  expect(page.notices).toEqual([{ collection: 'sobre_nos', id: 'sobre_nos', gone: false }]);

  const later = await heardSince(() =>
    backoffice.call('POST', '/globals/sobre_nos?draft=true', { as: 'editor', body: { titulo: 'Outra clínica' } }),
  );
  expect(later.notices).toEqual([]);

  const gone = await heardSince(() => backoffice.call('POST', '/globals/sobre_nos', { as: 'editor', body: { _status: 'draft' } }));
  expect(gone.notices).toEqual([{ collection: 'sobre_nos', id: 'sobre_nos', gone: true }]);
});

test('a redirect is known at once, without the note of whoever wrote it', async () => {
  const body = { from: '/pt/antigo', to: '/pt/contactos', note: 'Só para nós' };
  const { result, notices } = await heardSince(() => backoffice.call('POST', '/redirects', { as: 'editor', body }));
  const { id } = result.json.doc;
  expect(notices).toEqual([{ collection: 'redirects', id: `${id}`, gone: false }]);
  const library = await backoffice.library();
  expect(library.redirects).toContainEqual({ id, from: '/pt/antigo', to: '/pt/contactos' });
  expect(JSON.stringify([...library.rows()])).not.toContain('Só para nós');
});
