import type { Logger } from '@clinic/core/logging/create-logger';
import { Hono } from 'hono';
import type { SandboxDatabase } from '../database/database.ts';
import { sendCallbacks } from './callbacks/send-callbacks.ts';
import { paymentControlRoutes } from './control/control-routes.ts';
import { easypayGateway } from './easypay/easypay-gateway.ts';
import { faultTable } from './faults/fault-table.ts';
import { gatewayCall } from './gateway-call.ts';
import { ifthenpayGateway } from './ifthenpay/ifthenpay-gateway.ts';
import type { PaymentKeys } from './keys.ts';

type PaymentsOptions = {
  db: SandboxDatabase;
  keys: PaymentKeys;
  /** The website's, where callbacks go. */
  callbackOrigin: string;
  logger: Logger;
  retrySeconds?: number[];
};

/** Both payment gateways over one set of tables, and beside them the levers only a stand-in has. */
export function paymentsStandIn({ db, keys, callbackOrigin, logger, retrySeconds }: PaymentsOptions) {
  const stop = new AbortController();
  const faults = faultTable(db);
  const call = gatewayCall({ db, faults, stopping: stop.signal });
  const sending = sendCallbacks({ db, origin: callbackOrigin, logger, retrySeconds }, stop.signal);
  return {
    routes: {
      easypay: new Hono().route('/', easypayGateway({ db, keys: keys.easypay, call })),
      ifthenpay: new Hono().route('/', ifthenpayGateway({ db, keys: keys.ifthenpay, call })),
      payments: new Hono().route('/control', paymentControlRoutes({ db, antiPhishingKey: keys.ifthenpay.antiPhishingKey, faults })),
    },
    /** Callbacks under way are finished. */
    async stop() {
      stop.abort();
      await sending;
    },
  };
}
