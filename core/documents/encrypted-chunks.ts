import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * A file is encrypted in pieces, so that it is never whole in memory, an interrupted one goes on at the last whole piece, and an archive can
 * be read from any place. Each piece is bound to its file, its place and to being the last one or not: pieces that were exchanged, taken
 * away or cut off no longer open.
 */
export const chunkBytes = 64 * 1024;
const ivBytes = 12;
const tagBytes = 16;
const encryptedChunkBytes = chunkBytes + ivBytes + tagBytes;

/** `blob` names what is stored, `key` is its own. */
export type EncryptedFile = { blob: string; key: Buffer };

export class BrokenFile extends Error {
  override name = 'BrokenFile';
}

export const newFileKey = (): Buffer => randomBytes(32);

const binding = (blob: string, index: number, isLast: boolean) => Buffer.from(`${blob}\n${index}\n${isLast ? 'last' : 'more'}`);

/** What opens the piece, and the piece: not copied together, so that large files use less memory. */
function encryptChunk({ blob, key }: EncryptedFile, index: number, isLast: boolean, plain: Buffer): [Buffer, Buffer] {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(binding(blob, index, isLast));
  const hidden = cipher.update(plain);
  cipher.final();
  return [Buffer.concat([iv, cipher.getAuthTag()]), hidden];
}

function decryptChunk({ blob, key }: EncryptedFile, index: number, isLast: boolean, encrypted: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(binding(blob, index, isLast)).setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new BrokenFile('a stored document does not open: it was changed, cut off or belongs elsewhere');
  }
}

/** Where an interrupted file goes on: behind its last whole piece. */
export function resumeAt(encryptedBytes: number): { offset: number; encryptedOffset: number } {
  const whole = Math.floor(encryptedBytes / encryptedChunkBytes);
  return { offset: whole * chunkBytes, encryptedOffset: whole * encryptedChunkBytes };
}

/** `offset`: of the first byte, at the start of a piece. `sizeBytes`: null where the end of the source is the end of the file. */
export type Arriving = { offset: number; sizeBytes: number | null };

/**
 * What arrives, as pieces to be written. A last piece is written only when the file is whole; what an interruption left of a piece is dropped
 * and sent again. `look` sees every piece before it is written, and may refuse by throwing. Returns how many bytes the file holds.
 */
export async function* encryptChunks(
  file: EncryptedFile,
  source: AsyncIterable<Buffer>,
  { offset, sizeBytes }: Arriving,
  look: (plain: Buffer, at: number) => Promise<void> | void,
): AsyncGenerator<Buffer, number> {
  // One piece is held back: it may be the last. The same memory serves for all of them.
  const held = Buffer.allocUnsafe(chunkBytes);
  let [filled, at] = [0, offset];
  const encryptHeld = async (plain: Buffer, isLast: boolean) => {
    await look(plain, at);
    const encrypted = encryptChunk(file, at / chunkBytes, isLast, plain);
    at += plain.length;
    return encrypted;
  };
  for await (const arrived of source) {
    for (let taken = 0; taken < arrived.length; ) {
      if (filled === chunkBytes) {
        yield* await encryptHeld(held, false);
        filled = 0;
      }
      const copied = arrived.copy(held, filled, taken);
      [filled, taken] = [filled + copied, taken + copied];
    }
  }
  const isWhole = sizeBytes === null || at + filled === sizeBytes;
  if (filled > 0 && (isWhole || filled === chunkBytes)) yield* await encryptHeld(held.subarray(0, filled), isWhole);
  return at;
}

/** `sizeBytes` of the whole file; `from` and `to` of what is wanted. */
export type ByteRange = { sizeBytes: number; from?: number; to?: number };

export async function* decryptChunks(
  file: EncryptedFile,
  read: (at: number, length: number) => Promise<Buffer>,
  { sizeBytes, from = 0, to = sizeBytes }: ByteRange,
): AsyncGenerator<Buffer, void> {
  const last = Math.floor(Math.max(0, sizeBytes - 1) / chunkBytes);
  for (let index = Math.floor(from / chunkBytes); index <= last && index * chunkBytes < to; index++) {
    const plainBytes = index === last ? sizeBytes - last * chunkBytes : chunkBytes;
    const encrypted = await read(index * encryptedChunkBytes, plainBytes + ivBytes + tagBytes);
    const plain = decryptChunk(file, index, index === last, encrypted);
    const start = index * chunkBytes;
    yield plain.subarray(Math.max(0, from - start), Math.min(plain.length, to - start));
  }
}
