import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandBlocks } from './operations-drill/command-blocks.ts';
import { ownInstallation } from './rehearsal/own-installation.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm drill:operations`, as root on a Debian for trying things out: runs the commands of docs/operations.md as they are written, in a copy of
 * what is committed. What needs systemd or somebody's own names is listed as not run. Everything but programs and images is removed at the end.
 */
const installation = await ownInstallation('operations');
const repository = installation.at('repository');
const notRun: string[] = [];
let [ran, isFine] = [0, true];
try {
  // Both names mean what is committed now. The repository's own commands need its packages: CONTRIBUTING.md.
  const prepare = `git clone --quiet '${root}' '${repository}' && cd '${repository}' && git tag v1.0 && git tag v1.1`;
  if (!(await installation.run(root, `${prepare} && pnpm install --frozen-lockfile --prefer-offline --silent`))) throw new Error('no copy');
  for (const { where, commands, needs } of commandBlocks(await readFile(path.join(repository, 'docs/operations.md'), 'utf8'))) {
    if (needs) {
      notRun.push(`${where} (${needs})`);
      continue;
    }
    const startedAt = performance.now();
    isFine = await installation.run(repository, commands);
    console.log(`${isFine ? 'ran' : 'FAILED'}: ${where}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    if (!isFine) break;
    ran += 1;
  }
} finally {
  await installation.forget(repository);
}
console.log(`operations: ${ran} blocks of commands run as written${isFine ? '' : ', then one failed'}; not run: ${notRun.join(', ')}`);
if (!isFine) process.exitCode = 1;
