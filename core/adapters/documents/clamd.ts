import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ScanBrokeOff, type ScanBytes, ScanTookTooLong, type Verdict } from '../../documents/check-document.ts';

/** Down, too slow, or an answer that we do not know: tried again later, never taken for clean. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}

const silenceMs = 60_000;
const pingMs = 5_000;

/**
 * ClamAV's daemon, over its INSTREAM command. `largestBytes` is what its settings let it look at (`MaxFileSize`): of longer files it looks at a part
 * or at nothing, and says so only with `AlertExceedsMax yes`, so they are not sent at all. A file that does not open is the file's trouble, and
 * thrown as it is.
 */
export const clamd =
  (address: string, largestBytes: number, silentMs = silenceMs): ScanBytes =>
  async (bytes, sizeBytes) => {
    if (sizeBytes > largestBytes) return 'overLimit';
    const { answer, hungUp } = await ask(address, instream(bytes), silentMs);
    if (answer === '') {
      if (await isAwake(address)) throw new ScanTookTooLong('the scanner came to no end with a document');
      // One that only hangs, for its signatures or its disk, has not died of this document.
      if (hungUp) throw new ScanBrokeOff('the scanner was gone before it had an answer');
    }
    return verdictOf(answer);
  };

async function* instream(bytes: AsyncIterable<Buffer>) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
}

/** Whether it would answer about another document. */
async function isAwake(address: string): Promise<boolean> {
  const ping = async function* () {
    yield Buffer.from('zPING\0');
  };
  return (await ask(address, ping(), pingMs).catch(() => null))?.answer === 'PONG';
}

async function open(address: string, silentMs: number): Promise<Socket> {
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

/** The answer of the scanner: empty where it timed out, or where it closed the connection first (`hungUp`). */
async function ask(address: string, command: AsyncIterable<Buffer>, silentMs: number): Promise<{ answer: string; hungUp: boolean }> {
  const socket = await open(address, silentMs);
  let [answer, hungUp] = ['', true];
  socket.once('timeout', () => (hungUp = false));
  // It may answer, and hang up, before it has read everything: what it said counts.
  socket.on('error', () => {}).on('data', (text) => (answer += text.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const isOpen = () => answer === '' && !socket.destroyed;
  try {
    for await (const part of command) {
      if (!isOpen()) break;
      if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
    }
    await closed;
  } finally {
    socket.destroy();
  }
  return { answer: answer.replace(/\0[\s\S]*$/, ''), hungUp };
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  if (/size limit exceeded/i.test(answer) || /^stream: Heuristics\.Limits\.Exceeded\S* FOUND$/.test(answer)) return 'overLimit';
  if (/^stream: .+ FOUND$/.test(answer)) return 'threat';
  throw new ScannerUnavailable('the scanner gave no answer that we know');
}
