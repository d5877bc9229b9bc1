import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import { dropDatabase, sandboxDatabaseUrl } from '../scripts/stack/database.ts';
import type { Part } from '../scripts/stack/parts.ts';
import { type System, startSystem } from '../scripts/stack/system.ts';

const portBase = Number(process.env['PORT_BASE'] ?? 4100);
const databaseUrl = process.env['E2E_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/clinic_e2e';

/** Drawn as for a real installation, because a rehearsal beside this system accepts no others. */
function drawSecrets() {
  for (const name of ['CONTENT_KEY', 'PREVIEW_SECRET', 'VISIT_LINK_SECRET', 'PAYLOAD_SECRET', 'WORKER_KEY'])
    process.env[name] = randomBytes(32).toString('base64url');
  process.env['DATA_KEYS'] = `e2e:${randomBytes(32).toString('base64')}`;
  process.env['CLINIC_SERVICE_KEY'] = `sandbox-${randomBytes(24).toString('base64url')}`;
}

export type TestSystem = System & { origin: string; second: Part & { origin: string } };

/** The built system with a fresh database, and a second replica of the site. */
export const test = base.extend<object, { system: TestSystem }>({
  system: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
    async ({}, use) => {
      process.env['GALLERY'] = 'on';
      drawSecrets();
      for (const url of [databaseUrl, sandboxDatabaseUrl(databaseUrl)]) await dropDatabase(url);
      const system = await startSystem({ mode: 'production', portBase, databaseUrl, log: (text) => console.log(`  ${text}`) });
      const port = portBase + 10;
      const second = {
        ...system.parts.site,
        env: { ...system.parts.site.env, PORT: String(port) },
        readyUrl: `http://127.0.0.1:${port}/healthz`,
        origin: `http://localhost:${port}`,
      };
      await system.startOne(second);
      await use({ ...system, origin: `http://localhost:${portBase}`, second });
      await system.stop();
      for (const url of [databaseUrl, sandboxDatabaseUrl(databaseUrl)]) await dropDatabase(url);
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
});
