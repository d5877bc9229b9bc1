import { type ContentNews, forgottenTags } from '@clinic/core/content/content-news';
import { LRUCache } from 'lru-cache';
import { compress, type Page } from './stored-page.ts';

export type CacheStatus = 'hit' | 'miss' | 'stale';
type Options = { maxBytes?: number; warmedPages?: number; now?: () => number; onTrouble(error: unknown): void };

const retryAfterMs = 5_000;
const warmAfterMs = 250;

/**
 * Whole pages, kept until something they depend on is published. While a page is being made, others that want it wait for
 * the same rendering. When making it anew fails, the old one still serves.
 */
export function createPageCache(
  render: (key: string) => Promise<Page>,
  { maxBytes = 128 * 1024 * 1024, warmedPages = 30, now = Date.now, onTrouble }: Options,
) {
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: (page) => page.bodies.identity.byteLength * 2 + 2_048 });
  const pending = new Map<string, Promise<Page>>();
  let epoch = 0;
  let warming: NodeJS.Timeout | undefined;

  async function make(key: string): Promise<Page> {
    const startedIn = epoch;
    const page = await render(key);
    if (page.status >= 500) throw new RenderFailed(page);
    await compress(page, 'quick');
    // Something was published while we rendered: right for this visitor perhaps, not for the next.
    if (startedIn !== epoch) return page;
    if (!page.fresh) page.retryAt = now() + retryAfterMs;
    if (page.status !== 200 && page.status !== 404) {
      pages.delete(key);
      return page;
    }
    pages.set(key, page);
    compress(page, 'best').catch(onTrouble);
    return page;
  }

  function makeOnce(key: string): Promise<Page> {
    const running = pending.get(key);
    if (running) return running;
    const work = make(key).finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
    pending.set(key, work);
    return work;
  }

  async function get(key: string): Promise<{ page: Page; status: CacheStatus }> {
    const stored = pages.get(key);
    if (stored?.fresh) return { page: stored, status: 'hit' };
    if (stored && stored.retryAt > now()) return { page: stored, status: 'stale' };
    try {
      return { page: await makeOnce(key), status: 'miss' };
    } catch (error) {
      if (!stored) throw error;
      onTrouble(error);
      stored.retryAt = now() + retryAfterMs;
      return { page: stored, status: 'stale' };
    }
  }

  /** The pages read last are made again at once, one after the other, so that few visitors wait for them. */
  async function warm() {
    const startedIn = epoch;
    const keys = [...pages.entries()].filter(([, page]) => !page.fresh).map(([key]) => key);
    for (const key of keys.slice(0, warmedPages)) {
      if (startedIn !== epoch) return;
      await get(key);
    }
  }

  return {
    get,
    /** The stored page, if it may be given without a further question. */
    peek: (key: string): Page | undefined => {
      const page = pages.get(key);
      return page?.fresh ? page : undefined;
    },
    /** Without news: everything, because some may have been missed. What is gone must not serve even as a fallback. */
    invalidate(heard?: ContentNews) {
      epoch++;
      pending.clear();
      const forgotten = heard ? forgottenTags(heard) : [];
      for (const [key, page] of pages.entries()) {
        if (heard && !heard.tags.some((tag) => page.tags.has(tag))) continue;
        if (forgotten.some((tag) => page.tags.has(tag))) pages.delete(key);
        else Object.assign(page, { fresh: false, retryAt: 0 });
      }
      // After a moment: a visitor who asks right now comes first.
      clearTimeout(warming);
      warming = setTimeout(() => void warm().catch(onTrouble), warmAfterMs).unref();
    },
  };
}

export class RenderFailed extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super(`rendering answered ${page.status}`);
    this.page = page;
  }
}
