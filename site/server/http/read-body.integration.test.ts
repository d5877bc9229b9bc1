import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBody, refusalOf } from './read-body.ts';

const limits = { maxBytes: 10, withinMs: 150 };
const server = createServer(async (incoming: IncomingMessage, response) => {
  const body = await readBody(incoming, limits);
  if (body.ok) response.end(`read: ${body.value}`);
  else response.writeHead(refusalOf(body.error).status, refusalOf(body.error).headers).end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** What a client is answered who sends the pieces with a pause between them, and how long he was kept. */
async function send(head: string, pieces: string[], pauseMs = 5) {
  const started = performance.now();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${head}\r\n\r\n`);
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    await sleep(pauseMs);
    if (!socket.destroyed) socket.write(piece);
  }
  await closed;
  return { status: Number(answer.split(' ')[1]), answer, ms: performance.now() - started };
}

test('a form that comes in pieces is whole', async () => {
  expect((await send('content-length: 10', ['mode=', 'inPer'])).answer).toContain('read: mode=inPer');
});

test('nothing sent is an empty form', async () => expect((await send('content-length: 0', [])).answer).toMatch(/read: $/m));

test('one byte too many is refused, and the refusal arrives', async () => {
  expect((await send('content-length: 11', ['mode=', 'inPers'])).status).toBe(413);
  expect((await send('transfer-encoding: chunked', ['b\r\nmode=inPers\r\n'])).status).toBe(413);
});

test('whoever does not come to an end is told so and let go after the time is over', async () => {
  const { status, ms } = await send('content-length: 10', ['m', 'o', 'd', 'e'], 30);
  expect(status).toBe(408);
  expect(ms).toBeLessThan(1_500);
});
