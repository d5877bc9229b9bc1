import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  etag: string;
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
  /** False once something was published after rendering, or if it was rendered while a service did not respond (`markStale`). */
  fresh: boolean;
  retryAt: number;
  /** The response to a hit, ready to be written, per encoding. */
  prepared: { [E in Encoding]?: { cacheStatus: string; body: Buffer; headers: string[] } };
  /** Compressions under way for requests that wait. */
  compressing: { [E in Encoding]?: Promise<void> };
};

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const excludedHeaders = new Set(['content-length', 'set-cookie', 'transfer-encoding']);

export function toStoredPage(response: Response, body: Buffer, fresh: boolean): StoredPage {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (!excludedHeaders.has(name)) headers[name] = value;
  });
  return {
    status: response.status,
    headers,
    setCookies: response.headers.getSetCookie(),
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies: { identity: body },
    fresh,
    retryAt: 0,
    prepared: {},
    compressing: {},
  };
}

/** Smaller bodies are not worth compressing. */
const leastBytes = 512;

const compressWith = {
  br: (raw: Buffer, quality: number) =>
    brotliAsync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength } }),
  gzip: (raw: Buffer, level: number) => gzipAsync(raw, { level }),
};

export const isReadyFor = ({ bodies }: StoredPage, encoding: Encoding): boolean =>
  bodies[encoding] !== undefined || bodies.identity.byteLength < leastBytes;

/** For requests that wait: fast, once for all of them, and only in the encoding they accept. */
export function compressFor(page: StoredPage, encoding: Encoding): Promise<void> | undefined {
  if (encoding === 'identity' || isReadyFor(page, encoding)) return undefined;
  page.compressing[encoding] ??= (async () => {
    const quick = await compressWith[encoding](page.bodies.identity, 3);
    page.bodies[encoding] ??= quick;
  })();
  return page.compressing[encoding];
}

/** In the background for later requests: the smallest result, for a hundred times the work. */
export async function compressBest({ bodies }: StoredPage) {
  const raw = bodies.identity;
  if (raw.byteLength < leastBytes) return;
  [bodies.br, bodies.gzip] = await Promise.all([compressWith.br(raw, 11), compressWith.gzip(raw, 9)]);
}
