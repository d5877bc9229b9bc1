import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { checkedDocuments } from '@clinic/core/adapters/database/documents/checked-documents';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { clamd } from '@clinic/core/adapters/documents/clamd';
import { exiftool } from '@clinic/core/adapters/documents/exiftool';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { checkDocument } from '@clinic/core/documents/check-document';
import { type Document, documentState } from '@clinic/core/documents/document';
import { decryptChunks } from '@clinic/core/documents/encrypted-chunks';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { dicom, eicar, heic, pdfBytes, zipOf } from '@clinic/core/documents/testing/sample-files';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveInChild } from './archive-task.ts';
import { removeFilesWithoutRow } from './remove-files.ts';
import { archiveLimits, scanMembers } from './scan-members.ts';
import { killing, silencing, startFaultyScanner } from './testing/faulty-scanner.ts';
import { type LocalClamd, startClamd } from './testing/local-clamd.ts';

const megabyte = 1024 * 1024;
const largestBytes = 25 * megabyte;
let scanner: LocalClamd;
let [site, worker]: pg.Pool[] = [];
let dbos: DBOSClient;
let folder: string;
beforeAll(async () => {
  const [{ roles }, started] = await Promise.all([createMigratedDatabase(), startClamd()]);
  [site, worker] = [createPool(roles.site, () => {}), createPool(roles.worker, () => {})];
  dbos = await createDbosClient(roles.site, site);
  scanner = started;
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-documents-'));
}, 60_000);
afterAll(async () => {
  await scanner.stop();
  await dbos.destroy();
  for (const pool of [site, worker]) await pool?.end();
  await rm(folder, { recursive: true });
});

const files = () => folderFiles(folder);
const documents = () => checkedDocuments(createDatabase(worker as pg.Pool), keys);
const check = (id: string, socket = scanner.socket) =>
  checkDocument({
    ...{ documents: documents(), files: files(), strip: exiftool, scan: clamd(socket, largestBytes) },
    scanArchive: archiveInChild({ storage: { DOCUMENTS_DIR: folder }, scanner: socket, largestBytes }),
  })(id);

async function received(bytes: Buffer, name = 'documento'): Promise<string> {
  const form = randomUUID();
  const store = documentStore(site as pg.Pool, dbos, keys);
  await receiveWholeDocument({ store, files: files() }, form, name, Readable.from([bytes]));
  return (await store.listOfForm(form))[0]?.id ?? '';
}
async function contentOf(id: string): Promise<Buffer> {
  const document = await documents().read(id);
  if (!document) throw new Error('no such document');
  const { read, close } = await files().open(document.file.blob);
  const plain: Buffer[] = [];
  for await (const chunk of decryptChunks(document.file, read, document)) plain.push(chunk);
  await close();
  return Buffer.concat(plain);
}
async function found(bytes: Buffer): Promise<string> {
  const id = await received(bytes);
  await check(id);
  const document = (await documents().read(id)) as Document;
  return document.unscannableReason ?? documentState(document);
}

test('a harmless document is clean, one with a virus is not, wherever it stands', async () => {
  expect(await found(pdfBytes())).toBe('clean');
  expect(await found(pdfBytes(eicar))).toBe('threat');
  expect(await found(Buffer.concat([dicom(20 * megabyte), eicar])), 'at the end of a large one').toBe('threat');
});

test('what is longer than the scanner looks at is never clean, also where it would take it', async () => {
  const large = Buffer.concat([dicom(130 * megabyte), eicar]);
  expect(await found(large)).toBe('overLimit');
  expect(await clamd(scanner.socket, 500 * megabyte)(Readable.from([large.subarray(0, 30 * megabyte)]), 1), 'it says so itself').toBe(
    'overLimit',
  );
  expect(await clamd(scanner.socket, 500 * megabyte)(inPieces(Buffer.alloc(45 * megabyte)), 1), 'it hangs up').toBe('overLimit');
});
async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += megabyte) yield bytes.subarray(at, at + megabyte);
}

test('a scanner that is down, or never answers, leaves a document unchecked; later it is checked', async () => {
  const id = await received(pdfBytes());
  await expect(check(id, '/nonexistent/clamd.sock')).rejects.toThrow('the scanner is not there');
  const silent = createServer((socket) => setTimeout(() => socket.destroy(), 50)).listen(path.join(folder, 'silent.sock'));
  await expect(check(id, path.join(folder, 'silent.sock'))).rejects.toThrow('the scanner');
  const zip = await received(zipOf([{ name: 'IM1', bytes: dicom() }]));
  await expect(check(zip, '/nonexistent/clamd.sock')).rejects.toThrow('about an archive');
  silent.close();
  expect(documentState((await documents().read(id)) as Document)).toBe('notYetChecked');
  await check(id);
  expect(documentState((await documents().read(id)) as Document)).toBe('clean');
});

