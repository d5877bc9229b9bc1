import { createServer } from 'node:http';
import path from 'node:path';
import { readLibraryFile, writeLibraryFile } from '@clinic/core/adapters/content/library-file';
import { createLibrary } from '@clinic/core/content/library/library';
import type { PublishedRow } from '@clinic/core/content/library/published-row';
import { addressesIn, askAtOnce, renderMs } from './library-load/ask-at-once.ts';
import { databaseWith } from './library-load/database-with.ts';
import { withMoreArticles } from './library-load/sample-rows.ts';
import { cpuMs, residentMb } from './load/process-figures.ts';
import { dataDir } from './stack/folders.ts';
import { stackParts } from './stack/parts.ts';
import { portsFrom } from './stack/ports.ts';
import { startPart, untilReady } from './stack/running.ts';
import { localSettings } from './stack/settings.ts';

/**
 * `pnpm library:load`, after `pnpm demo` has run once: a site that has just started, asked for all its pages at once, with the demo's
 * content and with ten thousand documents; while the back office is stopped, frozen or slow, and without a database. Beside a running
 * demo the pages name whom one can book; without one the clinic is silent, too.
 */
const base = Number(process.env['PORT_BASE'] ?? 3000) + 700;
const origin = `http://127.0.0.1:${base}`;
const published = await readLibraryFile(path.join(dataDir, 'library.ndjson.gz'));
const frozen = createServer(() => {}).listen(base + 1, '127.0.0.1');
const slowMs = 30_000;
const slow = createServer((_, answer) => setTimeout(() => answer.end('{}'), slowMs).unref()).listen(base + 2, '127.0.0.1');
const asked = { mostPages: 1_000, measured: 30 };
/** What the slowest of them may take, in pages made one after the other. */
const mostOfAll = 1.3;

async function coldStart(name: string, databaseUrl: string, rows: PublishedRow[], backofficeUrl: string): Promise<void> {
  const file = path.join(dataDir, 'load', 'library.ndjson.gz');
  await writeLibraryFile(file, createLibrary(rows));
  const own = { LIBRARY_FILE: file, BACKOFFICE_URL: backofficeUrl, CLINIC_SERVICE_URL };
  const site = { ...stackParts(portsFrom(base), 'production', () => databaseUrl).site, readyUrl: `${origin}/readyz` };
  const startedAt = performance.now();
  const running = startPart(site, { ...localSettings(portsFrom(base), databaseUrl, dataDir), ...own });
  const pid = running.child.pid ?? 0;
  try {
    await untilReady(site);
    const startMs = performance.now() - startedAt;
    const readyMb = await residentMb(pid);
    const all = (await addressesIn(origin)).toSorted(() => Math.random() - 0.5);
    const cpuBefore = await cpuMs(pid);
    const once = await askAtOnce(all.slice(0, asked.mostPages));
    const cpuEach = ((await cpuMs(pid)) - cpuBefore) / once.pages;
    const rest = all.slice(asked.mostPages, asked.mostPages + asked.measured);
    const alone = rest.length > 0 ? await renderMs(rest) : undefined;
    const share = alone && once.slowestMs / (once.pages * alone);
    console.log(
      `${name}: ${rows.length} documents, ready after ${startMs.toFixed(0)} ms with ${readyMb.toFixed(0)} MB; ${once.pages} pages at once: ` +
        `${once.failed.length} failed${once.failed.length > 0 ? ` (${[...new Set(once.failed)].join(', ')})` : ''}, median ${once.medianMs.toFixed(0)} ms, slowest ${once.slowestMs.toFixed(0)} ms, processor ${cpuEach.toFixed(1)} ms a page, ` +
        `then ${(await residentMb(pid)).toFixed(0)} MB${share ? `; one alone ${alone.toFixed(1)} ms, slowest / all one by one ${share.toFixed(2)}` : ''}`,
    );
    if (once.failed.length > 0 || (share ?? 0) > mostOfAll) process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

const many = withMoreArticles(published, 10_000);
const [demo, large] = [await databaseWith('clinic_library_demo', published), await databaseWith('clinic_library_many', many)];
const { CLINIC_SERVICE_URL } = localSettings(portsFrom(base - 700), demo.url, dataDir);
const nobody = 'http://127.0.0.1:9';
const away = 'postgres://nobody@127.0.0.1:9/none';
const cases: [name: string, databaseUrl: string, rows: PublishedRow[], backofficeUrl: string][] = [
  ['demo, back office stopped', demo.url, published, nobody],
  ['demo, back office frozen', demo.url, published, `http://127.0.0.1:${base + 1}`],
  ['demo, back office slow', demo.url, published, `http://127.0.0.1:${base + 2}`],
  ['demo, no database', away, published, nobody],
  ['ten thousand', large.url, many, nobody],
  ['ten thousand, no database', away, many, nobody],
];
/** `pnpm library:load demo` runs those alone. */
const [wanted = ''] = process.argv.slice(2);
for (const one of cases) if (one[0].startsWith(wanted)) await coldStart(...one);
for (const stand of [frozen, slow]) stand.close();
for (const { drop } of [demo, large]) await drop();
