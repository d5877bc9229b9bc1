import { setImmediate as afterVisitors } from 'node:timers/promises';
import { compress, type Page } from './stored-page.ts';

/** After a publication, a visitor who asks right then comes first. */
const startAfterMs = 20;

/**
 * Work that no visitor waits for, one piece at a time: pages to make anew, in their order, and then the best compression of those that
 * are made.
 */
export function createRenewals(make: (key: string) => Promise<unknown>, onTrouble: (error: unknown) => void) {
  let urgent = new Set<string>();
  let others = new Set<string>();
  const uncompressed = new Set<Page>();
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
    const [page] = uncompressed;
    if (!page) return false;
    uncompressed.delete(page);
    await compress(page, 'best');
    return true;
  }

  async function work() {
    for (let more = true; more; ) {
      await afterVisitors();
      more = await next().catch((error) => {
        onTrouble(error);
        return true;
      });
    }
  }

  function start() {
    if (running) return;
    running = true;
    setTimeout(() => {
      void work().finally(() => {
        running = false;
      });
    }, startAfterMs).unref();
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
    compress(page: Page) {
      uncompressed.add(page);
      start();
    },
  };
}