test('a document with which the scanner comes to no end is given up after a few tries, a broken one at once', async () => {
  const faulty = await startFaultyScanner();
  const scan = clamd(faulty.address, largestBytes, 200);
  const checkIt = checkDocument({
    ...{ documents: documents(), files: files(), strip: exiftool, scan },
    scanArchive: archiveInChild({ storage: { DOCUMENTS_DIR: folder }, scanner: faulty.address, largestBytes }),
  });
  const slow = await received(pdfBytes(Buffer.from(silencing)));
  await checkIt(slow);
  expect(await documents().read(slow)).toMatchObject({ cleanAt: null, unscannableReason: 'tookTooLong' });
  const broken = await received(pdfBytes(randomBytes(200_000)));
  await truncate(path.join(folder, (await documents().read(broken))?.file.blob ?? ''), 70_000);
  await checkIt(broken);
  expect(await documents().read(broken)).toMatchObject({ cleanAt: null, unscannableReason: 'damaged' });
  faulty.stop();
});

test('a document of which the scanner dies cannot be checked after the third time; until then, and ever after, it is not clean', async () => {
  for (const bytes of [pdfBytes(Buffer.from(killing)), zipOf([{ name: 'exame.pdf', bytes: pdfBytes(Buffer.from(killing)) }])]) {
    const id = await received(bytes);
    for (const isLast of [false, false, true]) {
      const dying = await startFaultyScanner();
      const checked = check(id, dying.address);
      await (isLast ? checked : expect(checked).rejects.toThrow('was gone before it had an answer'));
      dying.stop();
    }
    expect(await documents().read(id)).toMatchObject({ cleanAt: null, unscannableReason: 'scannerBroke' });
  }
});

test('a scanner that is away is no fault of the document', async () => {
  const id = await received(pdfBytes());
  for (let tries = 1; tries <= 5; tries++) await expect(check(id, '127.0.0.1:1')).rejects.toThrow('the scanner is not there');
  await check(id);
  expect(documentState((await documents().read(id)) as Document)).toBe('clean');
});

test('an archive is looked at member by member, in a process of its own', async () => {
  const picture = { name: 'DICOM/IM0001', bytes: dicom(300_000) };
  expect(await found(zipOf([{ name: 'DICOM/', bytes: Buffer.alloc(0) }, picture]))).toBe('clean');
  const packed = deflateRawSync(eicar);
  expect(await found(zipOf([picture, { name: 'VIEWER.EXE', bytes: eicar, packed }]))).toBe('threat');
  expect(await found(zipOf([picture, { name: 'secret', bytes: eicar, isLocked: true }]))).toBe('archiveLocked');
  expect(await found(Buffer.concat([zipOf([picture]).subarray(0, 200_000)]))).toBe('archiveBroken');
});

test('a bomb is not unpacked further than its limit, whatever it says of itself', async () => {
  const zeros = Buffer.alloc(40 * megabyte);
  const packed = deflateRawSync(zeros);
  const honest = zipOf([{ name: 'IM1', bytes: zeros, packed }]);
  const reader = (archive: Buffer) => ({
    sizeBytes: archive.length,
    read: (from: number, to: number) => inPieces(archive.subarray(from, to)),
  });
  let scanned = 0;
  const count = async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) scanned += chunk.length;
    return 'clean' as const;
  };
  expect(await scanMembers(reader(honest), count, { members: 10, bytes: 10 * megabyte })).toBe('archiveTooLarge');
  expect(scanned).toBe(0);
  const lying = zipOf([{ name: 'IM1', bytes: Buffer.alloc(1000), packed }]);
  expect(await scanMembers(reader(lying), count, archiveLimits)).toBe('archiveBroken');
  expect(scanned).toBeLessThan(megabyte);
  const many = zipOf(Array.from({ length: 11 }, (_, index) => ({ name: `IM${index}`, bytes: dicom(10) })));
  expect(await scanMembers(reader(many), count, { members: 10, bytes: megabyte })).toBe('archiveTooLarge');
  const child = archiveInChild({ storage: { DOCUMENTS_DIR: folder }, scanner: scanner.socket, largestBytes, withinMs: 50 });
  const document = await documents().read(await received(honest));
  if (document) expect(await child(document), 'one that takes too long').toBe('archiveTooLarge');
});

