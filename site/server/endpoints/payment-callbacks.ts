import { readCallback as readEasypay } from '@clinic/core/adapters/payments/easypay/read-callback';
import { readCallback as readIfthenpay } from '@clinic/core/adapters/payments/ifthenpay/read-callback';
import { handlePaymentCallback } from '@clinic/core/booking/payment/handle-payment-callback';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import type { SiteEnv } from '../env.ts';
import { bodyWithinMs, readBody, refusalOf } from '../http/read-body.ts';
import type { SiteApp } from '../site-app.ts';

const maxBytes = 8 * 1024;
const notKept = { 'cache-control': 'no-store' };

/**
 * The providers' callbacks. Known and unknown payments get the same response, so that order ids cannot be guessed; only forged or malformed
 * calls are rejected. ifthenpay calls by GET, which is safe: a callback changes nothing, it only makes us ask the provider.
 */
export function servePaymentCallbacks(app: SiteApp, store: BookingStore, env: Pick<SiteEnv, 'IFTHENPAY_ANTI_PHISHING_KEY'>) {
  app.post('/callbacks/easypay', async (c) => {
    const body = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    if (!body.ok) return c.body(null, refusalOf(body.error));
    const hint = readEasypay(body.value.toString());
    if (!hint.ok) return c.body(null, 400, notKept);
    await handlePaymentCallback(store, 'easypay', hint.value, new Date());
    return c.json({ status: 'ok' }, 200, notKept);
  });
  app.get('/callbacks/ifthenpay', async (c) => {
    const hint = readIfthenpay(new URL(c.req.url).searchParams, env.IFTHENPAY_ANTI_PHISHING_KEY ?? '');
    if (!hint.ok) return c.body(null, hint.error.kind === 'forged' ? 403 : 400, notKept);
    await handlePaymentCallback(store, 'ifthenpay', hint.value, new Date());
    return c.text('ok', 200, notKept);
  });
}
