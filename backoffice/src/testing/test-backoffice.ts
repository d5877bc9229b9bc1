import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAllRows } from '@clinic/core/adapters/content/published-rows';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { copyWithRoles } from '@clinic/core/adapters/database/throwaway-migrated';
import { createLibrary, type Library } from '@clinic/core/content/library/library';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { createLocalReq, getPayload, handleEndpoints } from 'payload';
import { type Role, roles } from '../access/role.ts';
import { configure } from '../configure.ts';
import { startStaffSession } from '../staff/sessions/session-store.ts';
import { sessionCookie } from '../staff/sessions/staff-cookies.ts';
import type { Deployment } from '../staff/staff-settings.ts';
import { migrateCms } from './migrate-cms.ts';

const ownOrigin = 'http://127.0.0.1:3001';
export const testWorkerKey = 'only-for-tests-of-the-worker';
/** The one before, which is being changed for it. */
export const testOldWorkerKey = 'only-for-tests-of-the-worker-before';
export const testPreviewSecret = 'only-for-tests-of-the-preview';
export const password = 'uma-palavra-passe-comprida';
export const emailOf = (role: Role) => `${role}@exemplo.pt`;

export type TestBackoffice = Awaited<ReturnType<typeof startTestBackoffice>>;
type Call = {
  /** A member of staff; null is a stranger. Unless it is said, the front desk asks, which reads what is published. */
  as?: Role | null;
  body?: unknown;
  file?: { name: string; type: string; content: Buffer };
  language?: 'pt' | 'en';
  headers?: Record<string, string>;
};

export type Options = { deployment?: Deployment; origin?: string };

type Place = { databaseUrl: string; mediaDir: string; deployment: Deployment; origin: string };

async function startPayload({ databaseUrl, mediaDir, deployment, origin }: Place) {
  const config = configure({
    TRAINING: 'off',
    WAITING_HOLD_MINUTES: 30,
    WAITING_OFFERS: 3,
    DEPLOYMENT: deployment,
    DATA_KEYS: testDataKeys,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests',
    WORKER_KEY: [testWorkerKey, testOldWorkerKey],
    PREVIEW_SECRET: [testPreviewSecret],
    TRUSTED_PROXIES: [],
    BACKOFFICE_ORIGIN: [origin],
    SITE_ORIGIN: 'http://127.0.0.1:3000',
    CLINIC_SERVICE_URL: 'http://127.0.0.1:9/clinic/graphql',
    CLINIC_SERVICE_KEY: 'only-for-tests',
    CLINIC_SERVICE_APP_ID: 'website',
    MEDIA_DIR: mediaDir,
    DOCUMENTS_DIR: path.join(mediaDir, 'documents'),
    MAIL_FROM: 'clinica@exemplo.pt',
    PORT: 3001,
    HOST: '127.0.0.1',
    METRICS_ADDRESS: '127.0.0.1',
    OTEL_TRACES_SAMPLER_ARG: 1,
    LOG_LEVEL: 'silent',
  });
  const key = randomUUID();
  return { config, key, payload: await getPayload({ config, key }) };
}

/** Once for all files of a run: the tables, a member of staff in each role, and the doctor who reviewed what is published. */
async function prepare(adminUrl: string): Promise<void> {
  const { backoffice } = await migrateWithRoles(adminUrl, migrateCms);
  const { payload } = await startPayload({ databaseUrl: backoffice, mediaDir: tmpdir(), deployment: 'local', origin: ownOrigin });
  for (const role of roles) {
    const data = { email: emailOf(role), password, nome: role, papel: role, idioma: 'pt' as const };
    await payload.create({ collection: 'utilizadores', data });
  }
  await payload.create({ collection: 'equipa', locale: 'pt', data: { nome: 'Rita Revisora', _status: 'published' } });
  await payload.destroy();
}

/**
 * A whole back office on a database of its own, under its own role, spoken to over its REST interface, as the site and the browser do.
 * The test itself arranges and looks as the superuser (`databaseUrl`).
 */
export async function startTestBackoffice({ deployment = 'local', origin = ownOrigin }: Options = {}) {
  const database = await copyWithRoles('backoffice', prepare);
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'));
  const { config, key, payload } = await startPayload({ databaseUrl: database.roles.backoffice, mediaDir, deployment, origin });

  const pool = createPool(database.roles.site, () => {}, 1);
  const db = createDatabase(pool);

  const sessions = new Map<Role, string>();
  const accounts = await payload.find({ collection: 'utilizadores' });
  for (const { id, papel } of accounts.docs) {
    const req = await createLocalReq({ req: { headers: new Headers() } }, payload);
    const cookie = sessionCookie(payload, await startStaffSession(req, { accountId: id, isSecondStepDone: true }));
    sessions.set(papel, cookie.split(';')[0] ?? '');
  }
  const reviewers = await payload.find({ collection: 'equipa' });

  const handle = (request: Request): Promise<Response> => handleEndpoints({ config, payloadInstanceCacheKey: key, request });

  /** What the browser of somebody signed in sends along. */
  const signedIn = (role: Role) => ({ cookie: sessions.get(role) ?? '', origin });

  async function call(method: string, pathAndQuery: string, { as = 'balcao', body, file, language = 'pt', headers: more = {} }: Call = {}) {
    const shown = as ? signedIn(as) : {};
    const headers = new Headers({ 'accept-language': language, ...shown, ...more });
    const form = new FormData();
    if (file) {
      form.set('file', new File([new Uint8Array(file.content)], file.name, { type: file.type }));
      form.set('_payload', JSON.stringify(body ?? {}));
    } else if (body !== undefined) headers.set('content-type', 'application/json');
    const content = file ? form : body === undefined ? null : JSON.stringify(body);
    const request = new Request(`${origin}/api${pathAndQuery}`, { method, headers, body: content });
    const response = await handle(request);
    const json = await response.json().catch(() => null);
    return { status: response.status, json, cookies: response.headers.getSetCookie(), location: response.headers.get('location') };
  }

  return {
    payload,
    call,
    signedIn,
    origin,
    /** What a medical page needs to be published. */
    review: { revisor: reviewers.docs[0]?.id, data_revisao: '2026-03-02T12:00:00.000Z' },
    handle,
    /** What the site would show at this moment. */
    library: async (): Promise<Library> => createLibrary(await readAllRows(db)),
    databaseUrl: database.url,
    databaseUrls: database.roles,
    mediaDir,
    stop: async () => {
      await pool.end();
      await payload.destroy();
      // Payload never gives back the first connection of its pool, which therefore cannot be ended.
      await database.disconnect();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
