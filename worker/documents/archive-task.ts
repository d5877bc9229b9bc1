import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ScannerUnavailable } from '@clinic/core/adapters/documents/clamd';
import type { DocumentStorage } from '@clinic/core/adapters/documents/document-files';
import { type ScanArchive, ScanBrokeOff } from '@clinic/core/documents/check-document';
import { unscannableReasons } from '@clinic/core/documents/document';

export type ArchiveTask = {
  storage: DocumentStorage;
  blob: string;
  key: string;
  sizeBytes: number;
  scanner: string;
  largestBytes: number;
};

type Options = Pick<ArchiveTask, 'storage' | 'scanner' | 'largestBytes'> & { withinMs?: number };

const program = fileURLToPath(new URL('./archive-child.ts', import.meta.url));
const memoryMegabytes = 128;
const quarterOfAnHour = 900_000;
const verdicts = ['clean', 'threat', ...unscannableReasons] as const;

/** A child that was killed, for its time or its memory, has met an archive that nobody should open unwarned. */
export const archiveInChild =
  ({ storage, scanner, largestBytes, withinMs = quarterOfAnHour }: Options): ScanArchive =>
  async ({ file, sizeBytes }) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${memoryMegabytes}`, program], {
      ...{ stdio: ['pipe', 'pipe', 'ignore'], timeout: withinMs, killSignal: 'SIGKILL', env: {} },
    });
    const ended = new Promise<void>((resolve, reject) => child.once('close', () => resolve()).once('error', reject));
    const task: ArchiveTask = { storage, blob: file.blob, key: file.key.toString('base64'), sizeBytes, scanner, largestBytes };
    child.stdin.on('error', () => {}).end(JSON.stringify(task));
    const [told] = await Promise.all([text(child.stdout), ended]);
    if (told === 'unavailable') throw new ScannerUnavailable('the scanner did not answer about an archive');
    if (told === 'unread') throw new Error('an archive could not be read from where documents lie');
    if (told === 'brokeOff') throw new ScanBrokeOff('the scanner was gone before it had an answer about an archive');
    return verdicts.find((verdict) => verdict === told) ?? 'archiveTooLarge';
  };
