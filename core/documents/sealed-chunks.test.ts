import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Arriving, chunkBytes, newFileKey, openChunks, resumeAt, sealChunks } from './sealed-chunks.ts';

const file = { blob: '3c0f4b62-4d0b-4f5b-8d0f-0d6f2f0f9a11', key: newFileKey() };
const whole = (arriving: Partial<Arriving> = {}): Arriving => ({ offset: 0, sizeBytes: null, ...arriving });

async function* inPieces(bytes: Buffer, piece: number) {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
async function seal(bytes: Buffer, arriving: Arriving, piece = 10_000): Promise<Buffer> {
  const sealed: Buffer[] = [];
  for await (const chunk of sealChunks(file, inPieces(bytes, piece), arriving, () => {})) sealed.push(chunk);
  return Buffer.concat(sealed);
}
const reader = (sealed: Buffer) => async (at: number, length: number) => sealed.subarray(at, at + length);
async function open(sealed: Buffer, sizeBytes: number, stretch: { from?: number; to?: number } = {}): Promise<Buffer> {
  const plain: Buffer[] = [];
  for await (const chunk of openChunks(file, reader(sealed), { sizeBytes, ...stretch })) plain.push(chunk);
  return Buffer.concat(plain);
}

test.each([1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 3 * chunkBytes + 77])(
  'what was sealed opens as it was: %i bytes, also where the pieces of the network are larger than ours',
  async (size) => {
    const bytes = randomBytes(size);
    for (const piece of [999, chunkBytes, 5 * chunkBytes]) {
      const sealed = await seal(bytes, whole(), piece);
      expect(await open(sealed, size)).toEqual(bytes);
      if (size > 32) expect(sealed.includes(bytes.subarray(0, 32))).toBe(false);
    }
  },
);

test('any stretch of it can be read alone', async () => {
  const bytes = randomBytes(4 * chunkBytes + 5);
  const sealed = await seal(bytes, whole());
  for (const [from, to] of [
    [0, 10],
    [chunkBytes - 3, chunkBytes + 3],
    [chunkBytes, 2 * chunkBytes],
    [4 * chunkBytes + 1, 4 * chunkBytes + 5],
  ] as const)
    expect(await open(sealed, bytes.length, { from, to })).toEqual(bytes.subarray(from, to));
});

test('an interrupted file goes on behind its last whole piece, and is the same in the end', async () => {
  const bytes = randomBytes(5 * chunkBytes + 100);
  const cut = Math.floor(bytes.length * 0.9);
  let sealed = await seal(bytes.subarray(0, cut), whole({ sizeBytes: bytes.length }));
  // A crash while writing leaves half a piece.
  sealed = Buffer.concat([sealed, randomBytes(40)]);
  const { offset, sealedOffset } = resumeAt(sealed.length);
  expect(offset).toBe(4 * chunkBytes);
  const rest = await seal(bytes.subarray(offset), { offset, sizeBytes: bytes.length });
  expect(await open(Buffer.concat([sealed.subarray(0, sealedOffset), rest]), bytes.length)).toEqual(bytes);
});

test('pieces that were changed, exchanged, cut off or put elsewhere do not open', async () => {
  const bytes = randomBytes(3 * chunkBytes);
  const sealed = await seal(bytes, whole());
  const one = sealed.length / 3;
  const changed = Buffer.from(sealed);
  changed[one + 50] = (changed[one + 50] ?? 0) ^ 1;
  await expect(open(changed, bytes.length)).rejects.toThrow('does not open');
  const exchanged = Buffer.concat([sealed.subarray(one, 2 * one), sealed.subarray(0, one), sealed.subarray(2 * one)]);
  await expect(open(exchanged, bytes.length)).rejects.toThrow('does not open');
  await expect(open(sealed.subarray(0, 2 * one), 2 * chunkBytes), 'the rest was cut off').rejects.toThrow('does not open');
  const elsewhere = { ...file, blob: 'e7f1c9c5-98f6-4f2e-9a64-7b8f0a3f7d10' };
  const first = openChunks(elsewhere, reader(sealed), { sizeBytes: bytes.length }).next();
  await expect(first).rejects.toThrow('does not open');
});
