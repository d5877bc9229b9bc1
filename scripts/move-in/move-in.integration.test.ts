import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackOffice } from '../../content/load/back-office.ts';
import { differences } from '../../content/load/field-differences.ts';
import { type Ids, withIds } from '../../content/load/ids.ts';
import { savedRow } from '../../content/load/stored-rows.ts';
import { moveIn } from '../../content/move-in/move-in.ts';
import { type MoveInReport, writeReport } from '../../content/move-in/report.ts';
import { signInAsEditor } from '../../content/move-in/sign-in-as-editor.ts';
import { connectOldService } from '../../content/move-in/source/old-service.ts';
import { newestRows, placeOf } from '../../content/move-in/writing/here.ts';
import { fileMemory } from '../../content/move-in/writing/memory.ts';
import { readClinic } from '../../content/read-clinic.ts';
import type { ClinicDocument } from '../../content/read-documents.ts';
import type { OldEntry } from '../../sandbox/old-content/old-content-stand-in.ts';
import { startOldContent } from '../../sandbox/old-content/start-old-content.ts';
import { expectedFields } from './expected-fields.ts';
import { fillOldContent, isThere } from './fill-old-content.ts';
import { serveTestBackOffice } from './served-back-office.ts';

/** By night all of the demo, by day something of every kind. */
const isWhole = process.env['MOVE_IN_DOCUMENTS'] === 'all';
const byDay = new Set([
  'equipa/antonio-meireles',
  'equipa/sofia-bettencourt',
  'artigos/a-bexiga-em-desenhos',
  'artigos/a-sua-primeira-consulta',
  'problemas/tumor-do-rim',
  'tratamentos_pp/tumor-do-rim',
  'tratamentos/tumor-do-rim/crioterapia',
  'tratamentos/tumor-do-rim/cirurgia-robotica',
  'analises_exames/tomografia-computorizada-tac',
  'globais/homepage',
  'globais/outras_doencas',
  'globais/sobre_nos',
  'globais/politica_de_privacidade',
]);
const firstOf = new Set(['categorias_de_blog', 'artigos_blog', 'testemunhos', 'videos', 'landing_pages']);
// Only what hangs may run into these.
const timeout = isWhole ? 45 * 60_000 : 10 * 60_000;

const clinic = readClinic();
const isMoved = (document: ClinicDocument): boolean => {
  const isFirst = clinic.documents.find(({ kind }) => kind === document.kind) === document;
  return isThere(document) && (isWhole || byDay.has(document.folder) || (firstOf.has(document.kind) && isFirst));
};
const documents = clinic.documents.filter(isMoved);
const { keys, ...filling } = fillOldContent(clinic, isMoved);
const token = 'only-for-tests-of-the-move-in';
const folder = mkdtempSync(path.join(tmpdir(), 'move-in-'));
const memoryFile = path.join(folder, 'brought.json');

let old: Awaited<ReturnType<typeof startOldContent>>;
let served: Awaited<ReturnType<typeof serveTestBackOffice>>;
let backOffice: BackOffice;
let redirects: string | null = null;
/** Published there, and refused by a rule of publishing here. */
const refused = new Set<string>();

beforeAll(async () => {
  [old, served] = await Promise.all([startOldContent({ token, filling }), serveTestBackOffice()]);
  backOffice = await signInAsEditor(served.url, served.editor, undefined);
});
afterAll(async () => {
  await served.stop();
  await old.stop();
  rmSync(folder, { recursive: true });
});

const run = (isDryRun = false): Promise<MoveInReport> => {
  const service = connectOldService({ from: old.address, token, pageSize: 7, waitsMs: [] });
  return moveIn({ service, backOffice, memory: fileMemory(memoryFile, service.address), isDryRun, oldSite: null, redirects });
};
const counted = ({ tally }: MoveInReport, outcome: 'created' | 'updated' | 'unchanged' | 'leftAlone' | 'failed'): number =>
  [...tally.values()].reduce((sum, counts) => sum + counts[outcome], 0);
const idsHere = (): Ids => {
  const memory = fileMemory(memoryFile, old.address);
  return new Map([...keys.values()].flatMap((key) => [[key, memory.recall(key)?.id ?? 0]]));
};
const placeHere = ({ kind, folder: name }: ClinicDocument) => placeOf(backOffice, kind, name, idsHere().get(keys.get(name) ?? '') ?? null);
const document = (name: string): ClinicDocument => {
  const found = documents.find((one) => one.folder === name);
  if (!found) throw new Error(`${name} is not moved`);
  return found;
};
const entryThere = (name: string): OldEntry => {
  const [kind = '', id] = (keys.get(name) ?? '').split('/');
  const found = filling.collections[kind]?.find((entry) => `${entry.id}` === id);
  if (!found) throw new Error(`${name} is not there`);
  return found;
};
const told = ({ notes }: MoveInReport, kind: string) => notes.filter((note) => note.kind === kind);

