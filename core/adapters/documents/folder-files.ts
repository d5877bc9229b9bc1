import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFiles } from '../../documents/document-ports.ts';
import { isUuid } from '../../kernel/uuid.ts';

/** What always stays free on the disk. */
const reservedBytes = 2 * 1024 * 1024 * 1024;

/** One folder that site, worker and back office share. Only the owner of the process reads it. */
export function folderFiles(folder: string): DocumentFiles {
  const pathOf = (blob: string) => {
    if (!isUuid(blob)) throw new TypeError('a document is stored under an id alone');
    return path.join(folder, blob);
  };
  return {
    encryptedBytes: async (blob) => (await stat(pathOf(blob)).catch(orMissing))?.size ?? 0,
    append: async (blob, at, chunks) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(blob), constants.O_WRONLY | constants.O_CREAT, 0o600);
      try {
        await file.truncate(at);
        let place = at;
        for await (const chunk of chunks) {
          // A disk may take less than it was given.
          for (let done = 0; done < chunk.length; ) {
            const { bytesWritten } = await file.write(chunk, done, chunk.length - done, place);
            done += bytesWritten;
            place += bytesWritten;
          }
        }
        await file.datasync();
      } finally {
        await file.close();
      }
    },
    open: async (blob) => {
      const file = await open(pathOf(blob), 'r');
      return {
        read: async (at, length) => {
          const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
          return buffer.subarray(0, bytesRead);
        },
        close: () => file.close(),
      };
    },
    remove: (blob) => rm(pathOf(blob), { force: true }),
    olderThan: async (moment) => {
      const names = ((await readdir(folder).catch(orMissing)) ?? []).filter(isUuid);
      const changed = await Promise.all(names.map(async (name) => (await stat(pathOf(name)).catch(orMissing))?.mtime));
      return names.filter((_, index) => (changed[index] ?? moment) < moment);
    },
    hasRoomFor: async (bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - bytes > reservedBytes;
    },
  };
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
