import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readCallback } from '@clinic/core/adapters/payments/easypay/read-callback';
import { handlePaymentCallback } from '@clinic/core/booking/payment/handle-payment-callback';
import type { FaultHarness } from './fault-harness.ts';

export type Door = { heard: string[]; close: () => void };

/** Where the provider's stand-in knocks: as the site's own door, without the site. */
export async function openDoor({ store, ports }: FaultHarness): Promise<Door> {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const hint = readCallback(await text(request));
    heard.push(hint.ok ? await handlePaymentCallback(store, 'easypay', hint.value, new Date()) : 'malformed');
    response.writeHead(hint.ok ? 200 : 400).end();
  });
  await new Promise<void>((ready) => server.listen(ports.site, '127.0.0.1', ready));
  return { heard, close: () => void server.close() };
}
