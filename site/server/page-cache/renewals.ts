import { setImmediate as afterVisitors, setTimeout as sleep } from 'node:timers/promises';
import { compress, type Page } from './stored-page.ts';

/** After a publication, a visitor who asks right then comes first. */
const startAfterMs = 20;
const longestPauseMs = 200;

/**
 * Work that no visitor waits for, one piece at a time: pages to make anew, in their order, and then the best compression of those that
 * are made.
 */
export function createRenewals(make: (key: string) => Promise<unknown>, onTrouble: (error: unknown) => void) {
  let urgent = new Set<string>();
  let others = new Set<string>();
  /** By its key: a page that is made anew meanwhile takes the place of the older one. */
  const uncompressed = new Map<string, Page>();
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
    const [name, page] = waiting;
    uncompressed.delete(name);
    await compress(page, 'best');
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
      // As long a pause as the work took: pages that nobody asked for leave half of the processor to others.
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
    /** In place of whatever still waits. */
    all(keys: string[]) {
      urgent = new Set();
      others = new Set(keys);
      start();
    },
    /** Before all others, because somebody is looking at them. */
    first(keys: string[]) {
      urgent = new Set([...keys, ...urgent]);
      start();
    },
    compress(key: string, page: Page) {
      uncompressed.set(key, page);
      start();
    },
  };
}
