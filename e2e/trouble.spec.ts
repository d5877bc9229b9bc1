import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { expect } from '@playwright/test';
import { dropDatabase, ensureDatabase } from '../scripts/stack/database.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

test('a site that never had any content says so with the phone number, and does not call living pages unknown', async ({ system }) => {
  // A database of its own, migrated from nothing, without the tables of the back office, which the site does not read.
  test.setTimeout(360_000);
  const databaseUrl = `${system.settings['DATABASE_URL']}_empty`;
  await dropDatabase(databaseUrl);
  await ensureDatabase(databaseUrl);
  const roles = await migrateWithRoles(databaseUrl);
  const port = system.ports.site + 20;
  const origin = `http://localhost:${port}`;
  const cutOff = {
    ...system.parts.site,
    env: {
      ...system.parts.site.env,
      PORT: String(port),
      SITE_ORIGIN: origin,
      DATABASE_URL: roles.site,
      BACKOFFICE_URL: 'http://127.0.0.1:9',
      LIBRARY_FILE: path.join(tmpdir(), `no-library-${randomUUID()}.ndjson.gz`),
    },
    readyUrl: `${origin}/healthz`,
  };
  await system.startOne(cutOff);
  try {
    for (const [target, words] of [
      ['/pt/problemas/cancro-da-prostata', 'indisponível por momentos'],
      ['/en/problems/prostate-cancer', 'not available at the moment'],
    ] as const) {
      const { status, body, headers } = await rawRequest(origin, target);
      expect(status, target).toBe(503);
      expect(body).toContain(words);
      expect(body).toContain('tel:+351210000000');
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await rawRequest(origin, '/pt/conta/login')).status).toBe(200);
    expect((await rawRequest(origin, '/pt/nao-existe')).status).toBe(404);
  } finally {
    await system.stopOne(cutOff);
    await dropDatabase(databaseUrl);
  }
});
