import type { IncomingMessage } from 'node:http';
import { type ConsentPorts, recordConsent } from '@clinic/core/consent/record-consent';
import { parsePlainJson } from '@clinic/core/http/plain-text';
import { bodyWithinMs, readBody, refusalOf } from '../http/read-body.ts';
import type { SiteApp } from '../site-app.ts';

const maxBytes = 1024;

type Ports = ConsentPorts & { isWithinLimit(req: IncomingMessage): Promise<boolean> };

/** Stores a visitor's consent. Neither the IP address nor the browser is stored: the random number in the cookie is the proof. */
export function acceptConsents(app: SiteApp, { isWithinLimit, ...ports }: Ports) {
  app.post('/consent', async (c) => {
    const body = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    if (!body.ok) return c.body(null, refusalOf(body.error));
    if (!(await isWithinLimit(c.env.incoming))) return c.body(null, 429, { 'cache-control': 'no-store' });
    const recorded = await recordConsent(ports, parsePlainJson(body.value.toString()));
    return c.body(null, recorded.ok ? 204 : 400, { 'cache-control': 'no-store' });
  });
}