/** Made by exiftool itself: a picture with a place in Lisbon. */
const withPlace = (picture: Buffer) =>
  execFileSync(
    'exiftool',
    [
      ...['-q', '-q', '-GPSLatitude=38.7', '-GPSLatitudeRef=N', '-GPSLongitude=9.1', '-GPSLongitudeRef=W', '-XMP:Location=Lisboa'],
      ...['-n', '-Orientation=6', '-o', '-', '-'],
    ],
    { input: picture },
  );
const tagsOf = (picture: Buffer) => execFileSync('exiftool', ['-a', '-G1', '-s', '-'], { input: picture }).toString();

/** One grey dot. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

test.each([
  ['jpeg', jpeg],
  ['png', png],
  ['heic', heic],
])('a photograph (%s) loses the place where it was taken, and keeps how it is turned', async (_, picture) => {
  const sent = withPlace(picture);
  expect(tagsOf(sent)).toMatch(/GPSLatitude/);
  const id = await received(sent, 'foto');
  const before = (await documents().read(id))?.file.blob ?? '';
  await check(id);
  const kept = await contentOf(id);
  expect(tagsOf(kept)).not.toMatch(/GPS|Lisboa/);
  expect(tagsOf(kept)).toMatch(/Orientation/);
  expect(await documents().read(id)).toMatchObject({
    name: 'foto',
    sizeBytes: kept.length,
    strippedAt: expect.any(Date),
    cleanAt: expect.any(Date),
  });
  expect(await readdir(folder), 'the first file is gone').not.toContain(before);
});

test('a damaged photograph stays as it was sent, is examined all the same, and nothing else lies around', async () => {
  const broken = Buffer.concat([jpeg.subarray(0, 30), randomBytes(5000)]);
  const before = (await readdir(folder)).length;
  const id = await received(broken);
  await check(id);
  expect(await documents().read(id)).toMatchObject({ strippedAt: null, cleanAt: expect.any(Date) });
  expect((await contentOf(id)).equals(broken)).toBe(true);
  expect((await readdir(folder)).length).toBe(before + 1);
});

test('where the place of the files is away or breaks off, a photograph is not taken for damaged and an archive not for broken', async () => {
  const [photograph, zip] = [await received(withPlace(jpeg)), await received(zipOf([{ name: 'IM1', bytes: dicom() }]))];
  const breaking = async () => ({ read: () => Promise.reject(new Error('the storage is away')), close: async () => {} });
  const nowhere = { DOCUMENTS_DIR: path.join(folder, 'nowhere') };
  const bucket = { DOCUMENTS_S3_URL: 'http://127.0.0.1:9', DOCUMENTS_S3_BUCKET: 'bucket', DOCUMENTS_S3_REGION: 'eu' };
  const keysOfBucket = { DOCUMENTS_S3_KEY_ID: 'key', DOCUMENTS_S3_SECRET: 'only-for-tests-only-for-tests' };
  for (const storage of [nowhere, { ...nowhere, ...bucket, ...keysOfBucket }]) {
    const checkIt = checkDocument({
      ...{ documents: documents(), files: { ...files(), open: breaking }, strip: exiftool, scan: clamd(scanner.socket, largestBytes) },
      scanArchive: archiveInChild({ storage, scanner: scanner.socket, largestBytes }),
    });
    await expect(checkIt(photograph)).rejects.toThrow('the storage is away');
    await expect(checkIt(zip)).rejects.toThrow('could not be read');
  }
  for (const id of [photograph, zip]) {
    expect(documentState((await documents().read(id)) as Document)).toBe('notYetChecked');
    await check(id);
    expect(documentState((await documents().read(id)) as Document)).toBe('clean');
  }
  expect(tagsOf(await contentOf(photograph))).not.toMatch(/GPS/);
});

test('PDF and DICOM are left as they are', async () => {
  const bytes = pdfBytes(randomBytes(100));
  const id = await received(bytes);
  await check(id);
  expect((await contentOf(id)).equals(bytes)).toBe(true);
});

test('a file whose row is gone is removed after a day, and no other', async () => {
  const [kept, gone] = [await received(pdfBytes()), await received(pdfBytes())];
  const blobs = await Promise.all([kept, gone].map(async (id) => (await documents().read(id))?.file.blob ?? ''));
  await (worker as pg.Pool).query('delete from core.documents where id = $1', [gone]);
  const db = createDatabase(worker as pg.Pool);
  expect(await removeFilesWithoutRow(db, files())).toBe(0);
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const blob of blobs) await utimes(path.join(folder, blob), longAgo, longAgo);
  expect(await removeFilesWithoutRow(db, files())).toBe(1);
  expect(await readdir(folder)).toEqual(expect.arrayContaining([blobs[0]]));
  expect(await readdir(folder)).not.toContain(blobs[1]);
});
