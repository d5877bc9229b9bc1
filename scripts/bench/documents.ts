import path from 'node:path';
import { readLibraryFile, writeLibraryFile } from '@clinic/core/adapters/content/library-file';
import { createLibrary } from '@clinic/core/content/library/library';
import { addressesIn, askAtOnce } from '../library-load/ask-at-once.ts';
import { databaseWith } from '../library-load/database-with.ts';
import { rowsInAll } from '../library-load/sample-rows.ts';
import { cpuMs, residentMb } from '../load/process-figures.ts';
import { startBareServer } from '../load/start-bare-server.ts';
import { dataDir } from '../stack/folders.ts';
import { startBenchSite } from './bench-site.ts';
import { rawAnswer } from './raw-answer.ts';
import { sideBySide } from './side-by-side.ts';

const mostPages = 400;

/**
 * A site with so many documents: what its pages take when they are made anew, which is what every one would take without the page cache,
 * and then from the cache, beside a bare server with the same bytes.
 */
export async function benchDocuments(base: number, documents: number) {
  const rows = rowsInAll(await readLibraryFile(path.join(dataDir, 'library.ndjson.gz')), documents);
  const libraryFile = path.join(dataDir, 'load', 'bench-documents.ndjson.gz');
  await writeLibraryFile(libraryFile, createLibrary(rows));
  const database = await databaseWith('clinic_bench_documents', rows);
  const site = await startBenchSite({ base, databaseUrl: database.url, processes: 1, libraryFile });
  try {
    const all = (await addressesIn(site.origin)).toSorted(() => Math.random() - 0.5).slice(0, mostPages);
    const before = await cpuMs(site.pid);
    const once = await askAtOnce(all);
    const renderMs = ((await cpuMs(site.pid)) - before) / once.pages;
    const paths = all.map((address) => new URL(address).pathname);
    const answers = await Promise.all(paths.map((at) => rawAnswer(site.origin, at, { 'accept-encoding': 'br' })));
    const bare = await startBareServer(base + 60, answers);
    const targets = [
      { name: 'site', origin: site.origin, pid: site.pid },
      { name: 'bare node:http', origin: `http://127.0.0.1:${base + 60}`, pid: bare.pid ?? 0 },
    ];
    const file = path.join(dataDir, 'load', 'documents.txt');
    const stored = await sideBySide(
      targets,
      paths.map((at) => ({ path: at })),
      file,
    ).finally(() => bare.kill());
    const figures = { documents: rows.length, readyMs: site.readyMs, residentMb: await residentMb(site.pid) };
    return { ...figures, renderMs, rendersPerSecond: once.pages / (once.slowestMs / 1000), failed: once.failed.length, stored };
  } finally {
    await site.stop();
    await database.drop();
  }
}
