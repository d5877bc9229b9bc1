import { publishedContent } from '@clinic/core/adapters/content/published-content';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { searchIndex } from '@clinic/core/adapters/database/search-index';
import { followPublications } from '@clinic/core/search/follow-publications';
import type { IndexPorts } from '@clinic/core/search/index-ports';
import { reconcileIndex } from '@clinic/core/search/reconcile-index';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paragraphOf, richTextOf } from '../testing/rich-text.ts';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
let pool: pg.Pool;
let ports: IndexPorts;

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  const db = createDatabase(pool);
  ports = { content: publishedContent(db), index: searchIndex(db) };
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});
beforeEach(async () => {
  await followPublications(ports);
  await pool.query('delete from dbos.workflow_status');
});

type Found = { locale: string; title: string; path: string; kind: string; summary: string; body: string; headings: string };
const rowsOf = async (collection: string, id: number | string) =>
  (
    await pool.query<Found>('select * from core.search_documents where collection = $1 and document_id = $2 order by locale desc', [
      collection,
      String(id),
    ])
  ).rows;
const changes = async () => (await pool.query('select collection, document_id from core.search_changes order by 1, 2')).rows;
const queued = async () => (await pool.query("select name from dbos.workflow_status where queue_name = 'search'")).rows;

const rich = (...texts: string[]) => richTextOf(...texts.map(paragraphOf));

