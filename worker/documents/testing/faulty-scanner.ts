import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export const silencing = 'the scanner says nothing about this';
export const killing = 'the scanner dies of this';

/** Speaks as clamd does, finds nothing, keeps silent about a document with the first words in it, and is gone after one with the others. */
export async function startFaultyScanner(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket
      .on('error', () => {})
      .on('data', (part) => {
        heard = Buffer.concat([heard, part]);
        if (heard.includes(killing)) {
          server.close();
          socket.destroy();
        } else if (heard.equals(Buffer.from('zPING\0'))) socket.end('PONG\0');
        else if (heard.subarray(-4).equals(Buffer.alloc(4)) && !heard.includes(silencing)) socket.end('stream: OK\0');
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
