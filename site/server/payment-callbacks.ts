import { readCallback as readEasypay } from '@clinic/core/adapters/payments/easypay/read-callback';
import { readCallback as readIfthenpay } from '@clinic/core/adapters/payments/ifthenpay/read-callback';
import type { BookingStore } from '@clinic/core/booking/booking-store';
import { hearCallback } from '@clinic/core/booking/hear-callback';
import type { SiteEnv } from './env.ts';
import { bodyWithinMs, readBody, refusalOf } from './read-body.ts';
import type { SiteApp } from './site-app.ts';

const maxBytes = 8 * 1024;
const notKept = { 'cache-control': 'no-store' };

/**
 * Where payment providers knock. A known payment and an unknown one get the same answer, so that nobody can try out order
 * numbers; only what cannot be theirs is refused. ifthenpay calls by GET: it changes nothing, it only makes us ask.
 */
export function hearPaymentCallbacks(app: SiteApp, store: BookingStore, env: Pick<SiteEnv, 'IFTHENPAY_ANTI_PHISHING_KEY'>) {
  app.post('/callbacks/easypay', async (c) => {
    const body = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    if (!body.ok) return c.body(null, refusalOf(body.error));
    const hint = readEasypay(body.value.toString());
    if (!hint.ok) return c.body(null, 400, notKept);
    await hearCallback(store, 'easypay', hint.value, new Date());
    return c.json({ status: 'ok' }, 200, notKept);
  });
  app.get('/callbacks/ifthenpay', async (c) => {
    const hint = readIfthenpay(new URL(c.req.url).searchParams, env.IFTHENPAY_ANTI_PHISHING_KEY ?? '');
    if (!hint.ok) return c.body(null, hint.error.kind === 'forged' ? 403 : 400, notKept);
    await hearCallback(store, 'ifthenpay', hint.value, new Date());
    return c.text('ok', 200, notKept);
  });
}
