import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RecordingProxy = { origin: string; urls: string[]; close: () => void };

/** Stands between the worker and the stand-ins and writes down every address that is asked for. */
export async function startRecordingProxy(port: number, target: string): Promise<RecordingProxy> {
  const urls: string[] = [];
  const server = createServer(async (request, response) => {
    urls.push(request.url ?? '');
    const { host: _host, connection: _connection, 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers;
    const body = request.method === 'GET' ? undefined : new Uint8Array(await buffer(request));
    const given = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    try {
      const answer = await fetch(`${target}${request.url}`, { method: request.method ?? 'GET', headers: given, ...(body && { body }) });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { origin: `http://127.0.0.1:${port}`, urls, close: () => void server.close() };
}
