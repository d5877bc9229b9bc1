import { createDatabase } from '@clinic/core/adapters/database/database';
import { checkedDocuments } from '@clinic/core/adapters/database/documents/checked-documents';
import { workflows } from '@clinic/core/adapters/dbos/application';
import { clamd } from '@clinic/core/adapters/documents/clamd';
import { exiftool } from '@clinic/core/adapters/documents/exiftool';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { checkDocument } from '@clinic/core/documents/check-document';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { isOutOfRetries, maxRecoveries, retryUntilDone } from '../workflows/retry-policy.ts';
import { archiveInChild } from './archive-task.ts';

const megabyte = 1024 * 1024;

/** Examines the files of a request. The input is the request's id and nothing else, because DBOS stores it. */
export function registerDocuments({ env, pool, logger }: { env: Env; pool: pg.Pool; logger: Logger }): void {
  const documents = checkedDocuments(createDatabase(pool), env.DATA_KEYS);
  const [folder, scanner, largestBytes] = [env.DOCUMENTS_DIR, env.CLAMD_SOCKET, env.CLAMD_MAX_FILE_MB * megabyte];
  const check = checkDocument({
    ...{ documents, files: folderFiles(folder), strip: exiftool, scan: clamd(scanner, largestBytes) },
    scanArchive: archiveInChild({ folder, scanner, largestBytes }),
  });
  DBOS.registerWorkflow(
    async (requestId: string) => {
      const ids = await DBOS.runStep(() => documents.idsOfRequest(requestId), retryUntilDone('list'));
      for (const id of ids) {
        try {
          await DBOS.runStep(() => check(id), retryUntilDone('check'));
        } catch (error) {
          if (!isOutOfRetries(error)) throw error;
          // It stays “not yet checked”: only a doctor opens it, after a warning.
          logger.error({ document: id }, 'a document could not be examined for two days');
        }
      }
    },
    { name: workflows.checkDocuments, maxRecoveryAttempts: maxRecoveries },
  );
}
