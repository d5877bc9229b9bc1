import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

export type OldItem = { [name: string]: unknown; id: number | string };
/** The clinic's old content service, which speaks as Directus does. */
export type OldService = {
  /** Everything below a path such as `items/equipa`, page by page; null where there is no such collection. */
  readAll: (path: string) => Promise<OldItem[] | null>;
  download: (address: string) => Promise<Uint8Array<ArrayBuffer>>;
  address: string;
};

/** It does not answer, or refuses us: nothing more can be brought now. */
class OldServiceDown extends Error {}
/** It has no such thing. */
export class NotThere extends Error {}

type Options = { from: string; token: string; pageSize?: number; waitsMs?: number[] };

const timeoutMs = 60_000;
const answered = z.object({ data: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })) });

export function connectOldService({ from, token, pageSize = 50, waitsMs = [500, 2_000, 5_000] }: Options): OldService {
  const address = from.replace(/\/+$/, '');
  refuseOpenWay(address);
  const ask = (url: URL) =>
    // The token travels in a header, and to the service alone: an address ends up in logs.
    fetch(url, {
      headers: url.origin === new URL(address).origin ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(timeoutMs),
    });

  /** Reading again does no harm, so a fault that may pass is given time to. */
  async function get<T>(url: URL, read: (response: Response) => Promise<T>): Promise<T> {
    let reason = '';
    for (const waitMs of [0, ...waitsMs]) {
      await sleep(waitMs);
      try {
        const response = await ask(url);
        if (response.ok) return await read(response);
        reason = `${response.status}`;
        if (response.status === 404) throw new NotThere(url.pathname);
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        if (error instanceof NotThere) throw error;
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    throw new OldServiceDown(`GET ${url.pathname} at ${url.host}: ${reason}`);
  }

  async function readAll(path: string): Promise<OldItem[] | null> {
    const found: OldItem[] = [];
    for (let offset = 0; ; offset += pageSize) {
      const url = new URL(`${address}/${path}`);
      url.search = new URLSearchParams({ fields: '*.*.*', sort: 'id', limit: `${pageSize}`, offset: `${offset}` }).toString();
      try {
        const { data } = await get(url, async (response) => answered.parse(await response.json()));
        found.push(...data);
        if (data.length < pageSize) return found;
      } catch (error) {
        if (error instanceof NotThere) return null;
        throw error;
      }
    }
  }

  return {
    address,
    readAll,
    download: (file) => get(new URL(file, `${address}/`), async (response) => new Uint8Array(await response.arrayBuffer())),
  };
}

function refuseOpenWay(address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`The old service must be asked over https, since the token travels with every call: ${address}`);
}
