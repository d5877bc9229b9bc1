import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Arriving, chunkBytes, decryptChunks, encryptChunks, newFileKey, resumeAt } from './encrypted-chunks.ts';

const file = { blob: '3c0f4b62-4d0b-4f5b-8d0f-0d6f2f0f9a11', key: newFileKey() };
const whole = (arriving: Partial<Arriving> = {}): Arriving => ({ offset: 0, sizeBytes: null, ...arriving });

async function* inPieces(bytes: Buffer, piece: number) {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
async function encryptAll(bytes: Buffer, arriving: Arriving, piece = 10_000): Promise<Buffer> {
  const encrypted: Buffer[] = [];
  for await (const chunk of encryptChunks(file, inPieces(bytes, piece), arriving, () => {})) encrypted.push(chunk);
  return Buffer.concat(encrypted);
}
const reader = (encrypted: Buffer) => async (at: number, length: number) => encrypted.subarray(at, at + length);
async function open(encrypted: Buffer, sizeBytes: number, stretch: { from?: number; to?: number } = {}): Promise<Buffer> {
  const plain: Buffer[] = [];
  for await (const chunk of decryptChunks(file, reader(encrypted), { sizeBytes, ...stretch })) plain.push(chunk);
  return Buffer.concat(plain);
}

test.each([1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 3 * chunkBytes + 77])(
  'what was encrypted opens as it was: %i bytes, also where the pieces of the network are larger than ours',
  async (size) => {
    const bytes = randomBytes(size);
    for (const piece of [999, chunkBytes, 5 * chunkBytes]) {
      const encrypted = await encryptAll(bytes, whole(), piece);
      expect(await open(encrypted, size)).toEqual(bytes);
      if (size > 32) expect(encrypted.includes(bytes.subarray(0, 32))).toBe(false);
    }
  },
);

test('any stretch of it can be read alone', async () => {
  const bytes = randomBytes(4 * chunkBytes + 5);
  const encrypted = await encryptAll(bytes, whole());
  for (const [from, to] of [
    [0, 10],
    [chunkBytes - 3, chunkBytes + 3],
    [chunkBytes, 2 * chunkBytes],
    [4 * chunkBytes + 1, 4 * chunkBytes + 5],
  ] as const)
    expect(await open(encrypted, bytes.length, { from, to })).toEqual(bytes.subarray(from, to));
});

test('an interrupted file goes on behind its last whole piece, and is the same in the end', async () => {
  const bytes = randomBytes(5 * chunkBytes + 100);
  const cut = Math.floor(bytes.length * 0.9);
  let encrypted = await encryptAll(bytes.subarray(0, cut), whole({ sizeBytes: bytes.length }));
  // A crash while writing leaves half a piece.
  encrypted = Buffer.concat([encrypted, randomBytes(40)]);
  const { offset, encryptedOffset } = resumeAt(encrypted.length);
  expect(offset).toBe(4 * chunkBytes);
  const rest = await encryptAll(bytes.subarray(offset), { offset, sizeBytes: bytes.length });
  expect(await open(Buffer.concat([encrypted.subarray(0, encryptedOffset), rest]), bytes.length)).toEqual(bytes);
});

test('pieces that were changed, exchanged, cut off or put elsewhere do not open', async () => {
  const bytes = randomBytes(3 * chunkBytes);
  const encrypted = await encryptAll(bytes, whole());
  const one = encrypted.length / 3;
  const changed = Buffer.from(encrypted);
  changed[one + 50] = (changed[one + 50] ?? 0) ^ 1;
  await expect(open(changed, bytes.length)).rejects.toThrow('does not open');
  const exchanged = Buffer.concat([encrypted.subarray(one, 2 * one), encrypted.subarray(0, one), encrypted.subarray(2 * one)]);
  await expect(open(exchanged, bytes.length)).rejects.toThrow('does not open');
  await expect(open(encrypted.subarray(0, 2 * one), 2 * chunkBytes), 'the rest was cut off').rejects.toThrow('does not open');
  const elsewhere = { ...file, blob: 'e7f1c9c5-98f6-4f2e-9a64-7b8f0a3f7d10' };
  const first = decryptChunks(elsewhere, reader(encrypted), { sizeBytes: bytes.length }).next();
  await expect(first).rejects.toThrow('does not open');
});
