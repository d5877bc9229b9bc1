import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { cmsOverHttp } from './cms-over-http.ts';

const key = 'only-for-tests';
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('tries once more after a failure', async () => {
  let calls = 0;
  const baseUrl = await serve((_, res) => {
    res.statusCode = ++calls === 1 ? 503 : 200;
    res.end('{"ok":true}');
  });
  expect(await cmsOverHttp({ baseUrl, key })('/api/x')).toEqual({ ok: true });
  expect(calls).toBe(2);
});

test('gives up on a frozen CMS within its two deadlines, then rests without waiting', async () => {
  let calls = 0;
  const baseUrl = await serve(() => void calls++);
  const ask = cmsOverHttp({ baseUrl, key, firstTryMs: 60, secondTryMs: 40 });
  const started = performance.now();
  await expect(ask('/api/x')).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(500);
  await expect(ask('/api/x')).rejects.toThrow('failed a moment ago');
  expect(calls).toBe(2);
});
