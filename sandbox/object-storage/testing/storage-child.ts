import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type DocumentStorage, documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { encryptChunks, newFileKey } from '@clinic/core/documents/encrypted-chunks';

/** Uploads in a process of their own: what the storage or the test needs is not theirs. */
export type StorageTask = { storage: DocumentStorage; warmUp: string; blobs: string[]; sizeBytes: number };
export type StorageReport = { raisedBytes: number; encryptedBytes: number[] };

const { storage, warmUp, blobs, sizeBytes } = JSON.parse(await text(process.stdin)) as StorageTask;
const files = documentFilesFrom(storage);

const block = randomBytes(256 * 1024);
async function* source() {
  for (let left = sizeBytes; left > 0; left -= block.length) yield block.subarray(0, Math.min(block.length, left));
}
const upload = (blob: string) =>
  files.append(
    blob,
    0,
    encryptChunks({ blob, key: newFileKey() }, source(), { offset: 0, sizeBytes }, () => {}),
  );

// A site that has worked before: its first work makes room that it never gives back.
await upload(warmUp);
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
await Promise.all(blobs.map(upload));
clearInterval(watch);
const encryptedBytes = await Promise.all(blobs.map(files.encryptedBytes));
process.stdout.write(JSON.stringify({ raisedBytes: most - before, encryptedBytes } satisfies StorageReport));
