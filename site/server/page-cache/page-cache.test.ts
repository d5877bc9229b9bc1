import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { toPage } from './stored-page.ts';

const makePage = (text: string, { tags = ['menu'], status = 200, fresh = true } = {}) =>
  toPage(new Response(null, { status }), Buffer.from(text), new Set(tags), fresh);
const textOf = async (cache: ReturnType<typeof createPageCache>, key: string) => {
  const { page, status } = await cache.get(key);
  return `${status}: ${page.bodies.identity}`;
};
const quiet = { onTrouble: () => {}, warmedPages: 0 };

test('renders a page once for all who ask at the same time', async () => {
  const render = vi.fn(async () => makePage('a'));
  const cache = createPageCache(render, quiet);
  await Promise.all([cache.get('/pt'), cache.get('/pt')]);
  expect(await textOf(cache, '/pt')).toBe('hit: a');
  expect(render).toHaveBeenCalledTimes(1);
});

test('drops what depends on the news, and nothing else', async () => {
  let version = 1;
  const cache = createPageCache(async (key) => makePage(`${key} ${version}`, { tags: [key] }), quiet);
  await cache.get('/pt/a');
  await cache.get('/pt/b');
  version = 2;
  cache.invalidate({ tags: ['/pt/a'], gone: false });
  expect(await textOf(cache, '/pt/a')).toBe('miss: /pt/a 2');
  expect(await textOf(cache, '/pt/b')).toBe('hit: /pt/b 1');
});

test('does not keep a page that was being made when something was published', async () => {
  let release = (_: ReturnType<typeof makePage>) => {};
  const render = vi.fn(() => new Promise<ReturnType<typeof makePage>>((resolve) => (release = resolve)));
  const cache = createPageCache(render, quiet);
  const first = cache.get('/pt');
  cache.invalidate({ tags: ['menu'], gone: false });
  release(makePage('old'));
  await first;
  const second = cache.get('/pt');
  release(makePage('new'));
  expect((await second).page.bodies.identity.toString()).toBe('new');
});

test('an old page still serves when making it anew fails; a gone one does not', async () => {
  let works = true;
  const render = async () => (works ? makePage('good', { tags: ['problemas:1'] }) : makePage('error', { status: 503 }));
  const cache = createPageCache(render, quiet);
  await cache.get('/pt');
  works = false;
  cache.invalidate();
  expect(await textOf(cache, '/pt')).toBe('stale: good');
  cache.invalidate({ tags: ['problemas', 'problemas:1'], gone: true });
  await expect(cache.get('/pt')).rejects.toThrow('503');
});

test('a page made of old copies is made again five seconds later', async () => {
  let now = 0;
  let fresh = false;
  const cache = createPageCache(async () => makePage(fresh ? 'new' : 'copy', { fresh }), { ...quiet, now: () => now });
  await cache.get('/pt');
  expect(await textOf(cache, '/pt')).toBe('stale: copy');
  fresh = true;
  now = 5_001;
  expect(await textOf(cache, '/pt')).toBe('miss: new');
});

test('pages read last are made again right after a publication', async () => {
  let version = 1;
  const cache = createPageCache(async () => makePage(`v${version}`), { onTrouble: () => {}, warmedPages: 5 });
  await cache.get('/pt');
  version = 2;
  cache.invalidate({ tags: ['menu'], gone: false });
  await vi.waitFor(() => expect(cache.peek('/pt')?.bodies.identity.toString()).toBe('v2'));
});

test('"not found" is kept like a page, a redirect is not', async () => {
  const cache = createPageCache(async (key) => makePage('x', { status: key === '/pt/no' ? 404 : 302 }), quiet);
  await cache.get('/pt/no');
  await cache.get('/pt/moved');
  expect(cache.peek('/pt/no')?.status).toBe(404);
  expect(cache.peek('/pt/moved')).toBeUndefined();
});

test('a slow rendering from before a publication does not replace the newer page', async () => {
  const releases: ((page: ReturnType<typeof makePage>) => void)[] = [];
  const cache = createPageCache(() => new Promise((resolve) => releases.push(resolve)), quiet);
  const slow = cache.get('/pt');
  cache.invalidate({ tags: ['menu'], gone: false });
  const quick = cache.get('/pt');
  releases[1]?.(makePage('new'));
  await quick;
  releases[0]?.(makePage('old'));
  await slow;
  expect(cache.peek('/pt')?.bodies.identity.toString()).toBe('new');
});
