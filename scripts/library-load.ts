import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { readLibraryFile, writeLibraryFile } from '@clinic/core/adapters/content/library-file';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { createLibrary } from '@clinic/core/content/library/library';
import type { PublishedRow } from '@clinic/core/content/library/published-row';
import pg from 'pg';
import { addressesIn, askAtOnce, renderMs } from './library-load/ask-at-once.ts';
import { withMoreArticles } from './library-load/sample-rows.ts';
import { dropDatabase, ensureDatabase } from './stack/database.ts';
import { dataDir } from './stack/folders.ts';
import { parts } from './stack/parts.ts';
import { portsFrom } from './stack/ports.ts';
import { startPart, untilReady } from './stack/running.ts';
import { localSettings } from './stack/settings.ts';

/**
 * `pnpm library:load`, after `pnpm demo` has run once: a site that has just started, asked for all its pages at once, with the demo's
 * content and with ten thousand documents; while the back office is stopped or frozen, and without a database.
 */
const base = Number(process.env['PORT_BASE'] ?? 3000) + 700;
const origin = `http://127.0.0.1:${base}`;
const published = await readLibraryFile(path.join(dataDir, 'library.ndjson.gz'));
const frozen = createServer(() => {}).listen(base + 1, '127.0.0.1');
const asked = { mostPages: 1_000, measured: 30 };

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

async function databaseWith(name: string, rows: PublishedRow[]) {
  const database = new URL(server);
  database.pathname = `/${name}`;
  await dropDatabase(database.href);
  await ensureDatabase(database.href);
  const roles = await migrateWithRoles(database.href);
  const client = new pg.Client({ connectionString: database.href });
  await client.connect();
  for (const { collection, id, body } of rows)
    await client.query("insert into core.published_documents (collection, id, body, model) values ($1, $2, $3, 'load')", [
      collection,
      id,
      JSON.stringify(body),
    ]);
  await client.end();
  return { url: roles.site, drop: () => dropDatabase(database.href) };
}

const residentMb = async (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function coldStart(name: string, databaseUrl: string, rows: PublishedRow[], backofficeUrl: string): Promise<void> {
  const file = path.join(dataDir, 'load', 'library.ndjson.gz');
  await writeLibraryFile(file, createLibrary(rows));
  const settings = { ...localSettings(portsFrom(base), databaseUrl, dataDir), LIBRARY_FILE: file, BACKOFFICE_URL: backofficeUrl };
  const site = { ...parts(portsFrom(base), 'production', () => databaseUrl).site, readyUrl: `${origin}/readyz` };
  const startedAt = performance.now();
  const running = startPart(site, settings);
  try {
    await untilReady(site);
    const startMs = performance.now() - startedAt;
    const all = await addressesIn(origin);
    const kept = all.toSorted(() => Math.random() - 0.5);
    const once = await askAtOnce(kept.slice(0, asked.mostPages));
    const rest = kept.slice(asked.mostPages, asked.mostPages + asked.measured);
    const one = rest.length > 0 ? await renderMs(rest) : Number.NaN;
    const megabytes = await residentMb(running.child.pid ?? 0);
    console.log(
      `${name}: ${rows.length} documents, ready after ${startMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB; ${once.pages} pages at once: ` +
        `${once.failed} failed, median ${once.medianMs.toFixed(0)} ms, slowest ${once.slowestMs.toFixed(0)} ms; one alone ${one.toFixed(1)} ms`,
    );
    if (once.failed > 0) process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

const many = withMoreArticles(published, 10_000);
const [demo, large] = [await databaseWith('clinic_library_demo', published), await databaseWith('clinic_library_many', many)];
const nobody = 'http://127.0.0.1:9';
const away = 'postgres://nobody@127.0.0.1:9/none';
await coldStart('demo, back office stopped', demo.url, published, nobody);
await coldStart('demo, back office frozen', demo.url, published, `http://127.0.0.1:${base + 1}`);
await coldStart('demo, no database', away, published, nobody);
await coldStart('ten thousand', large.url, many, nobody);
await coldStart('ten thousand, no database', away, many, nobody);
frozen.close();
for (const { drop } of [demo, large]) await drop();
