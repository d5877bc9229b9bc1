import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { StaffLogin } from '../../content/load/sign-in.ts';

type TestBackOffice = { handle: (request: Request) => Promise<Response>; stop: () => Promise<void> };
type TestModule = {
  startTestBackoffice: (options: { origin: string }) => Promise<TestBackOffice>;
  emailOf: (role: 'editor') => string;
  password: string;
};

/** Loaded by its place: the back office's sources are compiled under rules of its own. */
const module = new URL('../../backoffice/src/testing/test-backoffice.ts', import.meta.url).href;

/** A whole back office with a database of its own, behind a port, as an editor's browser meets it. */
export async function serveTestBackOffice(): Promise<{ url: string; editor: StaffLogin; stop: () => Promise<void> }> {
  const { startTestBackoffice, emailOf, password } = (await import(module)) as TestModule;
  let backoffice: TestBackOffice | undefined;
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
    editor: { email: emailOf('editor'), password },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await started.stop();
    },
  };
}
