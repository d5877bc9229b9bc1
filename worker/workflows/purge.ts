import { blankAbandonedLinks } from '@clinic/core/adapters/database/blank-links';
import type { Database } from '@clinic/core/adapters/database/database';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { DocumentFiles } from '@clinic/core/documents/document-ports';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import { removeFilesWithoutRow } from '../documents/remove-files.ts';
import type { EmptyTrash } from '../empty-trash.ts';
import { closeWorkOfRemoved } from '../retention/close-work-of-removed.ts';
import { forgetWorkNotes } from '../retention/forget-work-notes.ts';
import { retentionClasses } from '../retention/retention-classes.ts';
import type { RetentionSettings } from '../retention/retention-settings.ts';
import { registerWorkflow } from './register-workflow.ts';

type PurgeOptions = { db: Database; keep: RetentionSettings; files: DocumentFiles; emptyTrash: EmptyTrash; logger: Logger };

export function registerPurge({ db, keep, files, emptyTrash, logger }: PurgeOptions): ScheduledWorkflowFn {
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      const purged: Record<string, number> = {};
      for (const [name, { setting, purge }] of Object.entries(retentionClasses)) {
        try {
          purged[name] = await DBOS.runStep(() => purge(db, keep[setting]), { name });
        } catch (error) {
          logger.error({ err: error, class: name }, 'could not purge; the others go on');
        }
      }
      // Letters are kept; what they opened is not, once nothing of them will be sent any more.
      purged['links'] = await DBOS.runStep(() => blankAbandonedLinks(db), { name: 'links' });
      purged['workNotes'] = await DBOS.runStep(() => forgetWorkNotes(db), { name: 'workNotes' });
      purged['workOfRemoved'] = await DBOS.runStep(() => closeWorkOfRemoved(db), { name: 'workOfRemoved' });
      purged['documentFiles'] = await DBOS.runStep(() => removeFilesWithoutRow(db, files), { name: 'documentFiles' });
      try {
        purged['trash'] = await DBOS.runStep(() => emptyTrash(), { name: 'trash' });
      } catch (error) {
        logger.error({ err: error, class: 'trash' }, 'could not empty the trash; tomorrow it is tried again');
      }
      logger.info(purged, 'purged what is no longer needed');
    },
    { name: workflows.purge },
  );
}

/** The schedule is a row, so one of all workers runs it. */
export const schedulePurge = (purge: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'daily-purge', workflowFn: purge, schedule: '17 3 * * *', cronTimezone: 'Europe/Lisbon' }]);
