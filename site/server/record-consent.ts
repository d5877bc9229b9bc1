import type { IncomingMessage } from 'node:http';
import { type ConsentPorts, recordConsent } from '@clinic/core/consent/record-consent';
import { readSmall } from './read-small.ts';
import type { SiteApp } from './site-app.ts';

const maxBytes = 1024;

type Ports = ConsentPorts & { isWithinLimit(req: IncomingMessage): Promise<boolean> };

/** Takes a visitor's answer. Neither his address nor his browser is kept: the random number in his cookie is the proof. */
export function acceptConsents(app: SiteApp, { isWithinLimit, ...ports }: Ports) {
  app.post('/consent', async (c) => {
    const text = await readSmall(c.env.incoming, maxBytes);
    if (text === undefined) return c.body(null, 413);
    if (!(await isWithinLimit(c.env.incoming))) return c.body(null, 429, { 'cache-control': 'no-store' });
    const recorded = await recordConsent(ports, parseJson(text));
    return c.body(null, recorded.ok ? 204 : 400, { 'cache-control': 'no-store' });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
