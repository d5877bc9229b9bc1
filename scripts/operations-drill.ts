import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { commandBlocks } from './operations-drill/command-blocks.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm drill:operations`, as root on a Debian for trying things out: runs the commands of docs/operations.md as they are written, in a copy of
 * what is committed. What needs systemd, a second machine or somebody's own names is listed as not run. Everything is removed at the end.
 */
const folder = await mkdtemp('/var/tmp/clinic-operations-');
const at = (name: string) => path.join(folder, name);
const hasSystemd = existsSync('/run/systemd/system');
const settings = {
  ...{ CLINIC_ETC: at('etc'), CLINIC_VAR: at('var'), LOG_DIR: at('log'), BACKUP_DIR: at('backup') },
  // Where systemd is not the first process, podman needs another runtime and a log of its own.
  ...(hasSystemd
    ? {}
    : {
        LOG_DRIVER: 'k8s-file',
        PODMAN_OPTIONS: '--runtime runc --cgroup-manager=cgroupfs',
        PODMAN_RUN_OPTIONS: '--ulimit nofile=4096:4096 --ulimit nproc=4096:4096',
      }),
  DEBIAN_FRONTEND: 'noninteractive',
};
const notRun: string[] = [];
let [ran, isFine] = [0, true];
try {
  await mkdir(at('repository'));
  git(root, 'clone', '--quiet', root, at('repository'));
  for (const tag of ['v1.0', 'v1.1']) git(at('repository'), 'tag', '--force', tag);
  // The commands of the repository need its packages, which CONTRIBUTING.md says how to install.
  await run(at('repository'), 'pnpm install --frozen-lockfile --prefer-offline --silent');
  for (const { where, commands, needs } of commandBlocks(await readFile(path.join(root, 'docs/operations.md'), 'utf8'))) {
    if (needs) {
      notRun.push(`${where} (${needs})`);
      continue;
    }
    const startedAt = performance.now();
    isFine = await run(at('repository'), commands);
    console.log(`${isFine ? 'ran' : 'FAILED'}: ${where}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    if (!isFine) break;
    ran += 1;
  }
} finally {
  if (existsSync(at('etc/clinic.env'))) await run(at('repository'), 'deploy/down --forget');
  await rm(folder, { recursive: true, force: true });
}
console.log(`operations: ${ran} blocks of commands run as written${isFine ? '' : ', then one failed'}; not run: ${notRun.join(', ')}`);
if (!isFine) process.exitCode = 1;

function git(where: string, ...words: string[]) {
  if (spawnSync('git', words, { cwd: where, stdio: 'inherit' }).status !== 0) throw new Error(`git ${words.join(' ')}`);
}

async function run(where: string, commands: string): Promise<boolean> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    ...{ cwd: where, env: { ...process.env, ...settings }, stdio: ['ignore', 'inherit', 'inherit'] as const },
  });
  return (await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))) === 0;
}
