import { text } from 'node:stream/consumers';
import { clamd, ScannerUnavailable } from '@clinic/core/adapters/documents/clamd';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { ScanBrokeOff } from '@clinic/core/documents/check-document';
import { decryptChunks } from '@clinic/core/documents/encrypted-chunks';
import type { ArchiveTask } from './archive-task.ts';
import { archiveLimits, scanMembers } from './scan-members.ts';

/**
 * A process of its own for one archive, with little memory and time, that can decrypt no file but this one and reaches nothing but where the
 * files lie and the scanner. The task comes by its standard input, because others can read the arguments of a process.
 */
const { storage, blob, key, sizeBytes, scanner, largestBytes } = JSON.parse(await text(process.stdin)) as ArchiveTask;

/** A storage that is away says nothing about the archive. */
let isUnread = false;
const orUnread = (error: unknown) => {
  isUnread = true;
  throw error;
};

async function examine(): Promise<string> {
  const opened = await documentFilesFrom(storage).open(blob).catch(orUnread);
  const file = { blob, key: Buffer.from(key, 'base64') };
  const readEncrypted = (at: number, length: number) => opened.read(at, length).catch(orUnread);
  const read = (from: number, to: number) => decryptChunks(file, readEncrypted, { sizeBytes, from, to });
  return scanMembers({ sizeBytes, read }, clamd(scanner, largestBytes), archiveLimits);
}

const verdict = await examine().catch((error: unknown) => {
  if (isUnread) return 'unread';
  if (error instanceof ScannerUnavailable) return 'unavailable';
  if (error instanceof ScanBrokeOff) return 'brokeOff';
  throw error;
});
process.stdout.write(isUnread && verdict !== 'threat' ? 'unread' : verdict);
