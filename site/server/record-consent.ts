import { type ConsentPorts, recordConsent } from '@clinic/core/consent/record-consent';
import { bodyLimit } from 'hono/body-limit';
import type { SiteApp } from './site-app.ts';

const maxBytes = 1024;

/** Takes a visitor's answer. Neither his address nor his browser is kept: the random number in his cookie is the proof. */
export function acceptConsents(app: SiteApp, ports: ConsentPorts) {
  app.post('/consent', bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) }), async (c) => {
    const given = await c.req.json().catch(() => undefined);
    const recorded = await recordConsent(ports, given);
    return c.body(null, recorded.ok ? 204 : 400, { 'cache-control': 'no-store' });
  });
}
