import path from 'node:path';
import { dataDir } from '../stack/folders.ts';
import { stackParts } from '../stack/parts.ts';
import { portsFrom } from '../stack/ports.ts';
import { startPart, untilReady } from '../stack/running.ts';
import { localSettings } from '../stack/settings.ts';

export type BenchSite = Awaited<ReturnType<typeof startBenchSite>>;
type Wanted = { base: number; databaseUrl: string; processes: number; libraryFile?: string };

/** A site beside that of the running demo, with so many processes; worker, clinic and mailbox are the demo's. */
export async function startBenchSite({ base, databaseUrl, processes, libraryFile }: Wanted) {
  const ports = { ...portsFrom(base), site: base + 700 };
  const origin = `http://127.0.0.1:${ports.site}`;
  const site = { ...stackParts(ports, 'production', () => databaseUrl).site, readyUrl: `${origin}/readyz` };
  const running = startPart(site, {
    ...localSettings(portsFrom(base), databaseUrl, dataDir),
    LIBRARY_FILE: libraryFile ?? path.join(dataDir, 'load', 'bench.ndjson.gz'),
    SITE_PROCESSES: String(processes),
  });
  const startedAt = performance.now();
  await untilReady(site);
  return { origin, pid: running.child.pid ?? 0, readyMs: performance.now() - startedAt, stop: () => running.stop() };
}
