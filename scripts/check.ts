import { spawnSync } from 'node:child_process';
import { root } from './stack/folders.ts';

/** `pnpm check`: what a change must pass before it is committed, fastest first. */
const steps = ['lint', 'types', 'imports', 'unused', 'test'];

for (const step of steps) {
  const startedAt = performance.now();
  const { status } = spawnSync('pnpm', ['run', step], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`check stopped: ${step} failed`);
    process.exit(1);
  }
  console.log(`${step}: fine (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}
