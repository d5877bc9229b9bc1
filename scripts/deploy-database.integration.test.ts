import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onServer, testRun, urlOfDatabase } from '@clinic/core/adapters/database/test-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './stack/folders.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-database-'));
const database = `${testRun()}_prepared`;
const at = (name: string) => path.join(folder, name);

beforeAll(() => {
  for (const made of ['bin', 'backup', 'conf-2/conf.d']) mkdirSync(at(made), { recursive: true });
  writeFileSync(at('bin/setpriv'), '#!/bin/sh\nwhile [ "$1" != psql ]; do shift; done; exec "$@"\n');
  // Statements go to a real PostgreSQL, by the way that tests have; the last word is the database.
  const url = urlOfDatabase('wanted').replace('/wanted', '/$name');
  writeFileSync(
    at('bin/psql'),
    `#!/bin/sh\nfor name; do :; done\nPATH='${process.env['PATH']}' exec psql --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "${url}"\n`,
  );
  for (const name of ['setpriv', 'psql']) chmodSync(at(`bin/${name}`), 0o755);
  writeFileSync(at('clinic.env'), `DATABASE=${database}\nDATABASE_ADDRESS_2=127.0.0.12\nDATABASE_PORT=5433\n`);
});
afterAll(async () => {
  await onServer((client) => client.query(`drop database if exists ${database}`));
  rmSync(folder, { recursive: true });
});

const inDeploy = (line: string) =>
  spawnSync('bash', ['-euo', 'pipefail', '-c', `. deploy/database/parts.sh; conf_of() { echo '${folder}'/conf-"$1"; }; ${line}`], {
    ...{ cwd: root, encoding: 'utf8' },
    env: { ...process.env, PATH: `${at('bin')}:${process.env['PATH']}`, CLINIC_ETC: folder, CLINIC_VAR: folder },
  });

test('whether roles and tables were made is asked of the database, so the other machine knows it too', async () => {
  const isPrepared = () => inDeploy('if is_prepared 1; then echo yes; else echo no; fi').stdout.trim();
  expect(isPrepared()).toBe('no');
  const make = () => inDeploy(`unless_there "$DATABASE" "$(echo 'select current_user' | ask 1)" | ask 1`);
  expect(make()).toMatchObject({ status: 0, stderr: '' });
  expect(make(), 'a first time that was cut off is no hindrance').toMatchObject({ status: 0, stderr: '' });
  expect(isPrepared()).toBe('no');
  inDeploy(`echo 'create schema dbos; create table dbos.workflow_status (id int)' | ask 1 "$DATABASE"`);
  expect(isPrepared()).toBe('yes');
});

test('the archive goes on with the database that takes over', () => {
  expect(inDeploy('archive_also 2; archive_from 2').status, 'without a backup there is nothing to do').toBe(0);
  writeFileSync(at('backup/postgresql.conf'), 'archive_mode = on\n');
  writeFileSync(
    at('backup/pgbackrest.conf'),
    '[global]\nrepo1-path=/b\n\n[clinic]\npg1-path=/of/one\npg1-port=5433\npg1-socket-path=/one\n',
  );
  expect(inDeploy('archive_also 2; archive_from 2')).toMatchObject({ status: 0, stderr: '' });
  expect(readlinkSync(at('conf-2/conf.d/backup.conf'))).toBe(at('backup/postgresql.conf'));
  expect(readFileSync(at('backup/pgbackrest.conf'), 'utf8')).toBe(
    `[global]\nrepo1-path=/b\n\n[clinic]\npg1-path=/var/lib/postgresql/15/clinic_2\npg1-port=5433\npg1-socket-path=${folder}/database/sockets-2\n`,
  );
});
