import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ScanBytes, Verdict } from '../../documents/check-document.ts';

/** Down, too slow, or an answer that we do not know: tried again later, never taken for clean. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}

const silentMs = 60_000;

/**
 * ClamAV's daemon, over its INSTREAM command. `largestBytes` is what its settings let it look at (`MaxFileSize`): of longer files it looks at a part
 * or at nothing, and says so only with `AlertExceedsMax yes`, so they are not sent at all.
 */
export const clamd =
  (address: string, largestBytes: number): ScanBytes =>
  async (bytes, sizeBytes) => {
    if (sizeBytes > largestBytes) return 'overLimit';
    const socket = await open(address);
    try {
      return verdictOf(await ask(socket, bytes));
    } catch (error) {
      throw error instanceof ScannerUnavailable ? error : new ScannerUnavailable('the scanner did not answer');
    } finally {
      socket.destroy();
    }
  };

async function open(address: string): Promise<Socket> {
  const [, host, port] = /^([^/:]+):(\d+)$/.exec(address) ?? [];
  const socket = host ? connect(Number(port), host) : connect(address);
  socket.setTimeout(silentMs, () => socket.destroy());
  try {
    await once(socket, 'connect');
  } catch {
    throw new ScannerUnavailable('the scanner is not there');
  }
  return socket;
}

async function ask(socket: Socket, bytes: AsyncIterable<Buffer>): Promise<string> {
  let answer = '';
  // It may answer, and hang up, before it has read everything: what it said counts.
  socket.on('error', () => {}).on('data', (text) => (answer += text.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const isOpen = () => answer === '' && !socket.destroyed;
  const write = async (chunk: Buffer) => {
    if (isOpen() && !socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
  };
  await write(Buffer.from('zINSTREAM\0'));
  for await (const chunk of bytes) {
    if (!isOpen()) break;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(Buffer.concat([length, chunk]));
  }
  await write(Buffer.alloc(4));
  await closed;
  return answer.replace(/\0[\s\S]*$/, '');
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  if (/size limit exceeded/i.test(answer) || /^stream: Heuristics\.Limits\.Exceeded\S* FOUND$/.test(answer)) return 'overLimit';
  if (/^stream: .+ FOUND$/.test(answer)) return 'threat';
  throw new ScannerUnavailable('the scanner gave no answer that we know');
}
