import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { observeFromBackoffice, openBackofficeMetrics, showPool } from './backoffice-metrics.ts';

/** Marked values of a patient. */
const canaries = ['canario', '123456789'];

test('requests of staff are counted by part, calls by outcome, and nothing of what stood in an address is shown', async () => {
  const server = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listener = await openBackofficeMetrics({ METRICS_PORT: 0, METRICS_ADDRESS: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  try {
    showPool({ totalCount: 3, idleCount: 1, waitingCount: 0, options: { max: 10 } } as unknown as pg.Pool);
    observeFromBackoffice({ service: 'clinic', operation: 'findPatient', outcome: 'ok', seconds: 0.2 });
    const targets = [
      '/admin/contas/canario?nome=canario',
      '/admin/canario',
      '/api/canario/123456789',
      '/canario',
      '/api/por-fazer/123456789/settled',
    ];
    for (const target of targets) await fetch(`http://127.0.0.1:${port}${target}`);
    const read = async () => (await fetch(`http://127.0.0.1:${listener?.port}/metrics`)).text();
    await read();
    const text = await read();
    for (const route of ['/admin/contas', '/admin/*', '/api/*', 'other', '/api/por-fazer'])
      expect(text).toContain(`clinic_request_seconds_count{route="${route}",status="4xx"} 1\n`);
    expect(text, 'Prometheus itself is not counted').not.toContain('status="2xx"');
    expect(text).toContain('clinic_database_connections{pool="backoffice",state="used"} 2\n');
    expect(text).toContain('clinic_outside_call_seconds_count{service="clinic",operation="findPatient",outcome="ok"} 1\n');
    for (const canary of canaries) expect(text).not.toContain(canary);
  } finally {
    await listener?.close();
    server.close();
  }
});

test('without a port nothing is opened', async () => {
  expect(await openBackofficeMetrics({ METRICS_ADDRESS: '127.0.0.1' })).toBeNull();
});
