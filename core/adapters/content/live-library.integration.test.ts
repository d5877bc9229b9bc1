import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, createPool } from '../database/database.ts';
import { createMigratedDatabase, type MigratedDatabase } from '../database/throwaway-migrated.ts';
import { readLibraryFile } from './library-file.ts';
import { type LibraryTrouble, type LibraryUpdate, type LiveLibrary, openLibrary } from './live-library.ts';

let database: MigratedDatabase;
let admin: pg.Pool;
let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  database = await createMigratedDatabase();
  admin = createPool(database.url, () => {});
  folder = await mkdtemp(path.join(tmpdir(), 'library-'));
  closing.push(
    () => admin.end(),
    () => rm(folder, { recursive: true }),
  );
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const publish = async (id: number, titulo: string, gone = false) => {
  await admin.query(
    `insert into core.published_documents (collection, id, body, model) values ('videos', $1, $2, 'test')
     on conflict (collection, id) do update set body = excluded.body`,
    [String(id), JSON.stringify({ id, titulo: { pt: titulo, en: null } })],
  );
  await admin.query("select pg_notify('content', $1)", [JSON.stringify({ collection: 'videos', id: String(id), gone })]);
};
const titlesIn = (library: LiveLibrary) =>
  library
    .current()
    .all('videos', 'pt')
    .map(({ titulo }) => titulo);

async function open(databaseUrl = database.roles.site) {
  const pool = createPool(databaseUrl, () => {}, 2);
  const updates: LibraryUpdate[] = [];
  const trouble: LibraryTrouble[] = [];
  const file = path.join(folder, 'library.ndjson.gz');
  const library = await openLibrary({ databaseUrl, db: createDatabase(pool), file, onTrouble: (one) => trouble.push(one) });
  library.onUpdate((update) => updates.push(update));
  closing.push(
    () => pool.end(),
    () => library.close(),
  );
  return { library, updates, trouble, file };
}

test('what is published is there at the start, and each publication soon after', async () => {
  await publish(1, 'Um');
  const { library, updates } = await open();
  expect(titlesIn(library)).toEqual(['Um']);
  await publish(2, 'Dois');
  await vi.waitFor(() => expect(titlesIn(library)).toEqual(['Dois', 'Um']));
  expect(updates).toEqual([{ changes: [{ collection: 'videos', id: '2', gone: false }], gone: false }]);
});

test('what was withdrawn is told as gone', async () => {
  await publish(1, 'Um');
  const { library, updates } = await open();
  await admin.query('delete from core.published_documents');
  await admin.query("select pg_notify('content', $1)", [JSON.stringify({ collection: 'videos', id: '1', gone: true })]);
  await vi.waitFor(() => expect(titlesIn(library)).toEqual([]));
  expect(updates.at(-1)?.gone).toBe(true);
});

test('a notice that says nothing, and a connection that was lost, load everything anew', async () => {
  const { library } = await open();
  await admin.query("insert into core.published_documents (collection, id, body, model) values ('videos', '1', '{\"id\": 1}', 'test')");
  await admin.query("select pg_notify('content', '')");
  await vi.waitFor(() => expect(library.current().size).toBe(1));
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen content' and datname = current_database()",
  );
  await admin.query("insert into core.published_documents (collection, id, body, model) values ('videos', '2', '{\"id\": 2}', 'test')");
  await vi.waitFor(() => expect(library.current().size).toBe(2), { timeout: 5_000 });
});

test('many publications at once are all there in the end', async () => {
  const { library } = await open();
  await Promise.all(Array.from({ length: 60 }, (_, index) => publish(index + 1, `Filme ${index + 1}`)));
  await vi.waitFor(() => expect(library.current().size).toBe(60), { timeout: 5_000 });
});

test('a start without a database has the last library, and the newest as soon as the database is back', async () => {
  await publish(1, 'Um');
  const { file } = await open();
  await vi.waitFor(async () => expect((await stat(file)).size).toBeGreaterThan(0));
  expect(await readLibraryFile(file)).toMatchObject([{ collection: 'videos', id: '1' }]);
  const away = new URL(database.roles.site);
  away.port = '9';
  const { library, trouble } = await open(away.href);
  expect(titlesIn(library)).toEqual(['Um']);
  expect(library.isListening()).toBe(false);
  expect(trouble.map(({ kind }) => kind)).not.toContain('file not read');
});

test('without a database and without a file the library is empty, and the trouble is told', async () => {
  const away = new URL(database.roles.site);
  away.port = '9';
  const { library, trouble } = await open(away.href);
  expect(library.current().isEmpty).toBe(true);
  expect(trouble.map(({ kind }) => kind)).toContain('file not read');
});
