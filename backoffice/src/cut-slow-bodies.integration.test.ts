import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowBodies } from './cut-slow-bodies.ts';

const server = createServer((request, response) => void request.on('end', () => response.end('whole')).resume());
beforeAll(async () => {
  cutSlowBodies({ usual: 100, upload: 400 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function send(head: string, body: string) {
  const started = performance.now();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write(`POST /api/utilizadores/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 5\r\n${head}\r\n${body}`);
  await once(socket, 'close');
  return { answer, ms: performance.now() - started };
}

test('a body that comes at once is read', async () => expect((await send('', 'whole')).answer).toContain('whole'));

test('a body that never ends is cut, a stranger’s upload too', async () => {
  for (const head of ['', 'content-type: multipart/form-data; boundary=x\r\n']) {
    const { answer, ms } = await send(head, 'w');
    expect(answer).toBe('');
    expect(ms).toBeLessThan(380);
  }
});

test('whoever is signed in has more time to upload', async () => {
  const { ms } = await send('content-type: multipart/form-data; boundary=x\r\ncookie: payload-token=x\r\n', 'w');
  expect(ms).toBeGreaterThan(380);
});
