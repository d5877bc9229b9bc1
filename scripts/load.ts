import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startNginx } from './load/nginx.ts';
import { startBareServer } from './load/start-bare-server.ts';
import { type Load, wrk } from './load/wrk.ts';
import { medianOf } from './median.ts';
import { dataDir } from './stack/folders.ts';

/**
 * `pnpm load`, with a system running (`pnpm demo`): a cached page through our server against a bare node:http server that
 * returns the same bytes, turn by turn in one run, because the machine is noisy. Needs Debian's wrk; nginx if it is there.
 */
const base = Number(process.env['PORT_BASE'] ?? 3000);
const page = `http://127.0.0.1:${base}/pt/problemas/cancro-da-prostata`;
const headers = { 'Accept-Encoding': 'gzip, deflate, br', Cookie: 'locale=pt' };
const [rounds, seconds] = [5, 4];

if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing: apt-get install wrk');
await fetch(page, { headers });
const answer = await fetch(page, { headers });
// Decoded by fetch: ask for the packed size by the header, and let the bare server send as many bytes.
const body = Buffer.alloc(Number(answer.headers.get('content-length')), 'x');
const kept = [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));

const answers = [{ path: '/', headers: kept.flat(), body }];
const bare = await startBareServer(base + 60, answers);
const hasNginx = !spawnSync('nginx', ['-v']).error;
const nginx = hasNginx ? await startNginx(path.join(dataDir, 'load'), base + 61, answers) : undefined;

const targets: Record<string, string> = {
  site: page,
  bare: `http://127.0.0.1:${base + 60}/`,
  ...(nginx ? { nginx: `${nginx.url}/` } : {}),
};
const measured: Record<string, Load[]> = {};
try {
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(targets)) measured[name] = [...(measured[name] ?? []), await wrk(url, headers, seconds)];
  }
} finally {
  bare.kill();
  nginx?.stop();
}

const rate = (name: string) => medianOf((measured[name] ?? []).map(({ requestsPerSecond }) => requestsPerSecond));
for (const [name, loads] of Object.entries(measured)) {
  const errors = loads.reduce((sum, load) => sum + load.errors, 0);
  console.log(
    `${name.padEnd(6)} ${rate(name).toFixed(0).padStart(7)} req/s   p99 ${medianOf(loads.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms   errors ${errors}`,
  );
}
console.log(`page of ${body.byteLength} bytes (Brotli): site / bare node:http = ${(rate('site') / rate('bare')).toFixed(2)}`);
