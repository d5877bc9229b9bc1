import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsSettings } from '@clinic/core/settings/metrics-settings';
import type { Registry } from 'prom-client';

export type MetricsListener = { port: number; close: () => Promise<void> };

type Readable = { contentType: string; metrics: () => Promise<string> };

/** A listener of its own, for Prometheus alone: the port that visitors or staff reach never shows these. None where no port is set. */
export async function serveMetrics(settings: MetricsSettings, registry: Registry | Readable): Promise<MetricsListener | null> {
  if (settings.METRICS_PORT === undefined) return null;
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.listen(settings.METRICS_PORT, settings.METRICS_ADDRESS);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
