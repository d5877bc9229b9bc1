import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@clinic/core/kernel/result';

type Limits = { maxBytes: number; withinMs: number };
type Refusal = { kind: 'tooLong' | 'tooSlow' };

/** Every body that strangers send arrives within this time; whoever needs longer has no browser, or holds our places on purpose. */
export const bodyWithinMs = 20_000;

/** What a refused body is answered: the connection is not worth keeping. */
export const refusalOf = ({ kind }: Refusal) => ({
  status: kind === 'tooLong' ? (413 as const) : (408 as const),
  headers: { connection: 'close', 'cache-control': 'no-store' },
});

/**
 * A body, read whole before anything else is done with it: whoever sends it drop by drop, or without end, keeps nobody's place
 * and fills no memory. Read off the connection itself, which stays open until the refusal is sent.
 */
export function readBody(incoming: IncomingMessage, { maxBytes, withinMs }: Limits): Promise<Result<Buffer<ArrayBuffer>, Refusal>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (read: Result<Buffer<ArrayBuffer>, Refusal>) => {
      clearTimeout(deadline);
      incoming.off('data', take).off('end', finish).off('close', giveUp);
      if (!read.ok) incoming.pause();
      resolve(read);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) settle(err({ kind: 'tooLong' }));
      else chunks.push(chunk);
    };
    const finish = () => settle(ok(Buffer.concat(chunks)));
    // He hung up: nobody reads the answer.
    const giveUp = () => settle(err({ kind: 'tooSlow' }));
    const deadline = setTimeout(giveUp, withinMs);
    incoming.on('data', take).once('end', finish).once('close', giveUp);
    incoming.on('error', () => {});
    if (incoming.readableEnded) finish();
    else if (incoming.destroyed) giveUp();
  });
}
