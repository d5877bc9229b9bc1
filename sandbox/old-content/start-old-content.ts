import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type OldContentFilling, oldContentStandIn } from './old-content-stand-in.ts';

/** The stand-in behind a port of its own. Everything is in memory, so it serves tests and no rehearsal. */
export async function startOldContent(options: { token: string; filling: OldContentFilling }) {
  const { routes, ...control } = oldContentStandIn(options);
  const server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  return {
    ...control,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
