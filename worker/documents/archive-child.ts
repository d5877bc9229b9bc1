import { text } from 'node:stream/consumers';
import { clamd, ScannerUnavailable } from '@clinic/core/adapters/documents/clamd';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { decryptChunks } from '@clinic/core/documents/encrypted-chunks';
import type { ArchiveTask } from './archive-task.ts';
import { archiveLimits, scanMembers } from './scan-members.ts';

/**
 * A process of its own for one archive, with little memory and time, that holds no key but that of this file and reaches nothing but the
 * scanner. The task comes by its standard input, because others can read the arguments of a process.
 */
const { folder, blob, key, sizeBytes, scanner, largestBytes } = JSON.parse(await text(process.stdin)) as ArchiveTask;
const opened = await folderFiles(folder).open(blob);
const file = { blob, key: Buffer.from(key, 'base64') };
const read = (from: number, to: number) => decryptChunks(file, opened.read, { sizeBytes, from, to });
const verdict = await scanMembers({ sizeBytes, read }, clamd(scanner, largestBytes), archiveLimits).catch((error: unknown) => {
  if (error instanceof ScannerUnavailable) return 'unavailable';
  throw error;
});
process.stdout.write(verdict);