test('a dry run says what would come and writes nothing', { timeout }, async () => {
  const report = await run(true);
  expect(report.failure).toBeNull();
  expect(counted(report, 'created')).toBeGreaterThan(documents.length);
  expect(counted(report, 'failed')).toBe(0);
  expect(await newestRows(backOffice, 'problemas')).toEqual([]);
  expect(() => readFileSync(memoryFile)).toThrow('ENOENT');
  expect(writeReport(report, old.address)).toContain('# Mudança de conteúdos: ensaio');
});

test('a service that fails in the middle is continued where it stopped', { timeout }, async () => {
  entryThere(documents.find(({ kind }) => kind === 'testemunhos')?.folder ?? '')['status'] = 'draft';
  const callsToRead = old.calls.filter((call) => !call.startsWith('/assets/')).length;
  old.fail({ kind: 'cut', after: callsToRead + 5, times: 99 });
  const stopped = await run();
  old.repair();
  expect(stopped.failure).toContain('/assets/');
  expect(writeReport(stopped, old.address)).toContain('parou a meio');
  const brought = counted(stopped, 'created');
  expect(brought).toBeGreaterThan(0);

  old.calls.length = 0;
  const started = performance.now();
  const finished = await run();
  const seconds = (performance.now() - started) / 1000;
  expect(finished.failure).toBeNull();
  expect(told(finished, 'failed')).toEqual([]);
  for (const { about } of told(finished, 'publishRefused')) refused.add(about);
  expect(refused.size).toBeLessThan(documents.length / 10);
  const files = old.calls.filter((call) => call.startsWith('/assets/')).length;
  expect(files).toBe(new Set(old.calls.filter((call) => call.startsWith('/assets/'))).size);
  expect(counted(finished, 'created') + brought).toBeGreaterThan(documents.length);
  const { media, ficheiros } = Object.fromEntries(finished.tally);
  const sum = (counts: Record<string, number> | undefined) => (counts?.['created'] ?? 0) + (counts?.['unchanged'] ?? 0);
  console.log(
    `moved in: ${documents.length} documents and ${sum(media) + sum(ficheiros)} files in ${seconds.toFixed(0)} s, ${files} of them after the service failed`,
  );
});

test('every field is here, in both languages', { timeout }, async () => {
  const ids = idsHere();
  for (const one of documents) {
    const wanted = withIds(expectedFields(one, clinic.documents, keys), ids);
    expect(differences(wanted, await placeHere(one).read()), one.folder).toEqual([]);
  }
  const pictures = await backOffice('GET', '/api/media?locale=all&depth=0&limit=0&pagination=false');
  const stored = new Map((Object(pictures).docs as { id: number; alt: object }[]).map((row) => [row.id, row]));
  const shown = clinic.pictures.filter(({ path: file }) => ids.get(keys.get(file) ?? ''));
  expect(shown.length).toBeGreaterThan(10);
  for (const { path: file, fields } of shown) expect(stored.get(ids.get(keys.get(file) ?? '') ?? 0)?.alt, file).toEqual(fields['alt']);
});

test('medical pages and articles are drafts that wait for a doctor; others are as they were there', { timeout }, async () => {
  for (const one of documents) {
    const isMedical = /^(problemas|tratamentos|tratamentos_pp|analises_exames|artigos_blog|globais\/outras_doencas)(\/|$)/.test(one.folder);
    const isDraft =
      isMedical || entryStatus(one) === 'draft' || refused.has(`${one.folder.replace('globais/', '').split('/')[0]}: ${one.title.pt}`);
    expect((await placeHere(one).read())['_status'], one.folder).toBe(isDraft ? 'draft' : 'published');
  }
  const id = idsHere().get(keys.get('problemas/tumor-do-rim') ?? '');
  expect(await backOffice('GET', `/api/revisao/problemas/${id}`)).toMatchObject({ state: 'unsigned', asked: { by: 'editor' } });
  const article = documents.find(({ kind }) => kind === 'artigos_blog');
  const articleId = idsHere().get(keys.get(article?.folder ?? '') ?? '');
  expect(await backOffice('GET', `/api/revisao/artigos_blog/${articleId}`)).toMatchObject({ state: 'unsigned', asked: { by: 'editor' } });
});
const entryStatus = ({ kind, folder: name }: ClinicDocument) =>
  kind === 'globais' || kind === 'landing_pages' ? 'published' : entryThere(name)['status'];

