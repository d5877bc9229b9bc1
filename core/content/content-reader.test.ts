import { expect, test } from 'vitest';
import { type ContentPorts, ContentUnavailable, createContentReader } from './content-reader.ts';

function setUp() {
  const copies = new Map<string, { tags: string[]; body: unknown }>();
  const world = { now: 0, calls: 0, answer: (): Promise<unknown> => Promise.resolve('first') };
  const ports: ContentPorts = {
    fetch: () => {
      world.calls++;
      return world.answer();
    },
    copies: {
      load: async (path) => copies.get(path),
      save: async (path, tags, body) => void copies.set(path, { tags, body }),
      forget: async (tags) => {
        for (const [path, copy] of copies) if (copy.tags.some((tag) => tags.includes(tag))) copies.delete(path);
      },
    },
    now: () => world.now,
    onTrouble: () => {},
  };
  return { world, copies, ports, reader: createContentReader(ports) };
}
const query = { path: '/api/problemas/1', tags: ['problemas', 'problemas:1'] };
const fails = () => Promise.reject(new Error('down'));

test('asks the CMS once, however many pages need the answer', async () => {
  const { reader, world } = setUp();
  await Promise.all([reader.read(query), reader.read(query)]);
  await reader.read(query);
  expect(world.calls).toBe(1);
});

test('asks again after a publication that concerns the answer, and only then', async () => {
  const { reader, world } = setUp();
  await reader.read(query);
  reader.invalidate({ tags: ['tratamentos'], gone: false });
  await reader.read(query);
  expect(world.calls).toBe(1);
  world.answer = async () => 'second';
  reader.invalidate({ tags: ['problemas:1'], gone: false });
  expect(await reader.read(query)).toEqual({ body: 'second', stale: false });
});

test('does not keep an answer that was under way when something was published', async () => {
  const { reader, world, copies } = setUp();
  let release = (_: unknown) => {};
  world.answer = () => new Promise((resolve) => (release = resolve));
  const reading = reader.read(query);
  reader.invalidate({ tags: ['problemas:1'], gone: false });
  release('old');
  await reading;
  expect(copies.size).toBe(0);
  world.answer = async () => 'new';
  expect(await reader.read(query)).toEqual({ body: 'new', stale: false });
});

test('gives the last good answer while the CMS is down, and asks again five seconds later', async () => {
  const { reader, world } = setUp();
  await reader.read(query);
  world.answer = fails;
  reader.invalidate();
  expect(await reader.read(query)).toEqual({ body: 'first', stale: true });
  expect(await reader.read(query)).toEqual({ body: 'first', stale: true });
  expect(world.calls).toBe(2);
  world.now = 5_001;
  world.answer = async () => 'back';
  expect(await reader.read(query)).toEqual({ body: 'back', stale: false });
});

test('a process started while the CMS is down answers from the stored copy', async () => {
  const { ports, reader, world } = setUp();
  await reader.read(query);
  world.answer = fails;
  expect(await createContentReader(ports).read(query)).toEqual({ body: 'first', stale: true });
});

test('forgets an unpublished document everywhere', async () => {
  const { reader, world } = setUp();
  await reader.read(query);
  world.answer = fails;
  reader.invalidate({ tags: ['problemas', 'problemas:1'], gone: true });
  await expect(reader.read(query)).rejects.toBeInstanceOf(ContentUnavailable);
});

test('keeps the lists that named an unpublished document as a fallback', async () => {
  const { reader, world } = setUp();
  const list = { path: '/api/problemas', tags: ['problemas'] };
  await reader.read(list);
  world.answer = fails;
  reader.invalidate({ tags: ['problemas', 'problemas:1'], gone: true });
  expect(await reader.read(list)).toEqual({ body: 'first', stale: true });
});

test('does not bring back a document that was unpublished while it was being read', async () => {
  const { reader, world } = setUp();
  let release = (_: unknown) => {};
  world.answer = () => new Promise((resolve) => (release = resolve));
  const reading = reader.read(query);
  reader.invalidate({ tags: ['problemas', 'problemas:1'], gone: true });
  release('unpublished');
  await reading;
  world.answer = fails;
  await expect(reader.read(query)).rejects.toBeInstanceOf(ContentUnavailable);
});
