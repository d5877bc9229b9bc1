import { setTimeout as sleep } from 'node:timers/promises';
import { createLibrary, type Library } from '../../content/library/library.ts';
import type { Database } from '../database/database.ts';
import type { ContentChange } from './content-change.ts';
import { keepLibraryFile, readLibraryFile } from './library-file.ts';
import { listenForContent } from './listen.ts';
import { readAllRows, readRows } from './published-rows.ts';

export type LibraryTrouble = { kind: 'not loaded' | 'nothing published' | 'file not written' | 'file not read'; error: unknown };

/** `gone`: something that visitors saw may no longer be shown; so it is, too, when everything was loaded anew. */
export type LibraryUpdate = { changes: ContentChange[]; gone: boolean };

type Options = {
  databaseUrl: string;
  db: Database;
  /** Where the last library is kept, for a start without a database. */
  file?: string | undefined;
  onTrouble(trouble: LibraryTrouble): void;
};

/** How long a start waits for the database before it makes do with the file. */
const firstLoadMs = 5_000;
const retryMs = 500;

/** The library as it is published at this moment: loaded once, then changed by each notice of the back office. */
export async function openLibrary({ databaseUrl, db, file, onTrouble }: Options) {
  let current = createLibrary([]);
  let pending: ContentChange[] = [];
  let everything = false;
  let loading = Promise.resolve();
  let isLoading = false;
  let closed = false;
  let isLoaded = false;
  const listeners: ((update: LibraryUpdate) => void)[] = [];
  const copy = file ? keepLibraryFile(file, (error) => onTrouble({ kind: 'file not written', error })) : undefined;

  function replace(library: Library, update: LibraryUpdate) {
    current = library;
    isLoaded = true;
    copy?.changed(() => current, update.gone);
    for (const listener of listeners) listener(update);
  }

  async function loadAll() {
    const library = createLibrary(await readAllRows(db));
    // A database that holds nothing is the wrong one, or not filled yet: what was last published is the better answer.
    if (library.isEmpty) return onTrouble({ kind: 'nothing published', error: new Error('core.published_documents is empty') });
    if (isLoaded && hasSameRows(current, library)) return;
    replace(library, { changes: [], gone: true });
  }

  async function loadSome(changes: ContentChange[]) {
    const found = await readRows(db, changes);
    const bodies = new Map(found.map(({ collection, id, body }) => [`${collection}:${id}`, body]));
    const rows = changes.map(({ collection, id }) => ({ collection, id, body: bodies.get(`${collection}:${id}`) ?? null }));
    replace(current.with(rows), { changes, gone: changes.some(({ gone }) => gone) });
  }

  /** One load after the other; notices that come meanwhile are loaded together by the next. */
  async function load() {
    isLoading = true;
    while (!closed && (everything || pending.length > 0)) {
      const [all, changes] = [everything, pending];
      everything = false;
      pending = [];
      try {
        await (all ? loadAll() : loadSome(changes));
      } catch (error) {
        // Whatever was to be loaded is contained in everything.
        everything = true;
        onTrouble({ kind: 'not loaded', error });
        await sleep(retryMs, undefined, { ref: false });
      }
    }
    isLoading = false;
  }

  const listener = listenForContent(databaseUrl, (change) => {
    if (change) pending.push(change);
    else everything = true;
    if (!isLoading) loading = load();
  });

  const deadline = performance.now() + firstLoadMs;
  while (!isLoaded && performance.now() < deadline) await sleep(20);
  if (!isLoaded && file) {
    const rows = await readLibraryFile(file).catch((error) => {
      onTrouble({ kind: 'file not read', error });
      return [];
    });
    if (!isLoaded && rows.length > 0) current = createLibrary(rows);
  }

  return {
    current: () => current,
    onUpdate: (listener: (update: LibraryUpdate) => void) => void listeners.push(listener),
    /** Whether the next publication will be noticed. */
    isListening: () => listener.isConnected(),
    async close() {
      closed = true;
      await listener.close();
      await loading;
      await copy?.close();
    },
  };
}

/** After a lost connection everything is loaded anew, and most often nothing has changed. */
function hasSameRows(a: Library, b: Library): boolean {
  if (a.size !== b.size) return false;
  const bodies = new Map([...a.rows()].map(({ collection, id, body }) => [`${collection}:${id}`, JSON.stringify(body)]));
  return [...b.rows()].every(({ collection, id, body }) => bodies.get(`${collection}:${id}`) === JSON.stringify(body));
}

export type LiveLibrary = Awaited<ReturnType<typeof openLibrary>>;
