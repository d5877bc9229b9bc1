import { createPool } from '@clinic/core/adapters/database/database';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { copyWithRoles } from '@clinic/core/adapters/database/throwaway-migrated';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scrambled, scramble } from './scramble.ts';

/** Loaded by its place: the back office's sources are compiled under rules of its own. */
const module = new URL('../../backoffice/src/testing/migrate-cms.ts', import.meta.url).href;
const keys = { clinic: testDataKeys, training: dataKeys.parse(`treino:${Buffer.alloc(32, 7).toString('base64')}`) };
let pool: pg.Pool;
let done: Scrambled;

beforeAll(async () => {
  const { migrateCms } = (await import(module)) as { migrateCms: (url: string) => Promise<void> };
  const database = await copyWithRoles('training', (url) => migrateWithRoles(url, migrateCms));
  pool = createPool(database.url, () => {});
  await pool.query(`insert into cms.utilizadores (nome, email, papel, salt, hash, reset_password_token) values
    ('Benedita Sarmento', 'benedita@clinica.pt', 'balcao', 'a', 'b', 'c'), ('Gonçalo Teles', 'goncalo@clinica.pt', 'medico', 'a', 'b', null)`);
  await pool.query(`insert into cms.paginas (guardado_por) values ('Benedita Sarmento'), (null)`);
  // The doctor is a patient, too, and everybody reads his name on the page of the team.
  await pool.query(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at)
     values ('g@teles.pt', 'Gonçalo Teles', 'pt', 'footer', now())`,
  );
  await pool.query(
    `insert into core.published_documents (collection, id, body, model) values ('equipa', '1', '{"nome":"Gonçalo Teles"}', 'x')`,
  );
  // As the role that may do no more than own the tables.
  done = await scramble(database.roles.migrator, keys, 'so-para-o-treino-2026');
});
afterAll(() => pool.end());

test('staff of the back office as it is today get other names and addresses, and keep their roles', async () => {
  expect(done.left).toEqual([]);
  const { rows } = await pool.query('select nome, email, papel::text, salt, reset_password_token from cms.utilizadores order by id');
  expect(rows.map(({ papel }) => papel)).toEqual(['balcao', 'medico']);
  for (const { nome, email, salt, reset_password_token } of rows) {
    expect(nome).toMatch(/ da Equipa \d+$/);
    expect(email).toMatch(/@treino\.example$/);
    expect(salt).toHaveLength(64);
    expect(reset_password_token).toBeNull();
  }
});

test('who saved a page is the same member of staff under the other name', async () => {
  const { rows } = await pool.query(
    `select guardado_por from cms.paginas where guardado_por = (select nome from cms.utilizadores where papel = 'balcao')`,
  );
  expect(rows).toHaveLength(1);
});

test('a doctor’s name that the site shows is replaced where it tells of a patient, and stays on the page', async () => {
  expect(done.public).toBe(1);
  expect((await pool.query('select name from core.newsletter_subscriptions')).rows[0]?.name).not.toBe('Gonçalo Teles');
  expect((await pool.query('select body from core.published_documents')).rows[0]?.body).toEqual({ nome: 'Gonçalo Teles' });
});
