import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Health = { port: number; ready: () => void; stopping: () => void; close: () => Promise<void> };

export async function serveHealth(host: string, port: number): Promise<Health> {
  let status: 'starting' | 'ok' | 'stopping' = 'starting';
  const server = createServer((request, response) => {
    const found = request.url === '/healthz';
    response.writeHead(found ? (status === 'ok' ? 200 : 503) : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? { status } : { error: 'not found' }));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    ready: () => {
      status = 'ok';
    },
    stopping: () => {
      status = 'stopping';
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
