import type { OpenFile } from '../../documents/document-ports.ts';

const aheadBytes = 1024 * 1024;

/**
 * Whoever reads on where the last read ended gets many reads with one request: a document of 2 GB is opened in 32,000 pieces, each of which
 * would wait for the network. Reads here and there, as at the end of an archive, fetch what they ask for.
 */
export function readAhead(read: OpenFile['read'], endsAt: number): OpenFile['read'] {
  let held: { at: number; bytes: Buffer } = { at: 0, bytes: Buffer.alloc(0) };
  let lastEnd = 0;
  return async (at, length) => {
    const [goesOn, to] = [at === lastEnd, Math.min(at + length, endsAt)];
    lastEnd = at + length;
    const { at: from, bytes } = held;
    if (at >= from && to <= from + bytes.length) return bytes.subarray(at - from, to - from);
    const reads = goesOn ? Math.max(1, Math.floor(aheadBytes / length)) : 1;
    const fetched = await read(at, length * reads);
    held = { at, bytes: fetched };
    return fetched.subarray(0, length);
  };
}
