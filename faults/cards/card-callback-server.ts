import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readCallback as readEasypay } from '@clinic/core/adapters/payments/easypay/read-callback';
import { readCallback as readIfthenpay } from '@clinic/core/adapters/payments/ifthenpay/read-callback';
import { readReturn } from '@clinic/core/adapters/payments/read-return';
import { handlePaymentCallback } from '@clinic/core/booking/payment/handle-payment-callback';
import { returnFromCardPage } from '@clinic/core/booking/payment/return-from-card-page';
import type { FaultHarness } from '../harness/fault-harness.ts';

/** Takes both providers' callbacks, and patients back from their pages, as the site does, but without the site. */
export async function startCardCallbackServer({ store, ports, settings }: FaultHarness) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://callbacks.invalid');
    const now = new Date();
    const told = url.pathname === '/payments/return' ? readReturn(url.searchParams) : null;
    if (told) await returnFromCardPage(store, told.provider, { ...told, now });
    const easypay = url.pathname === '/callbacks/easypay' ? readEasypay(await text(request)) : null;
    if (easypay?.ok) await handlePaymentCallback(store, 'easypay', easypay.value, now);
    const key = settings['IFTHENPAY_ANTI_PHISHING_KEY'] ?? '';
    const ifthenpay = url.pathname === '/callbacks/ifthenpay' ? readIfthenpay(url.searchParams, key) : null;
    if (ifthenpay?.ok) await handlePaymentCallback(store, 'ifthenpay', ifthenpay.value, now);
    response.writeHead(told || easypay?.ok || ifthenpay?.ok ? 200 : 400).end();
  });
  await new Promise<void>((ready) => server.listen(ports.site, '127.0.0.1', ready));
  return { close: () => void server.close() };
}
