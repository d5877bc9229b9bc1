import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

const makePage = (text: string, { status = 200, fresh = true } = {}) =>
  toStoredPage(new Response(null, { status }), Buffer.from(text), fresh);
const wordsOf = (page: StoredPage | undefined) => page?.bodies.identity.toString();
const textOf = async (cache: ReturnType<typeof createPageCache>, key: string) => {
  const { page, status } = await cache.get(key);
  return `${status}: ${wordsOf(page)}`;
};
const quiet = { onTrouble: () => {} };

test('renders a page once for all who ask at the same time', async () => {
  const render = vi.fn(async () => makePage('a'));
  const cache = createPageCache(render, quiet);
  await Promise.all([cache.get('/pt'), cache.get('/pt')]);
  expect(await textOf(cache, '/pt')).toBe('hit: a');
  expect(render).toHaveBeenCalledTimes(1);
});

test('after a publication the old page serves while the new one is made, and nobody has to ask for it', async () => {
  let version = 1;
  const cache = createPageCache(async () => makePage(`v${version}`), quiet);
  await cache.get('/pt');
  version = 2;
  cache.renew();
  expect(cache.peek('/pt')).toBeUndefined();
  expect(await textOf(cache, '/pt')).toBe('stale: v1');
  await vi.waitFor(() => expect(wordsOf(cache.peek('/pt'))).toBe('v2'));
});

test('the page of what was published comes first, with its data, then the pages read last', async () => {
  const made: string[] = [];
  const cache = createPageCache(async (key) => {
    made.push(key);
    return makePage(key);
  }, quiet);
  for (const key of ['/pt/a', '/pt/b', '/pt/b.data?_routes=root', '/pt/c']) await cache.get(key);
  made.splice(0);
  cache.renew(['/pt/b']);
  await vi.waitFor(() => expect(made).toHaveLength(4));
  expect(made.slice(0, 2).toSorted()).toEqual(['/pt/b', '/pt/b.data?_routes=root']);
  expect(made.slice(2)).toEqual(['/pt/c', '/pt/a']);
});

test('an old page that somebody asks for is made before those that nobody does', async () => {
  const made: string[] = [];
  const cache = createPageCache(async (key) => {
    made.push(key);
    return makePage(key);
  }, quiet);
  for (const key of ['/pt/a', '/pt/b', '/pt/c']) await cache.get(key);
  made.splice(0);
  cache.renew();
  await cache.get('/pt/a');
  await vi.waitFor(() => expect(made).toHaveLength(3));
  expect(made[0]).toBe('/pt/a');
});

test('after a withdrawal no stored page serves, not even while a new one is made', async () => {
  let words = 'with the name';
  const cache = createPageCache(async () => makePage(words), quiet);
  await cache.get('/pt');
  words = 'without';
  cache.clear();
  expect(await textOf(cache, '/pt')).toBe('miss: without');
});

test('a page that was being made when something was withdrawn is not kept', async () => {
  const releases: ((page: StoredPage) => void)[] = [];
  const cache = createPageCache(() => new Promise((resolve) => releases.push(resolve)), quiet);
  const first = cache.get('/pt');
  cache.clear();
  releases[0]?.(makePage('with the name'));
  await first;
  expect(cache.peek('/pt')).toBeUndefined();
  const second = cache.get('/pt');
  releases[1]?.(makePage('without'));
  expect(wordsOf((await second).page)).toBe('without');
});

test('a page that was being made when something was published is old as soon as it is there', async () => {
  const releases: ((page: StoredPage) => void)[] = [];
  const cache = createPageCache(() => new Promise((resolve) => releases.push(resolve)), quiet);
  const first = cache.get('/pt');
  cache.renew();
  releases[0]?.(makePage('old'));
  await first;
  expect(await textOf(cache, '/pt')).toBe('stale: old');
  await vi.waitFor(() => expect(releases).toHaveLength(2));
  releases[1]?.(makePage('new'));
  await vi.waitFor(() => expect(wordsOf(cache.peek('/pt'))).toBe('new'));
});

test('an old page still serves when making it anew fails; a withdrawn one does not', async () => {
  let works = true;
  const trouble: unknown[] = [];
  const render = async () => (works ? makePage('good') : makePage('error', { status: 500 }));
  const cache = createPageCache(render, { onTrouble: (error) => trouble.push(error) });
  await cache.get('/pt');
  works = false;
  cache.renew();
  await vi.waitFor(() => expect(trouble).toHaveLength(1));
  expect(await textOf(cache, '/pt')).toBe('stale: good');
  cache.clear();
  await expect(cache.get('/pt')).rejects.toThrow('500');
});

test('a page that holds only for the moment is made again five seconds later', async () => {
  let now = 0;
  let fresh = false;
  const cache = createPageCache(async () => makePage(fresh ? 'whole' : 'for now', { fresh }), { ...quiet, now: () => now });
  await cache.get('/pt');
  fresh = true;
  expect(await textOf(cache, '/pt')).toBe('stale: for now');
  now = 5_001;
  expect(await textOf(cache, '/pt')).toBe('stale: for now');
  await vi.waitFor(() => expect(wordsOf(cache.peek('/pt'))).toBe('whole'));
});

test('"not found" is kept like a page, a redirect is not', async () => {
  const cache = createPageCache(async (key) => makePage('x', { status: key === '/pt/no' ? 404 : 302 }), quiet);
  await cache.get('/pt/no');
  await cache.get('/pt/moved');
  expect(cache.peek('/pt/no')?.status).toBe(404);
  expect(cache.peek('/pt/moved')).toBeUndefined();
});

test('a slow rendering from before a publication does not replace the newer page', async () => {
  const releases: ((page: StoredPage) => void)[] = [];
  const cache = createPageCache(() => new Promise((resolve) => releases.push(resolve)), quiet);
  const slow = cache.get('/pt');
  cache.renew();
  const quick = cache.get('/pt');
  releases[1]?.(makePage('new'));
  await quick;
  releases[0]?.(makePage('old'));
  await slow;
  expect(wordsOf(cache.peek('/pt'))).toBe('new');
});

test('few pages are made at once, in order of arrival', async () => {
  let [running, most] = [0, 0];
  const finished: string[] = [];
  const cache = createPageCache(async (key) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    finished.push(key);
    return makePage(key);
  }, quiet);
  const keys = Array.from({ length: 40 }, (_, index) => `/pt/${index}`);
  await Promise.all(keys.map((key) => cache.get(key)));
  expect(most).toBe(2);
  expect(finished).toEqual(keys);
});
