import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type LoadResult = { pages: number; failed: number[]; medianMs: number; slowestMs: number };

const answerTimeoutMs = 240_000;

const ask = (address: string): Promise<{ status: number; ms: number }> => {
  const startedAt = performance.now();
  const done = (status: number) => ({ status, ms: performance.now() - startedAt });
  return new Promise((resolve) => {
    get(address, { headers: { 'accept-encoding': 'br' }, agent: false, signal: AbortSignal.timeout(answerTimeoutMs) }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(done(answer.statusCode ?? 0)))
        .once('error', () => resolve(done(0)));
    }).once('error', () => resolve(done(0)));
  });
};

export async function askAtOnce(addresses: string[]): Promise<LoadResult> {
  const answers = await Promise.all(addresses.map(ask));
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    pages: answers.length,
    failed: answers.map(({ status }) => status).filter((status) => status !== 200),
    medianMs: times[times.length >> 1] ?? 0,
    slowestMs: times.at(-1) ?? 0,
  };
}

/** How long one page takes that nobody has asked for yet, the processor being otherwise idle. */
export async function renderMs(addresses: string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    times.push((await ask(address)).ms);
    await sleep(20);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

export async function addressesIn(origin: string): Promise<string[]> {
  const maps = await Promise.all(['pt', 'en'].map(async (locale) => (await fetch(`${origin}/sitemap-${locale}.xml`)).text()));
  return maps.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => `${origin}${new URL(address ?? '').pathname}`),
  );
}
