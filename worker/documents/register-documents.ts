import { randomUUID } from 'node:crypto';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { checkedDocuments } from '@clinic/core/adapters/database/documents/checked-documents';
import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import { clamd } from '@clinic/core/adapters/documents/clamd';
import { documentStorageOf } from '@clinic/core/adapters/documents/document-files';
import { exiftool } from '@clinic/core/adapters/documents/exiftool';
import { checkDocument } from '@clinic/core/documents/check-document';
import type { DocumentFiles } from '@clinic/core/documents/document-ports';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS, type DBOSClient, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { observedScan } from '../observed-services.ts';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { maxRecoveries } from '../workflows/retry-policy.ts';
import { archiveInChild } from './archive-task.ts';

const megabyte = 1024 * 1024;

type RegisterDocumentsOptions = { env: Env; pool: pg.Pool; dbos: DBOSClient; files: DocumentFiles; logger: Logger; observe: ObserveCall };

/**
 * Examines the files of requests. Each file is a piece of work of its own, which never waits for a scanner that is away: it ends, and is begun
 * again by the clock until there is a finding. Inputs are ids and nothing else, because DBOS stores them.
 */
export function registerDocuments({ env, pool, dbos, files, logger, observe }: RegisterDocumentsOptions): ScheduledWorkflowFn {
  const documents = checkedDocuments(createDatabase(pool), env.DATA_KEYS);
  const [scanner, largestBytes] = [env.CLAMD_SOCKET, env.CLAMD_MAX_FILE_MB * megabyte];
  const check = checkDocument({
    ...{ documents, files, strip: exiftool, scan: observedScan(clamd(scanner, largestBytes), observe) },
    scanArchive: archiveInChild({ storage: documentStorageOf(env), scanner, largestBytes }),
  });
  const begin = async (requestId: string | null) => {
    for (const { id, place } of await documents.notYetChecked(requestId)) await enqueueCheck(dbos, id, place);
  };
  registerWorkflow(async (requestId: string) => DBOS.runStep(() => begin(requestId), { name: 'begin' }), {
    ...{ name: workflows.checkDocuments, maxRecoveryAttempts: maxRecoveries },
  });
  registerWorkflow(
    async (id: string) => {
      try {
        await DBOS.runStep(() => check(id), { name: 'check' });
      } catch (error) {
        // It stays “not yet checked”: only a doctor opens it, after a warning.
        logger.warn({ document: id, err: error }, 'a document could not be examined yet');
      }
    },
    { name: workflows.checkDocument, maxRecoveryAttempts: maxRecoveries },
  );
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      await DBOS.runStep(() => begin(null), { name: 'begin' });
    },
    { name: workflows.recheckDocuments },
  );
}

/**
 * The first file of everybody comes before the second of anybody: whoever sends a thousand holds nobody up. One that still waits in the queue
 * is not put there again.
 */
const enqueueCheck = (dbos: DBOSClient, id: string, place: number) =>
  dbos.enqueue<(id: string) => Promise<void>>(
    {
      ...{ workflowName: workflows.checkDocument, queueName: queues.documents, appVersion: application.version },
      ...{ workflowID: `document-${id}-${randomUUID()}`, deduplicationID: id, priority: place, duplicationPolicy: 'return-existing' },
    },
    id,
  );

/** Each schedule is a row, so only one of the workers runs it. */
export const scheduleDocuments = (recheck: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'recheck-documents', workflowFn: recheck, schedule: '*/5 * * * *', cronTimezone: 'Europe/Lisbon' }]);
