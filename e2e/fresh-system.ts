import { randomBytes } from 'node:crypto';
import { dropDatabase, sandboxDatabaseUrl } from '../scripts/stack/database.ts';
import { startSystem } from '../scripts/stack/system.ts';
import { serveControl } from './control-server.ts';

const portBase = Number(process.env['PORT_BASE'] ?? 4100);
const databaseUrl = process.env['E2E_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/clinic_e2e';

const dropDatabases = async () => {
  for (const url of [databaseUrl, sandboxDatabaseUrl(databaseUrl)]) await dropDatabase(url);
};

/** Drawn as for a real installation, because a rehearsal beside this system accepts no others. */
function drawSecrets() {
  for (const name of ['PREVIEW_SECRET', 'VISIT_LINK_SECRET', 'PAYLOAD_SECRET', 'WORKER_KEY'])
    process.env[name] = randomBytes(32).toString('base64url');
  process.env['DATA_KEYS'] = `e2e:${randomBytes(32).toString('base64')}`;
  process.env['CLINIC_SERVICE_KEY'] = `sandbox-${randomBytes(24).toString('base64url')}`;
}

/** The built system with fresh databases, and a second replica of the site. */
export async function startFreshSystem(log: (text: string) => void) {
  process.env['GALLERY'] = 'on';
  drawSecrets();
  await dropDatabases();
  const system = await startSystem({ mode: 'production', portBase, databaseUrl, log });
  system.failure.catch((error: Error) => log(error.message));
  const port = portBase + 10;
  const second = {
    ...system.parts.site,
    env: { ...system.parts.site.env, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
    origin: `http://localhost:${port}`,
  };
  await system.startOne(second);
  const control = await serveControl(system, { databaseUrl, origin: `http://localhost:${portBase}`, second });
  return {
    address: control.address,
    async stop() {
      control.close();
      await system.stop();
      await dropDatabases();
    },
  };
}
