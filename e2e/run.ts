import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../scripts/stack/folders.ts';
import { startFreshSystem } from './fresh-system.ts';

/** `pnpm e2e`: one system for all; first the journeys that leave it as it was, side by side, then those that need it for themselves. */
const isOfStaff = process.argv.includes('--staff');
const projects = isOfStaff ? (['staff'] as const) : (['look', 'alone'] as const);
type Stats = Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
type Report = { stats: Stats; suites: object[] };

/** Of a run that ended before it could write one: it counts as a failure, and the other kind is still walked. */
const lost: Report = { stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites: [] };

const startedAt = performance.now();
const log = (text: string) => console.log(`  ${text} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
const results = (name: string) => path.join(root, 'test-results', `${name}.json`);

let playwright: ChildProcess | undefined;
let interrupted = false;
// Ctrl-C reaches Playwright by itself; a second one from us would cut its last words off.
process.on('SIGINT', () => {
  interrupted = true;
});
process.on('SIGTERM', () => {
  interrupted = true;
  playwright?.kill('SIGTERM');
});

async function runJourneys(project: (typeof projects)[number], address: string): Promise<{ report: Report; code: number | null }> {
  const file = results(`e2e-${project}`);
  await rm(file, { force: true });
  const args = ['test', `--project=${project}`, '--pass-with-no-tests', ...process.argv.slice(2).filter((word) => word !== '--staff')];
  const env = { ...process.env, E2E_SYSTEM: address, E2E_REPORT: file };
  playwright = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], { cwd: root, stdio: 'inherit', env });
  const code = await new Promise<number | null>((resolve) => playwright?.once('exit', resolve));
  log(`journeys of the kind "${project}" done`);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => lost,
  );
  return { report, code };
}

/** As if it had been one run. */
function addUp(reports: Report[]): Report {
  const sum = (kind: keyof Stats) => reports.reduce((total, { stats }) => total + stats[kind], 0);
  const stats = { expected: sum('expected'), unexpected: sum('unexpected'), flaky: sum('flaky'), skipped: sum('skipped') };
  return { stats, suites: reports.flatMap(({ suites }) => suites) };
}

const system = await startFreshSystem(log);
log('the system is up');
const done: Awaited<ReturnType<typeof runJourneys>>[] = [];
try {
  for (const project of projects) if (!interrupted) done.push(await runJourneys(project, system.address));
} finally {
  await system.stop();
}
const all = addUp(done.map(({ report }) => report));
await writeFile(results('e2e'), JSON.stringify(all));
const { expected, unexpected, flaky, skipped } = all.stats;
log(`${expected + flaky} journeys passed, ${unexpected} failed, ${skipped} skipped, ${flaky} at the second try`);
const isGood = !interrupted && expected + flaky > 0 && done.every(({ code }) => code === 0);
process.exit(isGood ? 0 : 1);
