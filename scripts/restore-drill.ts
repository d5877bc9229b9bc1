import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { clinicAtWork } from './restore-drill/clinic-at-work.ts';
import { asPostgres, makeCluster, runCluster } from './restore-drill/cluster.ts';
import { differing, digestsOf, inventoryOf } from './restore-drill/what-is-there.ts';
import { ensureDatabase } from './stack/database.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm drill:restore`, as root on a Debian with PostgreSQL and pgBackRest: a cluster of its own with a clinic in it is backed up by the
 * scripts of deploy/backup while people go on working, and restored beside it to a moment. Fails where one row or file differs.
 */
const [bookings, documents, port, restoredPort] = [20_000, 200, 5_641, 5_642];
const password = randomBytes(24).toString('hex');
// Not below /tmp: a restore is measured on a disk.
const folder = await mkdtemp('/var/tmp/clinic-restore-drill-');
const at = (...names: string[]) => path.join(folder, ...names);
const settings = {
  ...{ CLINIC_ETC: at('etc'), CLINIC_VAR: at('var'), BACKUP_DIR: at('backup'), RESTORE_PORT: String(restoredPort) },
  ...{ PG_DATA: at('data'), PG_PORT: String(port), PG_SOCKETS: at('sockets') },
};
const seconds: Record<string, number> = {};
const stopping: (() => Promise<void>)[] = [];

try {
  await drill();
} finally {
  for (const stop of stopping.toReversed()) await stop();
  await rm(folder, { recursive: true, force: true });
}

async function drill() {
  await run('chmod', ['755', folder]);
  await mkdir(at('var'));
  await run('deploy/backup/settings');
  const program = await makeCluster(folder, { password, port, include: at('etc/backup/postgresql.conf') });
  const running = await runCluster([...asPostgres, program, '-D', at('data')], { password, port });
  stopping.push(running.stop);
  const url = running.url('clinic');
  await ensureDatabase(url);
  await migrateWithRoles(url);
  const clinic = await clinicAtWork(url, at('var'));
  stopping.push(clinic.close);

  await clinic.book(bookings);
  await clinic.sendDocuments(documents);
  const [erasedLater, staying] = [await clinic.register(), await clinic.register()];
  await timed('full', () => run('deploy/backup/run', ['full']));
  await clinic.write(1_000);
  await clinic.sendDocuments(20);
  await timed('incr', () => run('deploy/backup/run', ['incr']));
  await clinic.write(500);
  await clinic.sendDocuments(5);
  const [wanted, wantedFiles] = [await inventoryOf(url), await digestsOf(at('var/documents'))];

  // Everybody goes on; PostgreSQL counts in microseconds, so the moment lies clearly between.
  await setTimeout(1_000);
  const moment = new Date();
  await setTimeout(1_000);
  await clinic.write(300);
  await clinic.sendDocuments(5);
  await clinic.erase(erasedLater);
  await run('deploy/backup/run', ['incr']);
  const [lastRows, unarchived] = [(await inventoryOf(url)).rows, await clinic.secondsUnarchived()];

  await timed('restore', () => run('deploy/backup/restore', [moment.toISOString(), at('restored')]));
  const restored = await timed('recovery', () => runCluster([at('restored/start')], { password, port: restoredPort }));
  stopping.push(restored.stop);
  const restoredUrl = restored.url('clinic');
  const [found, foundFiles] = [await inventoryOf(restoredUrl), await digestsOf(at('restored/files/documents'))];
  const wrong = [...differing(wanted.tables, found.tables), ...differing(wantedFiles, foundFiles)];
  if (wrong.length > 0) throw new Error(`not as it was: ${wrong.join(', ')}`);

  await timed('erasures', () =>
    run('node', ['scripts/repeat-erasures.ts', moment.toISOString()], {
      ...{ DATABASE_URL: restoredUrl, LATER_DATABASE_URL: url, DATA_KEYS: 'test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=' },
    }),
  );
  const again = await clinicAtWork(restoredUrl, at('nowhere'));
  const open = await again.pool.query<{ id: string }>('select id from core.accounts where closed_at is null');
  await again.close();
  if (open.rows.map(({ id }) => id).join() !== staying) throw new Error('an erased account came back');

  const told = Object.entries(seconds).map(([name, took]) => `${name} ${took.toFixed(1)} s`);
  const minutes = (['restore', 'recovery', 'erasures'].reduce((sum, name) => sum + (seconds[name] ?? 0), 0) / 60).toFixed(1);
  console.log(
    `restored: ${found.rows} rows in ${found.tables.size} tables and ${wantedFiles.size} files as they were, ${minutes} minutes (${told.join(', ')})`,
  );
  console.log(
    `lost: ${lastRows - found.rows} rows written after the moment that was asked for, while ${foundFiles.size - wantedFiles.size} files came back that no row names; with the machine, at most 60 s (${unarchived.toFixed(0)} s here)`,
  );
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  seconds[name] = (performance.now() - startedAt) / 1_000;
  return result;
}

async function run(program: string, options: string[] = [], more: Record<string, string> = {}): Promise<void> {
  const file = program.startsWith('deploy/') ? path.join(root, program) : program;
  const child = spawn(file, options, { cwd: root, env: { ...process.env, ...settings, ...more }, stdio: ['ignore', 'inherit', 'inherit'] });
  const status = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}
