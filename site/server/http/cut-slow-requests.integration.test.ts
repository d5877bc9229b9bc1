import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowRequest } from './cut-slow-requests.ts';

const limits = { requestWithinMs: 400, slowMs: 400, leastBytes: 1_000, lookEveryMs: 20 };
const server = createServer((req, res) => {
  cutSlowRequest(req, res, limits);
  req.on('error', () => {}).resume();
  req.once('end', () => res.end());
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** True when all pieces were taken. */
async function send(kind: string, pieces: number, bytes: number): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (text) => (answer += text));
  const length = pieces * bytes;
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${kind}\r\ncontent-length: ${length}\r\n\r\n`);
  // Not `once` of node:events, which takes a reset connection for a failure.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let sent = 0; sent < pieces && !socket.destroyed; sent++) {
    socket.write(Buffer.alloc(bytes));
    await sleep(50);
  }
  await closed;
  return answer.startsWith('HTTP/1.1 200');
}
const withFiles = 'multipart/form-data; boundary=x';

test('files on a slow connection arrive, however long they take', async () => expect(await send(withFiles, 20, 500)).toBe(true));

test('whoever sends a byte now and then keeps no connection', async () => expect(await send(withFiles, 40, 1)).toBe(false));

test('everything else has its time, at any rate', async () => expect(await send('application/x-www-form-urlencoded', 40, 500)).toBe(false));
