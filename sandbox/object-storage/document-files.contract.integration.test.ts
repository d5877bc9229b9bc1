import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import type { DocumentFiles } from '@clinic/core/documents/document-ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorageReport, StorageTask } from './testing/storage-child.ts';
import { bucketRoom, folderRoom, type StorageRoom, testPieceBytes } from './testing/storage-rooms.ts';

const megabyte = 1024 * 1024;

async function* inChunks(bytes: Buffer, length = 130) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
async function* brokenOff(bytes: Buffer) {
  yield* inChunks(bytes);
  throw new Error('the connection broke');
}
async function contentOf(files: DocumentFiles, blob: string): Promise<Buffer> {
  const { read, close } = await files.open(blob);
  const whole = await read(0, await files.encryptedBytes(blob));
  await close();
  return whole;
}
async function inAnotherProcess(task: StorageTask): Promise<StorageReport> {
  const program = fileURLToPath(new URL('./testing/storage-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], env: {} });
  child.stdin.end(JSON.stringify(task));
  return JSON.parse(await text(child.stdout)) as StorageReport;
}

describe.each([
  ['folder', folderRoom],
  ['bucket', () => bucketRoom(3)],
])('documents in a %s', (_, openRoom: () => Promise<StorageRoom>) => {
  let room: StorageRoom;
  let files: DocumentFiles;
  beforeAll(async () => {
    room = await openRoom();
    files = room.files;
  });
  afterAll(() => room.close());
  const written = async (bytes: Buffer) => {
    const blob = randomUUID();
    await files.append(blob, 0, inChunks(bytes));
    return blob;
  };

  test('what is written piece by piece is read from any place', async () => {
    const bytes = randomBytes(12 * testPieceBytes + 345);
    const blob = await written(bytes);
    expect(await files.encryptedBytes(blob)).toBe(bytes.length);
    const { read, close } = await files.open(blob);
    const places = [0, 1, testPieceBytes - 1, testPieceBytes, 5_500, 5_500, bytes.length - 1, bytes.length, bytes.length + 7];
    for (const at of [...places, ...Array.from({ length: 40 }, () => Math.floor(Math.random() * bytes.length))])
      for (const length of [1, 130, testPieceBytes, 3_210]) {
        const stretch = await read(at, length);
        expect([at, length, stretch.equals(bytes.subarray(at, at + length))]).toEqual([at, length, true]);
      }
    await close();
    expect((await contentOf(files, blob)).equals(bytes)).toBe(true);
  });

  test('a document that is read from its beginning to its end comes whole', async () => {
    const bytes = randomBytes(9 * testPieceBytes + 1);
    const { read, close } = await files.open(await written(bytes));
    const parts: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 777) parts.push(await read(at, 777));
    await close();
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  test.each([1, 129, 130, 999, 1_000, 1_001, 1_999, 2_000, 2_001, 3_456, 4_999])(
    'an interruption after %i bytes leaves what had come, and goes on without a gap or a repeat',
    async (came) => {
      const bytes = randomBytes(5_000);
      for (const again of [0, 1, 70, came]) {
        const [blob, from] = [randomUUID(), Math.max(0, came - again)];
        await expect(files.append(blob, 0, brokenOff(bytes.subarray(0, came)))).rejects.toThrow('the connection broke');
        expect(await files.encryptedBytes(blob)).toBe(came);
        await files.append(blob, from, inChunks(bytes.subarray(from)));
        expect((await contentOf(files, blob)).equals(bytes)).toBe(true);
      }
    },
  );

  test('one that is interrupted again and again is whole in the end', async () => {
    const bytes = randomBytes(8 * testPieceBytes);
    const blob = randomUUID();
    for (const upTo of [300, 1_500, 1_500, 1_000, 4_700, 2_000, 7_777]) {
      const from = Math.max(0, (await files.encryptedBytes(blob)) - 90);
      await files.append(blob, from, brokenOff(bytes.subarray(from, upTo))).catch(() => {});
      const there = await contentOf(files, blob);
      expect(there.equals(bytes.subarray(0, there.length))).toBe(true);
    }
    const from = await files.encryptedBytes(blob);
    await files.append(blob, from, inChunks(bytes.subarray(from)));
    expect((await contentOf(files, blob)).equals(bytes)).toBe(true);
  });

  test.each([0, 1, 999, 1_000, 1_001, 2_500, 4_000])('what lies behind %i is cut off, also where nothing follows', async (at) => {
    const [bytes, others] = [randomBytes(4_500), randomBytes(1_700)];
    const blob = await written(bytes);
    await files.append(blob, at, inChunks(Buffer.alloc(0)));
    expect(await files.encryptedBytes(blob)).toBe(at);
    await files.append(blob, at, inChunks(others));
    expect((await contentOf(files, blob)).equals(Buffer.concat([bytes.subarray(0, at), others]))).toBe(true);
  });

  test('what is removed is gone, and nothing else; a second time is no error', async () => {
    const [gone, kept] = [await written(randomBytes(3_500)), await written(randomBytes(3_500))];
    await files.remove(gone);
    await files.remove(gone);
    expect([await files.encryptedBytes(gone), await files.encryptedBytes(kept)]).toEqual([0, 3_500]);
    await expect(files.open(gone)).rejects.toThrow();
  });

  test('a document that is not there is empty, cannot be opened, and can be removed', async () => {
    expect(await files.encryptedBytes(randomUUID())).toBe(0);
    await expect(files.open(randomUUID())).rejects.toThrow();
    await files.remove(randomUUID());
  });

  test('nothing is reached but by an id', async () => {
    for (const name of ['', '.', '../x', 'a/b', `${randomUUID()}/`]) {
      await expect((async () => files.encryptedBytes(name))()).rejects.toThrow('an id alone');
      await expect((async () => files.append(name, 0, inChunks(Buffer.from('x'))))()).rejects.toThrow('an id alone');
      await expect((async () => files.remove(name))()).rejects.toThrow('an id alone');
    }
  });

  test('what nobody has written to for a day is found, and what was written to since is not', async () => {
    const [old, resumed, fresh] = [await written(randomBytes(2_500)), await written(randomBytes(2_500)), await written(randomBytes(10))];
    const dayAgo = new Date(Date.now() - 24 * 3_600_000);
    for (const blob of [old, resumed]) await room.backdate(blob, 0, new Date(dayAgo.getTime() - 3_600_000));
    await files.append(resumed, 2_500, inChunks(randomBytes(600)));
    const found = await files.olderThan(dayAgo);
    expect([found.includes(old), found.includes(resumed), found.includes(fresh)]).toEqual([true, false, false]);
    expect(await files.olderThan(new Date(Date.now() + 3_600_000))).toEqual(expect.arrayContaining([old, resumed, fresh]));
  });

  test('there is room for what is usual', async () => expect(await files.hasRoomFor(1_000)).toBe(true));

  test('another process sees the same, and five files of 50 MB at once raise its memory by less than 100 MB', async () => {
    const shared = documentFilesFrom(room.settings);
    const [warmUp, ...blobs] = Array.from({ length: 6 }, () => randomUUID());
    const report = await inAnotherProcess({ storage: room.settings, warmUp: warmUp ?? '', blobs, sizeBytes: 50 * megabyte });
    expect(report.encryptedBytes).toEqual(Array(5).fill(50 * megabyte + 800 * 28));
    expect(await Promise.all(blobs.map(shared.encryptedBytes))).toEqual(report.encryptedBytes);
    const raised = Math.round(report.raisedBytes / megabyte);
    console.log(`five files of 50 MB at once: ${raised} MB more memory`);
    expect(raised).toBeLessThan(100);
    for (const blob of [warmUp ?? '', ...blobs]) await shared.remove(blob);
  });
});
