import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { startTestBackoffice, type TestBackoffice } from '../../backoffice/src/testing/test-backoffice.ts';

/** A whole back office with a database of its own, behind a port, as an editor's browser meets it. */
export async function serveTestBackOffice(): Promise<{ url: string; backoffice: TestBackoffice; stop: () => Promise<void> }> {
  let backoffice: TestBackoffice | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const hasBody = !['GET', 'HEAD'].includes(incoming.method ?? 'GET');
    const request = new Request(`${url}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: new Headers(incoming.headers as Record<string, string>),
      ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>, duplex: 'half' } : {}),
    });
    const answer = await backoffice?.handle(request);
    outgoing.setHeader('content-type', 'application/json');
    outgoing.setHeader('set-cookie', answer?.headers.getSetCookie() ?? []);
    outgoing.writeHead(answer?.status ?? 503).end(await answer?.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = await startTestBackoffice({ origin: url });
  backoffice = started;
  return {
    url,
    backoffice: started,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await started.stop();
    },
  };
}
