import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cpuMs, endedChildrenMs } from '../load/process-figures.ts';
import { type Load, wrk } from '../load/wrk.ts';
import { medianOf } from '../median.ts';

export type Target = {
  name: string;
  origin: string;
  pid: number /** Of PostgreSQL, where the target uses it. */;
  databaseMs?: () => Promise<number>;
};
export type SideBySide = {
  name: string;
  requestsPerSecond: number;
  p99Ms: number;
  errors: number;
  /** Milliseconds of one core for a request. */
  serverMs: number;
  databaseMs: number;
  generatorMs: number;
};
type Lines = { path: string; cookie?: string }[];

const script = path.join(import.meta.dirname, 'mix.lua');
const headers = { 'Accept-Encoding': 'br' };

/** The same requests to each target, turn by turn in one run, because the machine is noisy; the median of the rounds. */
export async function sideBySide(targets: Target[], lines: Lines, file: string, { rounds = 3, seconds = 4 } = {}): Promise<SideBySide[]> {
  await writeFile(file, `${lines.map(({ path: address, cookie = '' }) => `${address}\t${cookie}`).join('\n')}\n`);
  const measured = new Map<string, (Load & { serverMs: number; databaseMs: number; generatorMs: number })[]>();
  for (let round = 0; round < rounds; round++)
    for (const { name, origin, pid, databaseMs = async () => 0 } of targets) {
      const spent = async () => [await cpuMs(pid), await databaseMs(), await endedChildrenMs()] as const;
      const before = await spent();
      const load = await wrk(origin, headers, seconds, { script: [script, file] });
      const after = await spent();
      const inAll = load.requestsPerSecond * seconds;
      const [serverMs, ofDatabase, generatorMs] = after.map((ms, at) => (ms - (before[at] ?? 0)) / inAll) as [number, number, number];
      measured.set(name, [...(measured.get(name) ?? []), { ...load, serverMs, databaseMs: ofDatabase, generatorMs }]);
    }
  return [...measured].map(([name, loads]) => {
    const of = (figure: keyof (typeof loads)[number]) => medianOf(loads.map((load) => load[figure]));
    const errors = loads.reduce((sum, load) => sum + load.errors, 0);
    const costs = { serverMs: of('serverMs'), databaseMs: of('databaseMs'), generatorMs: of('generatorMs') };
    return { name, requestsPerSecond: of('requestsPerSecond'), p99Ms: of('p99Ms'), errors, ...costs };
  });
}
