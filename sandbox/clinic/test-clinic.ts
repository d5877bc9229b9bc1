import { copyPrepared } from '@clinic/core/adapters/database/throwaway-database';
import { createLogger } from '@clinic/core/logging/create-logger';
import { serve } from '@hono/node-server';
import { createApp } from '../app.ts';
import { openSandboxDatabase } from '../database/database.ts';
import { migrateSandbox } from '../database/migrate-sandbox.ts';
import { clinicStandIn } from './clinic-stand-in.ts';
import { resetClinic } from './seed/seed-clinic.ts';

const key = 'a-key-that-only-these-tests-know';
const appId = 'tests';

type Answer<Data> = { status: number; data: Data; code: string | undefined };
export type TestClinic = Awaited<ReturnType<typeof startTestClinic>>;

/** For tests: the stand-in over real HTTP with a database of its own and no bookings. */
export async function startTestClinic() {
  const database = await copyPrepared('sandbox', migrateSandbox);
  const db = openSandboxDatabase(database.url, () => {});
  await resetClinic(db, { bookings: false });
  const clinic = clinicStandIn({ db, key, appId, logger: createLogger('sandbox-test', 'silent') });
  const { promise: listening, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: createApp({ clinic: clinic.routes }).fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port));
  const origin = `http://127.0.0.1:${await listening}`;

  const post = (body: string, headers: Record<string, string> = {}, timeoutMs = 10_000) =>
    fetch(`${origin}/clinic/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, appid: appId, 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    db,
    origin,
    databaseUrl: database.url,
    post,
    /** What the service said, read as the website reads it. */
    async ask<Data>(query: string, variables: object = {}, timeoutMs?: number): Promise<Answer<Data>> {
      const response = await post(JSON.stringify({ query, variables }), {}, timeoutMs);
      const { data, errors } = (await response.json()) as { data: Data; errors?: { extensions?: { code?: string } }[] };
      return { status: response.status, data, code: errors?.[0]?.extensions?.code };
    },
    control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      fetch(`${origin}/clinic/control${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      }),
    async stop() {
      clinic.stop();
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      server.close(() => close());
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await db.destroy();
    },
  };
}