let counter = 0;
async function published(collection: string, more: object = {}): Promise<{ id: number }> {
  const body = { titulo: `Página ${++counter}`, _status: 'published', ...backoffice.review, ...more };
  const { json, status } = await backoffice.call('POST', `/${collection}?locale=pt`, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc;
}
const edit = async (collection: string, id: number, body: object, locale = 'pt') => {
  const { json, status } = await backoffice.call('PATCH', `/${collection}/${id}?locale=${locale}`, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBe(200);
};

test('a publication is noted and the worker woken in its own transaction; a draft is not', async () => {
  await backoffice.call('POST', '/problemas?draft=true', { as: 'editor', body: { titulo: 'Rascunho' } });
  expect(await changes()).toEqual([]);
  const { id } = await published('problemas');
  expect(await changes()).toEqual([{ collection: 'problemas', document_id: String(id) }]);
  expect(await queued()).toEqual([{ name: 'followPublications' }]);
});

test('an edit that fails leaves no work behind', async () => {
  const { id } = await published('problemas');
  await followPublications(ports);
  await pool.query('delete from dbos.workflow_status');
  const { status } = await backoffice.call('PATCH', `/problemas/${id}`, { as: 'editor', body: { slug: 'Não É', _status: 'published' } });
  expect(status).toBe(400);
  expect(await changes()).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('the words of every field are found in their language, and nothing that is no word', async () => {
  const { id } = await published('problemas', {
    titulo: 'Tumor do rim',
    excerto: 'O que é e como se trata.',
    o_que_e_titulo: 'O que é',
    o_que_e_texto: rich('Um nódulo cresce no rim.'),
    faqs: [{ pergunta: 'Vou perder o rim?', resposta: rich('Nem sempre.') }],
    cta_texto: 'Marque consulta.',
  });
  await edit('problemas', id, { titulo: 'Kidney tumour', o_que_e_texto: rich('A lump grows.'), _status: 'published' }, 'en');
  expect(await followPublications(ports)).toMatchObject({ written: 2, removed: 0 });
  const [pt, en] = await rowsOf('problemas', id);
  expect(pt).toMatchObject({
    title: 'Tumor do rim',
    kind: 'problem',
    path: '/pt/problemas/tumor-do-rim',
    summary: 'O que é e como se trata.',
  });
  expect(pt?.body).toMatch(/Um nódulo cresce no rim\.[\s\S]*Nem sempre\./);
  expect(pt?.headings).toContain('Vou perder o rim?');
  expect(pt?.body).not.toMatch(/Marque consulta|lump|paragraph|tumor-do-rim/);
  expect(en).toMatchObject({ title: 'Kidney tumour', path: '/en/problems/kidney-tumour' });
  expect(en?.body).toContain('A lump grows.');
  expect(await changes()).toEqual([]);
});

test('what is unpublished cannot be found from the same moment on', async () => {
  const { id } = await published('problemas');
  await followPublications(ports);
  expect(await rowsOf('problemas', id)).toHaveLength(1);
  await edit('problemas', id, { _status: 'draft' });
  expect(await rowsOf('problemas', id)).toEqual([]);
  expect(await followPublications(ports)).toMatchObject({ written: 0 });
  expect(await rowsOf('problemas', id)).toEqual([]);
});

test('a language that a document leaves goes, the other stays', async () => {
  const { id } = await published('problemas');
  await edit('problemas', id, { titulo: `Problem ${id}`, _status: 'published' }, 'en');
  await followPublications(ports);
  expect(await rowsOf('problemas', id)).toHaveLength(2);
  await edit('problemas', id, { titulo: null, slug: null, _status: 'published' }, 'en');
  await followPublications(ports);
  expect(await rowsOf('problemas', id)).toMatchObject([{ locale: 'pt' }]);
});

test('a section that takes a new address takes its treatments along', async () => {
  const section = await published('tratamentos_pp', { titulo: 'Tumor da bexiga' });
  const { id } = await published('tratamentos', { titulo: 'Laser', seccao: section.id });
  await followPublications(ports);
  expect(await rowsOf('tratamentos', id)).toMatchObject([{ path: '/pt/tratamentos/tumor-da-bexiga/laser' }]);
  await edit('tratamentos_pp', section.id, { slug: 'bexiga', _status: 'published' });
  await followPublications(ports);
  expect(await rowsOf('tratamentos', id)).toMatchObject([{ path: '/pt/tratamentos/bexiga/laser' }]);
});

test('a landing page is never found, pages of blocks and single pages are', async () => {
  const landing = await published('landing_pages');
  const blocks = [{ blockType: 'conteudo', titulo: 'Onde estamos', texto: rich('Rua do Exemplo.') }];
  const page = await published('paginas', { titulo: 'Contactos', rota: 'contacts', blocos: blocks });
  const body = { titulo: 'Sobre nós', missao_titulo: 'A nossa missão', missao_texto: rich('Ouvir.'), _status: 'published' };
  const about = await backoffice.call('POST', '/globals/sobre_nos?locale=pt', { as: 'editor', body });
  expect(about.status, JSON.stringify(about.json)).toBe(200);
  await followPublications(ports);
  expect(await rowsOf('landing_pages', landing.id)).toEqual([]);
  const [contacts] = await rowsOf('paginas', page.id);
  expect(contacts).toMatchObject({ path: '/pt/contactos', kind: 'page' });
  expect(contacts?.headings).toContain('Onde estamos');
  expect(contacts?.body).toContain('Rua do Exemplo.');
  expect(await rowsOf('sobre_nos', 'sobre_nos')).toMatchObject([{ path: '/pt/sobre-nos', title: 'Sobre nós' }]);
});

test('synonyms count as soon as they are saved', async () => {
  const body = { lingua: 'pt', palavras: ['pedra no rim', 'litíase'] };
  expect((await backoffice.call('POST', '/sinonimos', { as: 'editor', body })).status).toBe(201);
  expect(await followPublications(ports)).toMatchObject({ synonyms: 2 });
  const { rows } = await pool.query('select phrase, alternatives from core.search_synonyms order by phrase');
  expect(rows).toEqual([
    { phrase: 'litiase', alternatives: ['pedra rim'] },
    { phrase: 'pedra rim', alternatives: ['litiase'] },
  ]);
});

test('comparing everything mends what differs and touches nothing else', async () => {
  const { id } = await published('problemas');
  await followPublications(ports);
  expect(await reconcileIndex(ports)).toEqual({ written: 0, removed: 0, synonyms: 0 });
  await pool.query("update core.search_documents set title = 'Errado' where collection = 'problemas' and document_id = $1", [String(id)]);
  await pool.query("update core.search_documents set document_id = '99999' where collection = 'sobre_nos'");
  expect(await reconcileIndex(ports)).toEqual({ written: 2, removed: 1, synonyms: 0 });
  expect((await rowsOf('problemas', id))[0]?.title).not.toBe('Errado');
});
