import { spawn } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { root } from './stack/folders.ts';

/** `pnpm check`: what a change must pass before it is committed. The tests, alone, come last, or are left to whoever says so. */
const withTests = !process.argv.includes('--without-tests');
const sideBySide = [
  // The types of the site's routes are written first, and without them the search for dead code finds imports that lead nowhere.
  ['types', 'unused'],
  ['lint', 'imports', 'names'],
];

async function run(step: string, isAlone: boolean): Promise<void> {
  const startedAt = performance.now();
  const child = spawn('pnpm', ['run', step], { cwd: root, stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'] });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  // Shown in one piece, because another step runs at the same time.
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const status = await ended;
  process.stdout.write(said.join(''));
  const seconds = (performance.now() - startedAt) / 1_000;
  if (status !== 0) {
    console.error(`check stopped: ${step} failed`);
    process.exit(1);
  }
  console.log(`${step}: fine (${seconds.toFixed(1)} s)`);
  const timesFile = process.env['TIMES_FILE'];
  if (timesFile) await appendFile(timesFile, `${step} ${Math.round(seconds)} s\n`);
}

async function inTurn(steps: string[]): Promise<void> {
  for (const step of steps) await run(step, false);
}

await Promise.all(sideBySide.map(inTurn));
if (withTests) await run('test', true);
