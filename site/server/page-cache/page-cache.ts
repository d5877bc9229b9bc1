import { concurrencyLimit } from '@clinic/core/kernel/concurrency-limit';
import { LRUCache } from 'lru-cache';
import { createRenewals } from './renewals.ts';
import { compress, type Page } from './stored-page.ts';

export type CacheStatus = 'hit' | 'miss' | 'stale';
type Options = { maxBytes?: number; now?: () => number; onTrouble(error: unknown): void };

const retryAfterMs = 5_000;
/** Making a page takes the processor and little else: a few at once keep it busy, and whoever came first is served first. */
const madeAtOnce = { running: 4, waiting: 2_000 };

/**
 * Whole pages. A publication makes them all old: old ones serve while the new are made in the background. While a page is being made
 * for the first time, others that want it wait for the same rendering. When making it anew fails, the old one still serves.
 */
export function createPageCache(
  render: (key: string) => Promise<Page>,
  { maxBytes = 128 * 1024 * 1024, now = Date.now, onTrouble }: Options,
) {
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: (page) => page.bodies.identity.byteLength * 2 + 2_048 });
  const pending = new Map<string, Promise<Page>>();
  const limit = concurrencyLimit(madeAtOnce);
  const renewals = createRenewals((key) => makeOnce(key), onTrouble);
  /** What was published since it was made; what was withdrawn since then must not be stored at all. */
  let publications = 0;
  let withdrawals = 0;

  async function make(key: string): Promise<Page> {
    const [startedIn, withdrawnBefore] = [publications, withdrawals];
    const page = await render(key);
    if (page.status >= 500) throw new RenderFailed(page);
    await compress(page, 'quick');
    if (withdrawnBefore !== withdrawals) return page;
    if (page.status !== 200 && page.status !== 404) {
      pages.delete(key);
      return page;
    }
    const isOld = startedIn !== publications;
    if (isOld && pages.has(key)) return page;
    if (isOld) page.fresh = false;
    else if (!page.fresh) page.retryAt = now() + retryAfterMs;
    pages.set(key, page);
    renewals.compress(key, page);
    return page;
  }

  function makeOnce(key: string): Promise<Page> {
    const running = pending.get(key);
    if (running) return running;
    const work = limit(() => make(key)).finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
    pending.set(key, work);
    return work;
  }

  async function get(key: string): Promise<{ page: Page; status: CacheStatus }> {
    const stored = pages.get(key);
    if (!stored) return { page: await makeOnce(key), status: 'miss' };
    if (stored.fresh) return { page: stored, status: 'hit' };
    if (stored.retryAt <= now()) {
      stored.retryAt = now() + retryAfterMs;
      renewals.first([key]);
    }
    return { page: stored, status: 'stale' };
  }

  return {
    get,
    /** The stored page, if it may be given without a further question. */
    peek: (key: string): Page | undefined => {
      const page = pages.get(key);
      return page?.fresh ? page : undefined;
    },
    /** Something was published: every page may show it. Those at `changed` come first, then the pages read last. */
    renew(changed: readonly string[] = []) {
      publications++;
      pending.clear();
      for (const page of pages.values()) Object.assign(page, { fresh: false, retryAt: 0 });
      const known = [...pages.keys()];
      renewals.all(known);
      renewals.first(known.filter((key) => changed.includes(pathOf(key))));
    },
    /** Something was withdrawn: no stored page may be shown any more. */
    clear() {
      publications++;
      withdrawals++;
      pending.clear();
      const known = [...pages.keys()];
      pages.clear();
      renewals.all(known);
    },
  };
}

/** Of the page and of its data alike. */
const pathOf = (key: string) => key.replace(/\?.*$/, '').replace(/\.data$/, '');

export class RenderFailed extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super(`rendering answered ${page.status}`);
    this.page = page;
  }
}
