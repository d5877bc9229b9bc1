import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startNginx } from '../load/nginx.ts';
import { startBareServer } from '../load/start-bare-server.ts';
import { dataDir } from '../stack/folders.ts';
import type { BenchSite } from './bench-site.ts';
import { rawAnswer } from './raw-answer.ts';
import { type SideBySide, sideBySide } from './side-by-side.ts';
import { type MixedRead, mixedReads, type ReadKind } from './visitor-mix.ts';

type Wanted = {
  site: BenchSite;
  base: number;
  processes: number;
  addresses: Record<ReadKind, string[]>;
  /** Of a signed-in patient: the personal area is asked for with it. */
  cookie: string;
  databaseMs: () => Promise<number>;
};

const roundLength = 4_000;
const encoding = { 'accept-encoding': 'br' };

/** The mix, and then its stored pages alone, from our site, a bare node:http and nginx with the same bytes and as many processes. */
export async function benchReading({ site, base, processes, addresses, cookie, databaseMs }: Wanted) {
  const all = [...new Map(mixedReads(addresses, roundLength).map((read) => [read.path, read])).values()];
  const cookieOf = ({ kind }: MixedRead) => (kind === 'area' ? { cookie } : {});
  // Twice: the first fills the page cache.
  for (const read of all) await rawAnswer(site.origin, read.path, { ...encoding, ...cookieOf(read) });
  const answers = await Promise.all(all.map((read) => rawAnswer(site.origin, read.path, { ...encoding, ...cookieOf(read) })));
  const wrong = answers.filter(({ status }) => status !== 200);
  if (wrong.length > 0)
    throw new Error(`not every address of the mix answers: ${wrong.map(({ path: at, status }) => `${at} ${status}`).join(', ')}`);

  const bare = await startBareServer(base + 60, answers, processes);
  const hasNginx = !spawnSync('nginx', ['-v']).error;
  const nginx = hasNginx ? await startNginx(path.join(dataDir, 'load'), base + 61, answers, processes) : undefined;
  const file = path.join(dataDir, 'load', 'mix.txt');
  const targets = [
    { name: 'site', origin: site.origin, pid: site.pid, databaseMs },
    { name: 'bare node:http', origin: `http://127.0.0.1:${base + 60}`, pid: bare.pid ?? 0 },
    ...(nginx ? [{ name: 'nginx', origin: nginx.url, pid: nginx.pid }] : []),
  ];
  try {
    const mixed = await sideBySide(
      targets,
      mixedReads(addresses, roundLength).map((read) => ({ path: read.path, ...cookieOf(read) })),
      file,
    );
    const stored = await sideBySide(
      targets,
      addresses.stored.map((at) => ({ path: at })),
      file,
    );
    return { mixed, stored };
  } finally {
    bare.kill();
    nginx?.stop();
  }
}

export const ratioToBare = (rows: SideBySide[]): number => {
  const rate = (name: string) => rows.find((row) => row.name === name)?.requestsPerSecond ?? Number.NaN;
  return rate('site') / rate('bare node:http');
};
