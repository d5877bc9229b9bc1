import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTracing, type SpanEnd, type SpanStart, type Tracing, traceHeaders } from '@clinic/core/logging/spans';
import { expect, test } from 'vitest';
import { traceRequests } from './trace-requests.ts';

test('a request of staff is a span under its route, without the name in its address, and what follows belongs to it', async () => {
  const told: (SpanStart | SpanEnd)[] = [];
  let entered = false;
  const tracing: Tracing = {
    start: (span) => {
      told.push(span);
      return { end: (how = {}) => void told.push(how), within: (work) => work() };
    },
    traceparent: () => (entered ? 'of this request' : undefined),
    enter: () => {
      entered = true;
    },
  };
  giveTracing(tracing);
  traceRequests();
  const server = createServer((_, response) => response.end(JSON.stringify(traceHeaders()))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/admin/xarabaneco?q=zulmiro`, { headers: { traceparent: 'of the caller' } });
  expect(await answer.json()).toEqual({ traceparent: 'of this request' });
  const cameAt = Date.now() - 300;
  const throughProxy = { traceparent: 'of the caller', 'x-request-start': String(cameAt) };
  await (await fetch(`http://127.0.0.1:${port}/admin/xarabaneco`, { headers: throughProxy })).text();
  await sleep(20);
  server.close();
  giveTracing(undefined);
  expect(told).toEqual([
    { name: 'request', kind: 'server', causedBy: 'of the caller' },
    { name: 'GET /admin/*', facts: { route: '/admin/*', status: 200 }, failed: false },
    // Through the proxy: what it did before is a span of its own, and the request belongs to it.
    { name: 'proxy', kind: 'server', causedBy: 'of the caller', startedAt: cameAt },
    { name: 'request', kind: 'server' },
    { name: 'GET /admin/*', facts: { route: '/admin/*', status: 200 }, failed: false },
    {},
  ]);
});
