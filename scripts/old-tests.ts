import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './stack/folders.ts';

/**
 * `pnpm drill:migrations [version] [tests…]`: the tests of an earlier version, on tables as today's migrations make them. While a release goes on, and after one that went
 * back, that version works on this database: whatever of it fails here, visitors would have met. Without a version, the last commit before the newest migration.
 */
const migrations = ['core/adapters/database/migrations', 'core/adapters/database/migrate-core.ts', 'backoffice/src/migrations'];
/** Who may do what belongs to the tables. */
const rights = ['core/adapters/database/roles'];
/** Whatever reads and writes rows. What looks at the migrations themselves is today's. */
const all = ['core/', 'worker/', 'site/server/'];
const leftOut = ['**/migrate-core.integration.test.ts', '**/adapters/database/roles/**'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const [version = `${git('log', '-1', '--format=%H', '--', ...migrations)}^`, ...asked] = process.argv.slice(2);
const tests = asked.length > 0 ? asked : all;
const old = git('rev-parse', '--short', version);
const newer = git('diff', '--name-only', '--diff-filter=AM', old, '--', ...migrations)
  .split('\n')
  .filter(Boolean);
const folder = mkdtempSync('/var/tmp/clinic-old-tests-');
const at = path.join(folder, 'repository');
const inOld = (program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd: at, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
try {
  git('worktree', 'add', '--quiet', '--detach', at, old);
  execFileSync('git', ['checkout', '--quiet', git('rev-parse', 'HEAD'), '--', ...migrations, ...rights], { cwd: at });
  if (!inOld('pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent')) throw new Error('no packages');
  const isFine = inOld('pnpm', 'test', '--project', 'integration', ...tests, ...leftOut.flatMap((pattern) => ['--exclude', pattern]));
  console.log(
    `migrations: tests of ${old} (${tests.join(' ')}) ${isFine ? 'pass' : 'FAIL'} on the tables of ${git('rev-parse', '--short', 'HEAD')} (${newer.length} files newer)`,
  );
  if (!isFine) process.exitCode = 1;
} finally {
  git('worktree', 'remove', '--force', at);
  rmSync(folder, { recursive: true, force: true });
}
