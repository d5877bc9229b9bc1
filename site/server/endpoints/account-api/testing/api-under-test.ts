import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool } from '@clinic/core/adapters/database/database';
import { createAreaServices } from '@clinic/core/adapters/database/personal-area/area-services';
import { createMigratedDatabase, type MigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { scriptedClinic } from '@clinic/core/clinic/testing/scripted-clinic';
import type { CodePurpose } from '@clinic/core/identity/codes/code-store';
import { codeOf } from '@clinic/core/identity/codes/one-time-code';
import { firstPassword } from '@clinic/core/identity/testing/account-holder';
import { recordStatements } from '@clinic/core/identity/testing/record-statements';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createAccountServices } from '../../../account-services.ts';
import { originCheck } from '../../../security/origin-check.ts';
import type { SiteEnvironment } from '../../../site-app.ts';
import { serveAccountApi } from '../serve-account-api.ts';
import { openAnswer } from './described-answers.ts';

export const ownOrigin = 'https://clinica.exemplo.pt';
const secret = 'a secret of the tests only';

type Sent = {
  /** An app has none. */
  origin?: string;
  cookie?: string;
  bearer?: string;
  language?: string;
  method?: string;
  contentType?: string;
  /** Whose requests are counted together; everybody is somebody else by default. */
  client?: string;
  /** As it is, instead of as JSON. */
  raw?: string;
};

let clients = 0;
let people = 0;
export const anEmail = (): string => `pessoa${people++}@exemplo.pt`;

/** The API on a port, with the site's rights in a database. Every answer is held against the OpenAPI description. `admin` sees all. */
export async function startApi(database?: Pick<MigratedDatabase, 'url' | 'roles'>) {
  const { url, roles } = database ?? (await createMigratedDatabase());
  const pool = createPool(roles.site, () => {});
  const statementsOf = recordStatements(pool);
  const dbos = await createDbosClient(roles.site, pool);
  const admin = createPool(url, () => {});
  const env = { DATA_KEYS: testDataKeys, VISIT_LINK_SECRET: [secret] as [string], VISITORS_PER_ADDRESS: 1 };
  const services = createAccountServices({ ...env, SITE_ORIGIN: ownOrigin, ALSO_ACCEPTED_ORIGINS: [] }, pool, dbos, () => {});
  const reported: unknown[] = [];
  const { withinLimit, reportForeignId } = services;
  const ofArea = { keys: testDataKeys, clinic: scriptedClinic(), withinLimit, reportForeignId, visitSecrets: [secret] as const };
  const area = createAreaServices({ pool, dbos, ...ofArea });
  const app = new Hono<SiteEnvironment>();
  const acceptedOrigins = new Set([ownOrigin]);
  app.use(originCheck(acceptedOrigins));
  serveAccountApi(app, {
    services,
    area,
    origin: ownOrigin,
    acceptedOrigins,
    clinicName: () => 'Instituto da Próstata',
    clientOf: ({ headers }) => String(headers['x-client']),
    report: (error) => void reported.push(error),
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function send(path: string, body: unknown = {}, sent: Sent = {}) {
    const { method = 'POST', contentType = 'application/json', raw = JSON.stringify(body) } = sent;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await fetch(`http://127.0.0.1:${port}/api/account${path}`, {
      method,
      headers: {
        'x-client': sent.client ?? `client ${clients++}`,
        ...(hasBody && contentType !== '' && { 'content-type': contentType }),
        ...(sent.origin !== undefined && { origin: sent.origin }),
        ...(sent.cookie !== undefined && { cookie: sent.cookie }),
        ...(sent.bearer !== undefined && { authorization: `Bearer ${sent.bearer}` }),
        ...(sent.language !== undefined && { 'accept-language': sent.language }),
      },
      body: hasBody ? raw : null,
    });
    return openAnswer(path, response);
  }
  const codeFor = async (key: string, purpose: CodePurpose) => codeOf(secret, (await services.codes.latest(key, purpose))?.id ?? '');

  /** An account whose e-mail was proven by an app, and what that app holds. */
  async function anAppAccount(email = anEmail()) {
    const begun = await send('/register', { name: 'Ana Maria Teste', email, password: firstPassword, consent: true });
    const device = begun.data['device'] as string;
    const { data } = await send('/verify', { device, code: await codeFor(device, 'register') });
    const tokens = data['tokens'] as { access_token: string; refresh_token: string };
    const user = data['user'] as { id: string; imed_id: number | null; name: string; email: string };
    return { email, user, device, proof: data['device_proof'] as string, access: tokens.access_token, refresh: tokens.refresh_token };
  }
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await dbos.destroy();
    await Promise.all([pool.end(), admin.end()]);
  };
  return { send, services, area, admin, statementsOf, codeFor, anAppAccount, reported, stop };
}

export type ApiUnderTest = Awaited<ReturnType<typeof startApi>>;
