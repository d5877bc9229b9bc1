import { randomBytes, randomUUID } from 'node:crypto';
import { s3Bucket } from '@clinic/core/adapters/documents/s3-bucket';
import { s3Files } from '@clinic/core/adapters/documents/s3-files';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bucketRoom, testPieceBytes } from './testing/storage-rooms.ts';

let room: Awaited<ReturnType<typeof bucketRoom>>;
beforeAll(async () => {
  room = await bucketRoom();
});
afterAll(() => room.close());
afterEach(() => {
  room.standIn.repair();
  room.standIn.objects.clear();
  room.standIn.calls.length = 0;
});

const once = async function* (bytes: Buffer) {
  yield bytes;
};
const always = Number.POSITIVE_INFINITY;
const bytes = randomBytes(4 * testPieceBytes + 200);
const lengths = () => [...room.standIn.objects.values()].map((kept) => kept.bytes.length);
const contentOf = async (blob: string) => (await room.files.open(blob)).read(0, bytes.length);

test('a document is a row of objects that are named by where they begin, none longer than a piece', async () => {
  const blob = randomUUID();
  await room.files.append(blob, 0, once(bytes));
  expect([...room.standIn.objects.keys()]).toEqual([0, 1_000, 2_000, 3_000, 4_000].map((at) => `${blob}/${String(at).padStart(12, '0')}`));
  expect(lengths()).toEqual([1_000, 1_000, 1_000, 1_000, 200]);
});

test('a storage that stays overloaded is an error; what was whole before stays, and a resume makes the rest', async () => {
  const blob = randomUUID();
  room.standIn.fail({ kind: 'slowDown', method: 'PUT', after: 2, times: always });
  await expect(room.files.append(blob, 0, once(bytes))).rejects.toMatchObject({ name: 'SlowDown' });
  expect(await room.files.encryptedBytes(blob)).toBe(2 * testPieceBytes);
  room.standIn.repair();
  await room.files.append(blob, 1_930, once(bytes.subarray(1_930)));
  expect((await contentOf(blob)).equals(bytes)).toBe(true);
});

test.each(['GET', 'DELETE', 'PUT'] as const)('a resume survives that the storage fails while the rest is cut off (%s)', async (method) => {
  const blob = randomUUID();
  await room.files.append(blob, 0, once(bytes));
  // Of the second, because the list comes first.
  room.standIn.fail({ kind: 'slowDown', method, after: method === 'GET' ? 1 : 0, times: always });
  await expect(room.files.append(blob, 1_500, once(bytes.subarray(1_500)))).rejects.toMatchObject({ name: 'SlowDown' });
  room.standIn.repair();
  const from = Math.min(1_500, await room.files.encryptedBytes(blob));
  await room.files.append(blob, from, once(bytes.subarray(from)));
  expect((await contentOf(blob)).equals(bytes)).toBe(true);
  expect(await room.files.encryptedBytes(blob)).toBe(bytes.length);
});

test('overloaded for a moment, or with a connection that breaks, the storage is asked again', async () => {
  const blob = randomUUID();
  for (const kind of ['slowDown', 'cut'] as const) for (const method of ['PUT', 'GET'] as const) room.standIn.fail({ kind, method });
  await room.files.append(blob, 0, once(bytes));
  expect((await contentOf(blob)).equals(bytes)).toBe(true);
});

test('an answer that breaks off in the middle is an error, never a shorter document', async () => {
  const blob = randomUUID();
  await room.files.append(blob, 0, once(bytes));
  const { read } = await room.files.open(blob);
  room.standIn.fail({ kind: 'half', method: 'GET' });
  await expect(read(0, 500)).rejects.toThrow();
  expect((await read(0, 500)).equals(bytes.subarray(0, 500))).toBe(true);
});

test('what lies behind a gap does not count, and does not come back when the gap is filled', async () => {
  const blob = randomUUID();
  await room.files.append(blob, 0, once(bytes));
  room.standIn.objects.delete(`${blob}/000000001000`);
  expect(await room.files.encryptedBytes(blob)).toBe(1_000);
  const others = randomBytes(2_000);
  await room.files.append(blob, 1_000, once(others));
  expect(await room.files.encryptedBytes(blob)).toBe(3_000);
  expect((await contentOf(blob)).equals(Buffer.concat([bytes.subarray(0, 1_000), others]))).toBe(true);
});

test('a file of the folder that was put there as one object is read, and goes on', async () => {
  const blob = randomUUID();
  room.standIn.objects.set(`${blob}/000000000000`, { bytes: bytes.subarray(0, 3_300), changedAt: new Date() });
  expect(await room.files.encryptedBytes(blob)).toBe(3_300);
  await room.files.append(blob, 3_210, once(bytes.subarray(3_210)));
  expect((await contentOf(blob)).equals(bytes)).toBe(true);
});

test('objects of somebody else in the bucket are left alone', async () => {
  const blob = randomUUID();
  room.standIn.objects.set('leia-me.txt', { bytes: Buffer.from('x'), changedAt: new Date(0) });
  room.standIn.objects.set(`${blob}/notas`, { bytes: Buffer.from('x'), changedAt: new Date(0) });
  await room.files.append(blob, 0, once(bytes.subarray(0, 10)));
  expect(await room.files.encryptedBytes(blob)).toBe(10);
  expect(await room.files.olderThan(new Date(Date.now() - 60_000))).toEqual([]);
});

test('opening lists once, and reading on asks once for many reads', async () => {
  const blob = randomUUID();
  const large = s3Files(s3Bucket(room.access));
  const content = randomBytes(3 * 1024 * 1024);
  await large.append(blob, 0, once(content));
  room.standIn.calls.length = 0;
  const { read } = await large.open(blob);
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += 64 * 1024) parts.push(await read(at, 64 * 1024));
  expect(Buffer.concat(parts).equals(content)).toBe(true);
  expect(room.standIn.calls.map(({ name }) => name === '')).toEqual([true, false, false, false]);
});

test('nobody is let in without a signature of our key, or with other bytes than were signed', async () => {
  const place = `${room.url}/${room.access.bucket}/x`;
  expect((await fetch(place)).status).toBe(403);
  const stranger = s3Files(s3Bucket({ ...room.access, keyId: 'somebody-else' }));
  await expect(stranger.append(randomUUID(), 0, once(bytes))).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  await expect(s3Files(s3Bucket({ ...room.access, bucket: 'another' })).encryptedBytes(randomUUID())).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});

test('what goes wrong is logged without the secret, the key or the signature', async () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => lines.push(line) });
  const [blob, away] = [randomUUID(), s3Files(s3Bucket({ ...room.access, url: 'http://127.0.0.1:9' }))];
  const stranger = s3Files(s3Bucket({ ...room.access, keyId: 'somebody-else' }));
  for (const trouble of [() => away.encryptedBytes(blob), () => stranger.encryptedBytes(blob), () => room.files.open(blob)])
    await trouble().catch((error: unknown) => logger.error({ err: error, storage: room.access, settings: room.settings }, 'storage'));
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).not.toContain(room.access.secret);
    expect(line).not.toMatch(/somebody-else|Credential=|Signature=/);
  }
});
