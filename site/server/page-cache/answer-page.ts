import type { Encoding, StoredPage } from './stored-page.ts';

export type PageRequestHeaders = { method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };
export type Answer = { status: number; headers: string[]; body: Buffer | undefined };

const refuses = (name: 'br' | 'gzip') => new RegExp(`(?:^|[\\s,])${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`);
const refusal = { br: refuses('br'), gzip: refuses('gzip') };
const accepts = (header: string, name: 'br' | 'gzip') => header.includes(name) && !refusal[name].test(header);

/** Browsers send few different values, so each is parsed once. */
const thoughtAbout = new Map<string, Encoding>();
const rememberedValues = 200;

export function bestEncoding(acceptEncoding = ''): Encoding {
  const known = thoughtAbout.get(acceptEncoding);
  if (known) return known;
  const best = accepts(acceptEncoding, 'br') ? 'br' : accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
  if (thoughtAbout.size < rememberedValues) thoughtAbout.set(acceptEncoding, best);
  return best;
}

/** Headers are flattened once per page and encoding, so that a hit only writes them. */
function prepare(page: StoredPage, wanted: Encoding, cacheStatus: string) {
  const encoding = page.bodies[wanted] ? wanted : 'identity';
  const body = page.bodies[encoding] ?? page.bodies.identity;
  const last = page.prepared[encoding];
  if (last?.cacheStatus === cacheStatus && last.body === body) return last;
  const headers = [
    ...Object.entries(page.headers).flat(),
    ...page.setCookies.flatMap((cookie) => ['set-cookie', cookie]),
    ...['etag', page.etag, 'vary', 'Accept-Encoding', 'cache-status', cacheStatus, 'content-length', String(body.byteLength)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  const ready = { cacheStatus, body, headers };
  page.prepared[encoding] = ready;
  return ready;
}

export function answerPage(page: StoredPage, asked: PageRequestHeaders, cacheStatus: string, extraHeaders: string[] = []): Answer {
  const { headers, body } = prepare(page, bestEncoding(asked.acceptEncoding), cacheStatus);
  const all = extraHeaders.length > 0 ? [...headers, ...extraHeaders] : headers;
  if (asked.ifNoneMatch !== undefined && page.status === 200 && asked.ifNoneMatch.includes(page.etag))
    return { status: 304, headers: withoutBodyHeaders(all), body: undefined };
  return { status: page.status, headers: all, body: asked.method === 'HEAD' || body.byteLength === 0 ? undefined : body };
}

const ofTheBody = new Set(['content-length', 'content-encoding', 'content-type']);

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (!ofTheBody.has(name)) kept.push(name, headers[index + 1] ?? '');
  }
  return kept;
}

export function toResponse({ status, headers, body }: Answer): Response {
  const response = new Headers();
  for (let index = 0; index < headers.length; index += 2) response.append(headers[index] ?? '', headers[index + 1] ?? '');
  return new Response(body ? new Uint8Array(body) : null, { status, headers: response });
}
