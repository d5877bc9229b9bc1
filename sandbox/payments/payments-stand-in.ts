import type { Logger } from '@clinic/core/logging/create-logger';
import { Hono } from 'hono';
import type { SandboxDatabase } from '../database/database.ts';
import { sendCallbacks } from './callbacks/send-callbacks.ts';
import { cardPageRoutes } from './card-page/card-page-routes.ts';
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
  /** Where easypay's page for cards sends patients back to. */
  easypayReturnUrl: string;
  logger: Logger;
  retrySeconds?: number[];
};

/** Both payment gateways over one set of tables, and beside them the levers only a stand-in has. */
export function paymentsStandIn({ db, keys, callbackOrigin, easypayReturnUrl, logger, retrySeconds }: PaymentsOptions) {
  const stop = new AbortController();
  const faults = faultTable(db);
  const call = gatewayCall({ db, faults, stopping: stop.signal });
  const sending = sendCallbacks({ db, origin: callbackOrigin, logger, retrySeconds }, stop.signal);
  const { antiPhishingKey, cardKey } = keys.ifthenpay;
  const pages = { db, antiPhishingKey, easypayReturnUrl, cardKey };
  return {
    routes: {
      easypay: new Hono().route('/cc', cardPageRoutes('easypay', pages)).route('/', easypayGateway({ db, keys: keys.easypay, call })),
      ifthenpay: new Hono()
        .route('/card', cardPageRoutes('ifthenpay', pages))
        .route('/', ifthenpayGateway({ db, keys: keys.ifthenpay, call })),
      payments: new Hono().route('/control', paymentControlRoutes({ db, antiPhishingKey, faults })),
    },
    /** Callbacks under way are finished. */
    async stop() {
      stop.abort();
      await sending;
    },
  };
}
