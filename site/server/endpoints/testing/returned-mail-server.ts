import type { AddressInfo, Server } from 'node:net';
import { arrivalStore } from '@clinic/core/adapters/database/arrived-letters';
import { createPool } from '@clinic/core/adapters/database/database';
import { returnStore } from '@clinic/core/adapters/database/mail-returns';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { originCheck } from '../../security/origin-check.ts';
import type { SiteEnvironment } from '../../site-app.ts';
import { serveReturnedMail } from '../returned-mail.ts';

export const returnedMailKey = 'only-for-tests-only-for-tests';
/** While one is changed for another both open. */
export const nextMailKey = 'the-next-only-for-tests-only-for-tests';

/** For tests: the endpoint alone, over HTTP, with the rights of whom the address of the database names. */
export async function startReturnedMail(databaseUrl: string) {
  const pool = createPool(databaseUrl, () => {});
  const dbos = await createDbosClient(databaseUrl, pool);
  const app = new Hono<SiteEnvironment>();
  app.use(originCheck(new Set(['https://exemplo.pt'])));
  serveReturnedMail(
    app,
    { returns: returnStore(pool, dbos), arrivals: arrivalStore(pool, keys), keys },
    { RETURNED_MAIL_KEY: [returnedMailKey, nextMailKey] },
  );
  const server = createAdaptorServer(app) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await dbos.destroy();
      await pool.end();
    },
  };
}
