import { type ContentNews, forgottenTags } from './content-news.ts';

/** A question to the CMS. `tags` name what the answer depends on, so that a publication can drop just that. */
export type ContentQuery = { path: string; tags: string[] };

export type ContentPorts = {
  fetch(path: string): Promise<unknown>;
  /** Answers kept outside the process, for a start while the CMS is down. */
  copies: {
    load(path: string): Promise<{ body: unknown } | undefined>;
    save(path: string, tags: string[], body: unknown): Promise<void>;
    forget(tags: string[]): Promise<void>;
  };
  now(): number;
  onTrouble(problem: { kind: 'content-unavailable' | 'copy-not-saved'; path: string; error: unknown }): void;
};

export class ContentUnavailable extends Error {
  constructor(path: string, cause: unknown) {
    super(`no answer and no copy of ${path}`, { cause });
  }
}

export type ContentAnswer = { body: unknown; stale: boolean };
type Entry = { body: unknown; tags: string[]; fresh: boolean; retryAt: number };

const retryAfterMs = 5_000;
const maxEntries = 5_000;

/**
 * Answers from memory until a publication says otherwise, then asks again; when the CMS fails, gives the last good
 * answer (memory, else the stored copy) marked as stale.
 */
export function createContentReader(ports: ContentPorts) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<ContentAnswer>>();
  let epoch = 0;

  async function ask({ path, tags }: ContentQuery): Promise<ContentAnswer> {
    const startedIn = epoch;
    try {
      const body = await ports.fetch(path);
      // Something was published while the CMS answered: good for this reader, not for the next, and perhaps unpublished by now.
      if (startedIn !== epoch) return { body, stale: false };
      remember(path, { body, tags, fresh: true, retryAt: 0 });
      ports.copies.save(path, tags, body).catch((error) => ports.onTrouble({ kind: 'copy-not-saved', path, error }));
      return { body, stale: false };
    } catch (error) {
      ports.onTrouble({ kind: 'content-unavailable', path, error });
      const known = entries.get(path) ?? (await ports.copies.load(path).catch(() => undefined));
      if (!known) throw new ContentUnavailable(path, error);
      remember(path, { body: known.body, tags, fresh: false, retryAt: ports.now() + retryAfterMs });
      return { body: known.body, stale: true };
    }
  }

  function remember(path: string, entry: Entry) {
    const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    entries.set(path, entry);
  }

  return {
    async read(query: ContentQuery): Promise<ContentAnswer> {
      const entry = entries.get(query.path);
      if (entry?.fresh) return { body: entry.body, stale: false };
      if (entry && entry.retryAt > ports.now()) return { body: entry.body, stale: true };
      const running = pending.get(query.path);
      if (running) return running;
      const work = ask(query).finally(() => {
        if (pending.get(query.path) === work) pending.delete(query.path);
      });
      pending.set(query.path, work);
      return work;
    },

    /** Without news: everything, because some may have been missed. */
    invalidate(news?: ContentNews) {
      epoch++;
      pending.clear();
      const forgotten = news ? forgottenTags(news) : [];
      for (const [path, entry] of entries) {
        if (news && !entry.tags.some((tag) => news.tags.includes(tag))) continue;
        if (entry.tags.some((tag) => forgotten.includes(tag))) entries.delete(path);
        else Object.assign(entry, { fresh: false, retryAt: 0 });
      }
      // A copy saved just before this news came would bring the document back.
      if (forgotten.length > 0)
        ports.copies.forget(forgotten).catch((error) => ports.onTrouble({ kind: 'copy-not-saved', path: forgotten.join(' '), error }));
    },
  };
}

export type ContentReader = ReturnType<typeof createContentReader>;
/** What the content calls need: the plain answer. A page's reader also notes the tags it depends on. */
export type ReadContent = (query: ContentQuery) => Promise<unknown>;
