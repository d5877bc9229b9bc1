import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readCallback } from '@clinic/core/adapters/payments/easypay/read-callback';
import { hearCallback } from '@clinic/core/booking/hear-callback';
import type { ClinicRoom } from './clinic-room.ts';

export type Door = { heard: string[]; close: () => void };

/** Where the provider's stand-in knocks: as the site's own door, without the site. */
export async function openDoor({ store, ports }: ClinicRoom): Promise<Door> {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const hint = readCallback(await text(request));
    heard.push(hint.ok ? await hearCallback(store, 'easypay', hint.value, new Date()) : 'malformed');
    response.writeHead(hint.ok ? 200 : 400).end();
  });
  await new Promise<void>((ready) => server.listen(ports.site, '127.0.0.1', ready));
  return { heard, close: () => void server.close() };
}
