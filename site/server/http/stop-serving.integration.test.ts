import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { stopServing } from './stop-serving.ts';

/** `/slow` is answered when the test says so. */
async function start() {
  const slow = Promise.withResolvers<ServerResponse>();
  const server = createServer((request, response) => (request.url === '/slow' ? slow.resolve(response) : response.end('ok')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.text(),
      () => 'refused',
    );
  return { server, ask, slow: slow.promise };
}

test('goes on answering while a balancer looks elsewhere, and only then closes', async () => {
  const { server, ask } = await start();
  const stopped = stopServing(server, { drainMs: 500, cutAfterMs: 1_000 });
  await sleep(50);
  expect(await ask('/')).toBe('ok');
  await stopped;
  expect(await ask('/')).toBe('refused');
});

test('answers what is under way before it ends', async () => {
  const { server, ask, slow } = await start();
  const answer = ask('/slow');
  const response = await slow;
  const stopped = stopServing(server, { drainMs: 0, cutAfterMs: 5_000 });
  expect(await ask('/')).toBe('refused');
  response.end('late');
  expect(await answer).toBe('late');
  await stopped;
});

test('cuts a request that does not end', async () => {
  const { server, ask, slow } = await start();
  const answer = ask('/slow');
  await slow;
  await stopServing(server, { drainMs: 0, cutAfterMs: 100 });
  expect(await answer).toBe('refused');
});
