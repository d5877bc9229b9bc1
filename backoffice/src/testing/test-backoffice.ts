import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { createThrowawayDatabase } from '@clinic/core/adapters/database/throwaway-database';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { createLocalReq, getPayload, handleEndpoints } from 'payload';
import { type Role, roles } from '../access/role.ts';
import { configure } from '../configure.ts';
import { startSession } from '../staff/sessions/session-store.ts';
import { sessionCookie } from '../staff/sessions/staff-cookies.ts';
import type { Deployment } from '../staff/staff-settings.ts';
import { migrateCms } from './migrate-cms.ts';

const ownOrigin = 'http://127.0.0.1:3001';
export const workerKey = 'only-for-tests-of-the-worker';
export const contentKey = 'only-for-tests-of-the-content';
export const previewSecret = 'only-for-tests-of-the-preview';
export const password = 'uma-palavra-passe-comprida';
export const emailOf = (role: Role) => `${role}@exemplo.pt`;

export type TestBackoffice = Awaited<ReturnType<typeof startTestBackoffice>>;
type Call = {
  /** A member of staff; null is a stranger. Unless it is said, the site asks. */
  as?: Role | null;
  body?: unknown;
  file?: { name: string; type: string; content: Buffer };
  language?: 'pt' | 'en';
  headers?: Record<string, string>;
};

type Options = { deployment?: Deployment; origin?: string };

/**
 * A whole back office on a database of its own, under its own role, spoken to over its REST interface, as the site and the browser do.
 * The test itself arranges and looks as the superuser (`databaseUrl`).
 */
export async function startTestBackoffice({ deployment = 'local', origin = ownOrigin }: Options = {}) {
  const database = await createThrowawayDatabase();
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'));
  const databaseUrls = await migrateWithRoles(database.url, migrateCms);
  const config = configure({
    DEPLOYMENT: deployment,
    DATA_KEYS: testDataKeys,
    DATABASE_URL: databaseUrls.backoffice,
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests',
    WORKER_KEY: workerKey,
    PREVIEW_SECRET: previewSecret,
    CONTENT_KEY: contentKey,
    TRUSTED_PROXIES: [],
    BACKOFFICE_ORIGIN: [origin],
    SITE_ORIGIN: 'http://127.0.0.1:3000',
    MEDIA_DIR: mediaDir,
    MAIL_FROM: 'clinica@exemplo.pt',
    PORT: 3001,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  const key = randomUUID();
  const payload = await getPayload({ config, key });

  const sessions = new Map<Role, string>();
  for (const role of roles) {
    const data = { email: emailOf(role), password, nome: role, papel: role, idioma: 'pt' as const };
    const { id } = await payload.create({ collection: 'utilizadores', data });
    const req = await createLocalReq({ req: { headers: new Headers() } }, payload);
    const cookie = sessionCookie(payload, await startSession(req, { accountId: id, isSecondStepDone: true }));
    sessions.set(role, cookie.split(';')[0] ?? '');
  }

  const handle = (request: Request): Promise<Response> => handleEndpoints({ config, payloadInstanceCacheKey: key, request });

  const reviewer = await payload.create({ collection: 'equipa', locale: 'pt', data: { nome: 'Rita Revisora', _status: 'published' } });

  /** What the browser of somebody signed in sends along. */
  const signedIn = (role: Role) => ({ cookie: sessions.get(role) ?? '', origin });

  async function call(method: string, pathAndQuery: string, { as, body, file, language = 'pt', headers: more = {} }: Call = {}) {
    const shown = as === undefined ? { authorization: `Bearer ${contentKey}` } : as ? signedIn(as) : {};
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
    return { status: response.status, json, cookies: response.headers.getSetCookie() };
  }

  return {
    payload,
    call,
    signedIn,
    origin,
    /** What a medical page needs to be published. */
    review: { revisor: reviewer.id, data_revisao: '2026-03-02T12:00:00.000Z' },
    handle,
    databaseUrl: database.url,
    databaseUrls,
    mediaDir,
    stop: async () => {
      await payload.destroy();
      await database.drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
