import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupStamp } from '@clinic/core/adapters/backup/backup-stamp';
import { createPool } from '@clinic/core/adapters/database/database';
import type { PayloadRequest } from 'payload';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../access/role.ts';
import { enterDesk } from '../desk/enter-desk.ts';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { readStatus } from './read-status.ts';
import { StatusPage } from './status-page.tsx';
import { statusPath } from './status-path.ts';

let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

test('staff read in plain Portuguese what does not answer and since when, and what nobody knows', async () => {
  await pool.query(`
    insert into core.outside_services (service, last_ok_at, failing_since) values
      ('clinic', now() - interval '2 hours', now() - interval '1 hour'), ('mail', now(), null);
    insert into core.work_items (kind, subject_kind, subject_id, detail, due_at) values
      ('complaint', 'request', 'canario', '{}', now() - interval '1 day')`);
  const now = new Date();
  const lines = await readStatus(backoffice.payload, now);
  const states = Object.fromEntries((lines ?? []).map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({ worker: 'down', clinic: 'down', mail: 'works', sms: 'unknown', desk: 'waits', backup: 'unknown' });
  const page = renderToStaticMarkup(StatusPage({ lines, now, language: 'pt' }));
  expect(page).toContain('Há 3 coisas a ver.');
  expect(page).toMatch(/Programa da clínica.*?Não responde.*?desde (?:hoje|ontem) às \d\d:\d\d/);
  expect(page).toMatch(/E-mail.*?Funciona.*?a última vez hoje às/);
  expect(page).toMatch(/Cópia de segurança.*?Não se sabe/);
  expect(page, 'numbers alone').not.toContain('canario');
  expect(renderToStaticMarkup(StatusPage({ lines: null, now, language: 'en' }))).toContain('could not be read');
});

test('the backup is as old as the file that it touches', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'backup-')), 'stamp');
  const lastBackup = backupStamp({ BACKUP_STAMP_FILE: file });
  expect(await lastBackup()).toBeNull();
  await writeFile(file, '');
  expect((await lastBackup())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(await backupStamp({})()).toBeNull();
});

/** The view itself draws Payload's frame, which only Next can load; this is its first line. */
function enter(role: Role | null): string {
  const user = role && ({ id: 1, papel: role, nome: role, email: '' } as unknown as PayloadRequest['user']);
  try {
    return String(enterDesk(user, statusPath).role);
  } catch (error) {
    return String((error as { digest?: string }).digest);
  }
}

test('it is open to admin, manager and front desk, closed to editors and doctors, and strangers sign in first', () => {
  expect(roles.map((role) => [role, enter(role)])).toEqual([
    ['admin', 'admin'],
    ['gestor', 'gestor'],
    ['editor', expect.stringContaining('404')],
    ['balcao', 'balcao'],
    ['medico', expect.stringContaining('404')],
  ]);
  expect(enter(null)).toContain('/admin/login?redirect=%2Fadmin%2Festado');
});
