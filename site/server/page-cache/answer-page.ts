import type { Encoding, Page } from './stored-page.ts';

export type Asked = { method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
export type Answer = { status: number; headers: string[]; body: Buffer | undefined };

const refused = (name: string) => new RegExp(`(?:^|[\\s,])${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`);
const refusedBr = refused('br');
const refusedGzip = refused('gzip');

const accepts = (header: string, name: 'br' | 'gzip') =>
  header.includes(name) && !(header.includes('q=0') && (name === 'br' ? refusedBr : refusedGzip).test(header));

export function chooseEncoding(page: Page, acceptEncoding = ''): Encoding {
  if (page.bodies.br && accepts(acceptEncoding, 'br')) return 'br';
  if (page.bodies.gzip && accepts(acceptEncoding, 'gzip')) return 'gzip';
  return 'identity';
}

type Prepared = { page: Page; cacheStatus: string; body: Buffer; headers: string[] };
const prepared = new WeakMap<Page, Partial<Record<Encoding, Prepared>>>();

/** Headers are flattened once per page and encoding: a hit only writes them. */
function prepare(page: Page, encoding: Encoding, cacheStatus: string): Prepared {
  const known = prepared.get(page) ?? {};
  prepared.set(page, known);
  const body = page.bodies[encoding] ?? page.bodies.identity;
  const last = known[encoding];
  if (last?.cacheStatus === cacheStatus && last.body === body) return last;
  const headers = [
    ...Object.entries(page.headers).flat(),
    ...page.setCookies.flatMap((cookie) => ['set-cookie', cookie]),
    ...['etag', page.etag, 'vary', 'Accept-Encoding', 'cache-status', cacheStatus, 'content-length', String(body.byteLength)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  known[encoding] = { page, cacheStatus, body, headers };
  return known[encoding];
}

export function answerPage(page: Page, asked: Asked, cacheStatus: string, extraHeaders: string[] = []): Answer {
  const { headers, body } = prepare(page, chooseEncoding(page, asked.acceptEncoding), cacheStatus);
  const all = extraHeaders.length ? [...headers, ...extraHeaders] : headers;
  if (page.status === 200 && asked.ifNoneMatch?.includes(page.etag))
    return { status: 304, headers: withoutBodyHeaders(all), body: undefined };
  return { status: page.status, headers: all, body: asked.method === 'HEAD' || body.byteLength === 0 ? undefined : body };
}

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (name !== 'content-length' && name !== 'content-encoding' && name !== 'content-type') kept.push(name, headers[index + 1] ?? '');
  }
  return kept;
}
