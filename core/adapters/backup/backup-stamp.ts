import { stat } from 'node:fs/promises';
import { z } from 'zod';
import type { LastBackup } from '../../figures/last-backup.ts';

export const backupSettings = {
  BACKUP_STAMP_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('A file that the backup touches when it has ended well; without it nobody knows when the last one was.'),
};

/** Backups are made by whoever runs the database, with tools of their own: all they have to do for us is to touch a file. */
export const backupStamp =
  ({ BACKUP_STAMP_FILE: file }: { BACKUP_STAMP_FILE?: string | undefined }): LastBackup =>
  async () =>
    file
      ? stat(file).then(
          ({ mtime }) => mtime,
          () => null,
        )
      : null;