test('a second run changes nothing', { timeout }, async () => {
  const [memory, before] = [readFileSync(memoryFile, 'utf8'), await placeHere(document('problemas/tumor-do-rim')).read()];
  old.calls.length = 0;
  const report = await run();
  expect([counted(report, 'created'), counted(report, 'updated'), counted(report, 'failed')]).toEqual([0, 0, 0]);
  expect(old.calls.filter((call) => call.startsWith('/assets/'))).toEqual([]);
  expect(readFileSync(memoryFile, 'utf8')).toBe(memory);
  expect((await placeHere(document('problemas/tumor-do-rim')).read())['updatedAt']).toBe(before['updatedAt']);
});

test('what changed there and not here comes; what an editor changed here stays, and is told', { timeout }, async () => {
  const person = document('equipa/sofia-bettencourt');
  await placeHere(person).write('locale=pt&depth=0', { cargo: 'Escrito aqui', _status: 'published' });
  Object.assign(entryThere(person.folder), { cargo: 'Escrito lá', excerto: 'Novo lá.', excerto_en: 'New there.' });
  const problem = document('problemas/tumor-do-rim');
  Object.assign(entryThere(problem.folder), { o_que_e_texto: '<p>Outro <strong>texto</strong>.</p><table><tr><td>a</td></tr></table>' });

  const report = await run();
  const here = await placeHere(person).read();
  expect(here).toMatchObject({ cargo: { pt: 'Escrito aqui' }, excerto: { pt: 'Novo lá.', en: 'New there.' } });
  expect(told(report, 'changedBoth')).toEqual([{ kind: 'changedBoth', about: expect.stringContaining('Sofia'), detail: 'cargo pt' }]);
  const text = Object((await placeHere(problem).read())['o_que_e_texto']).pt;
  expect(JSON.stringify(text)).toContain('Outro ');
  expect(told(report, 'table')).toHaveLength(1);
  expect(counted(report, 'updated')).toBe(2);
  expect(writeReport(report, old.address)).toMatch(/## Alterado lá e aqui \(1\)[\s\S]*Sofia[\s\S]*cargo pt/);
  expect(counted(await run(), 'updated')).toBe(0);
});

test('a document of the clinic’s own is not touched', { timeout }, async () => {
  const own = { titulo: 'Outra', slug: 'ja-ca-estava', _status: 'published' };
  const { id } = savedRow(await backOffice('POST', '/api/categorias_de_blog?locale=pt&depth=0', own));
  filling.collections['categorias_de_blog']?.push({ id: 7777, status: 'published', titulo: 'De lá', slug: 'ja-ca-estava' });
  const report = await run();
  expect(told(report, 'alreadyHere')).toHaveLength(1);
  expect(await placeOf(backOffice, 'categorias_de_blog', '', id).read()).toMatchObject({ titulo: { pt: 'Outra' } });
});

test('what may not be published stays a draft, with the reason', { timeout }, async () => {
  const long = 'x'.repeat(700);
  filling.collections['testemunhos']?.push({ id: 8888, status: 'published', nome: 'Pessoa', testemunho: long });
  const report = await run();
  expect(told(report, 'publishRefused')).toEqual([
    { kind: 'publishRefused', about: 'testemunhos: Pessoa', detail: expect.stringContaining('600') },
  ]);
  expect(counted(await run(), 'updated')).toBe(0);
});

test('old addresses become redirects; a line that cannot is told', { timeout }, async () => {
  redirects =
    'de,para\n/antigo/holep,/pt/equipa\nhttps://www.exemplo.pt/antigo/laser/?a=1,/pt/contactos\n/mal,nenhures\n/pt/equipa,/pt/contactos\n';
  const report = await run();
  const docs = await newestRows(backOffice, 'redirects');
  expect(docs.map((row) => [row['from'], row['to']]).toSorted()).toEqual([
    ['/antigo/holep', '/pt/equipa'],
    ['/antigo/laser', '/pt/contactos'],
  ]);
  expect(told(report, 'redirect').map(({ about }) => about)).toEqual(['CSV', 'linha 5: /pt/equipa → /pt/contactos']);
  await backOffice('PATCH', `/api/redirects/${docs.find((row) => row['from'] === '/antigo/holep')?.id}`, { to: '/pt/contactos' });
  expect(told(await run(), 'redirect').map(({ about }) => about)).toContain('linha 2: /antigo/holep → /pt/equipa');
});

test('the token is in no address, and a wrong one brings nothing', { timeout }, async () => {
  expect(old.calls.length).toBeGreaterThan(10);
  expect(old.calls.filter((call) => call.includes(token))).toEqual([]);
  const service = connectOldService({ from: old.address, token: 'wrong', waitsMs: [] });
  const memory = fileMemory(path.join(folder, 'none.json'), service.address);
  const report = await moveIn({ service, backOffice, memory, isDryRun: false, oldSite: null, redirects: null });
  expect(report.failure).toMatch(/GET \/items\/equipa .*401/);
  expect(() => connectOldService({ from: 'http://old.example', token })).toThrow('https');
});
