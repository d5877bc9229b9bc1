import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

export type Page = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  etag: string;
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
  /** False once something was published after it was made, or when it holds only for the moment. */
  fresh: boolean;
  retryAt: number;
  /** What a hit writes, per encoding. */
  prepared: { [E in Encoding]?: { cacheStatus: string; body: Buffer; headers: string[] } };
};

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const hopHeaders = new Set(['content-length', 'set-cookie', 'transfer-encoding']);

export function toPage(response: Response, body: Buffer, fresh: boolean): Page {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (!hopHeaders.has(name)) headers[name] = value;
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
  };
}

/** `quick` is for the visitor who waits; `best` for all who come after. */
export async function compress(page: Page, effort: 'quick' | 'best') {
  const raw = page.bodies.identity;
  if (raw.byteLength < 512) return;
  const quality = effort === 'quick' ? 4 : 11;
  const [br, gz] = await Promise.all([
    brotliAsync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength } }),
    gzipAsync(raw, { level: effort === 'quick' ? 5 : 9 }),
  ]);
  page.bodies.br = br;
  page.bodies.gzip = gz;
}
