import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { copyPrepared } from '@clinic/core/adapters/database/throwaway-database';
import { easypay } from '@clinic/core/adapters/payments/easypay/easypay';
import { ifthenpay } from '@clinic/core/adapters/payments/ifthenpay/ifthenpay';
import { createLogger } from '@clinic/core/logging/create-logger';
import { serve } from '@hono/node-server';
import { createApp } from '../app.ts';
import { openSandboxDatabase } from '../database/database.ts';
import { migrateSandbox } from '../database/migrate-sandbox.ts';
import type { PaymentKeys } from './keys.ts';
import { paymentsStandIn } from './payments-stand-in.ts';

export const keys: PaymentKeys = {
  easypay: { accountId: 'tests-account', apiKey: 'tests-api-key' },
  ifthenpay: {
    mbKey: 'tests-mb',
    mbWayKey: 'tests-mbway',
    backofficeKey: 'tests-backoffice',
    cardKey: 'tests-card',
    antiPhishingKey: 'tests-anti-phishing',
  },
};
export type ReceivedRequest = { method: string; url: string; body: string };
export type TestPayments = Awaited<ReturnType<typeof startTestPayments>>;

/** Stands for the website: writes down every callback and answers what it is told to. */
async function startWebsite() {
  const heard: ReceivedRequest[] = [];
  const answers: number[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    heard.push({ method: request.method ?? '', url: request.url ?? '', body: await text(request) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, answers, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * For tests: both gateways over real HTTP with a database of their own, the real adapters, and a website that listens.
 * The deadline is the real one, since a busy machine may answer late; only tests of silence shorten it.
 */
export async function startTestPayments({ deadlineMs = 8_000 } = {}) {
  const database = await copyPrepared('sandbox', migrateSandbox);
  const website = await startWebsite();
  const logger = createLogger('sandbox-test', 'silent');

  /** Two of them are two processes, but for the memory, of which they share nothing. */
  async function startProcess() {
    const db = openSandboxDatabase(database.url, () => {});
    const payments = paymentsStandIn({
      db,
      keys,
      callbackOrigin: website.origin,
      easypayReturnUrl: `${website.origin}/payments/return`,
      logger,
      retrySeconds: [0.2, 0.2],
    });
    const { promise: listening, resolve } = Promise.withResolvers<number>();
    const server = serve({ fetch: createApp(payments.routes).fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port));
    const origin = `http://127.0.0.1:${await listening}`;
    const stop = async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await payments.stop();
      await db.destroy();
    };
    return { db, origin, stop };
  }

  const { db, origin, stop } = await startProcess();
  const control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    fetch(`${origin}/payments/control${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
  return {
    db,
    origin,
    website,
    startProcess,
    control,
    easypay: easypay({ baseUrl: `${origin}/easypay`, ...keys.easypay, logger, deadlineMs }),
    ifthenpay: ifthenpay({
      baseUrl: `${origin}/ifthenpay/`,
      keys: keys.ifthenpay,
      returnUrl: `${website.origin}/payments/return`,
      logger,
      deadlineMs,
    }),
    async calls(operation: string): Promise<number> {
      const row = await db.selectFrom('payment_calls').select('calls').where('operation', '=', operation).executeTakeFirst();
      return row?.calls ?? 0;
    },
    async stop() {
      await stop();
      website.close();
    },
  };
}
