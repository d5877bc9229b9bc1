import { setImmediate as afterAnswers } from 'node:timers/promises';
import { concurrencyLimit } from '@clinic/core/kernel/concurrency-limit';
import { LRUCache } from 'lru-cache';
import { createRenewals } from './renewals.ts';
import type { StoredPage } from './stored-page.ts';

export type CacheStatus = 'hit' | 'miss' | 'stale';
type Options = { maxBytes?: number; now?: () => number; onTrouble(error: unknown): void };

const retryAfterMs = 5_000;
/** Rendering needs little but CPU: two at once keep it busy, and requests are served in order. */
const madeAtOnce = { running: 2, waiting: 2_000 };

/**
 * Caches whole pages. After a publication all are stale: they are served while new ones are rendered in the background. While a page is
 * rendered for the first time, other requests for it wait for the same rendering. If rendering fails, the old page is still served.
 */
export function createPageCache(
  render: (key: string) => Promise<StoredPage>,
  { maxBytes = 128 * 1024 * 1024, now = Date.now, onTrouble }: Options,
) {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.bodies.identity.byteLength * 2 + 2_048,
  });
  const pending = new Map<string, Promise<StoredPage>>();
  const limit = concurrencyLimit(madeAtOnce);
  const renewals = createRenewals((key) => makeOnce(key), { isBusy: () => pending.size > 0, onTrouble });
  /** Counted to notice a publication during rendering; after a withdrawal during rendering the page must not be stored at all. */
  let publications = 0;
  let withdrawals = 0;

  async function make(key: string): Promise<StoredPage> {
    const [startedIn, withdrawnBefore] = [publications, withdrawals];
    const page = await render(key);
    // Rendering does not wait for I/O: without a pause, the first of many responses would be sent with the last.
    await afterAnswers();
    if (page.status >= 500) throw new RenderFailed(page);
    if (withdrawnBefore !== withdrawals) return page;
    if (page.status !== 200 && page.status !== 404) {
      pages.delete(key);
      return page;
    }
    const isOld = startedIn !== publications;
    if (isOld && pages.has(key)) return page;
    if (isOld) page.fresh = false;
    else if (!page.fresh) page.retryAt = now() + retryAfterMs;
    const last = pages.peek(key);
    // Most pages do not show a publication: their bytes are the same, and already compressed.
    if (last?.etag === page.etag) page.bodies = last.bodies;
    pages.set(key, page);
    if (last?.bodies !== page.bodies) renewals.compress(key, page);
    return page;
  }

  function makeOnce(key: string): Promise<StoredPage> {
    const running = pending.get(key);
    if (running) return running;
    const work = limit(() => make(key)).finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
    pending.set(key, work);
    return work;
  }

  async function get(key: string): Promise<{ page: StoredPage; status: CacheStatus }> {
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
    /** The stored page, if it is fresh. */
    peek: (key: string): StoredPage | undefined => {
      const page = pages.get(key);
      return page?.fresh ? page : undefined;
    },
    /** Something was published: every page may show it. The pages at `changed` are rendered first, then the most recently used. */
    renew(changed: readonly string[] = []) {
      publications++;
      pending.clear();
      for (const page of pages.values()) Object.assign(page, { fresh: false, retryAt: 0 });
      const known = [...pages.keys()];
      renewals.all(known);
      renewals.first(known.filter((key) => changed.includes(pathOf(key))));
    },
    /** Something was withdrawn: no stored page may be served any more. */
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

/** The same for a page and its data. */
const pathOf = (key: string) => key.replace(/\?.*$/, '').replace(/\.data$/, '');

export class RenderFailed extends Error {
  readonly page: StoredPage;
  constructor(page: StoredPage) {
    super(`rendering answered ${page.status}`);
    this.page = page;
  }
}
