import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateCore } from '@clinic/core/adapters/database/migrate-core';
import { createThrowawayDatabase } from '@clinic/core/adapters/database/throwaway-database';
import { createDbosTables } from '@clinic/core/adapters/dbos/create-dbos-tables';
import { getPayload, handleEndpoints, type Migration } from 'payload';
import { type Role, roles } from '../access/role.ts';
import { configure } from '../configure.ts';
import { migrations } from '../migrations/index.ts';

const origin = 'http://127.0.0.1:3001';
export const workerKey = 'only-for-tests-of-the-worker';
export const previewSecret = 'only-for-tests-of-the-preview';
export const password = 'uma-palavra-passe-comprida';
export const emailOf = (role: Role) => `${role}@exemplo.pt`;

export type TestBackoffice = Awaited<ReturnType<typeof startTestBackoffice>>;
type Call = {
  as?: Role | null;
  body?: unknown;
  file?: { name: string; type: string; content: Buffer };
  language?: 'pt' | 'en';
  headers?: Record<string, string>;
};

/** A whole back office on a database of its own, spoken to over its REST interface, as the site and the browser do. */
export async function startTestBackoffice() {
  const database = await createThrowawayDatabase();
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'media-'));
  await migrateCore(database.url);
  await createDbosTables(database.url);
  const config = configure({
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests',
    WORKER_KEY: workerKey,
    PREVIEW_SECRET: previewSecret,
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
  await payload.db.migrate({ migrations: migrations as Migration[] });

  const tokens = new Map<Role, string>();
  for (const role of roles) {
    await payload.create({ collection: 'utilizadores', data: { email: emailOf(role), password, nome: role, papel: role, idioma: 'pt' } });
    const { token } = await payload.login({ collection: 'utilizadores', data: { email: emailOf(role), password } });
    if (token) tokens.set(role, token);
  }

  const handle = (request: Request): Promise<Response> => handleEndpoints({ config, payloadInstanceCacheKey: key, request });

  const reviewer = await payload.create({ collection: 'equipa', locale: 'pt', data: { nome: 'Rita Revisora', _status: 'published' } });

  async function call(method: string, pathAndQuery: string, { as = null, body, file, language = 'pt', headers: more = {} }: Call = {}) {
    const headers = new Headers({ 'accept-language': language, ...more });
    if (as) headers.set('authorization', `JWT ${tokens.get(as)}`);
    const form = new FormData();
    if (file) {
      form.set('file', new File([new Uint8Array(file.content)], file.name, { type: file.type }));
      form.set('_payload', JSON.stringify(body ?? {}));
    } else if (body !== undefined) headers.set('content-type', 'application/json');
    const content = file ? form : body === undefined ? null : JSON.stringify(body);
    const request = new Request(`${origin}/api${pathAndQuery}`, { method, headers, body: content });
    const response = await handle(request);
    const json = await response.json().catch(() => null);
    return { status: response.status, json };
  }

  return {
    payload,
    call,
    /** What a medical page needs to be published. */
    review: { revisor: reviewer.id, data_revisao: '2026-03-02T12:00:00.000Z' },
    handle,
    databaseUrl: database.url,
    mediaDir,
    stop: async () => {
      await payload.destroy();
      await database.drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
