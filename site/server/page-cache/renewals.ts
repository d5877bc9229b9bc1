import { setImmediate as afterVisitors, setTimeout as sleep } from 'node:timers/promises';
import { compressBest, type StoredPage } from './stored-page.ts';

/** After a publication, a request at that moment comes first. */
const startAfterMs = 20;
const longestPauseMs = 200;

/** `isBusy`: a request waits for a page that is being rendered. */
type Options = { isBusy(): boolean; onTrouble(error: unknown): void };

/** Background work, one piece at a time: pages to render again, in order, and then the best compression of the rendered ones. */
export function createRenewals(make: (key: string) => Promise<unknown>, { isBusy, onTrouble }: Options) {
  let urgent = new Set<string>();
  let others = new Set<string>();
  /** By key: a page that is rendered again meanwhile replaces the older one. */
  const uncompressed = new Map<string, StoredPage>();
  let running = false;

  const take = (): string | undefined => {
    const [key] = urgent.size > 0 ? urgent : others;
    if (key === undefined) return undefined;
    urgent.delete(key);
    others.delete(key);
    return key;
  };

  async function next(): Promise<boolean> {
    const key = take();
    if (key !== undefined) {
      await make(key);
      return true;
    }
    const [waiting] = uncompressed;
    if (!waiting) return false;
    if (isBusy()) {
      await sleep(longestPauseMs, undefined, { ref: false });
      return true;
    }
    const [name, page] = waiting;
    uncompressed.delete(name);
    await compressBest(page);
    return true;
  }

  async function work() {
    for (let more = true; more; ) {
      await afterVisitors();
      const startedAt = performance.now();
      more = await next().catch((error) => {
        onTrouble(error);
        return true;
      });
      // A pause as long as the work took: pages that nobody requested leave half of the CPU to others.
      if (more && urgent.size === 0) await sleep(Math.min(performance.now() - startedAt, longestPauseMs), undefined, { ref: false });
    }
    running = false;
  }

  function start() {
    if (running) return;
    running = true;
    setTimeout(() => void work(), startAfterMs).unref();
  }

  return {
    /** Replaces everything that is still waiting. */
    all(keys: string[]) {
      urgent = new Set();
      others = new Set(keys);
      start();
    },
    /** Before all others, because they were requested or have changed. */
    first(keys: string[]) {
      urgent = new Set([...keys, ...urgent]);
      start();
    },
    compress(key: string, page: StoredPage) {
      uncompressed.set(key, page);
      start();
    },
  };
}
