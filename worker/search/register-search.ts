import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { followPublications } from '@clinic/core/search/follow-publications';
import type { IndexOutcome, IndexPorts } from '@clinic/core/search/index-ports';
import { reconcileIndex } from '@clinic/core/search/reconcile-index';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';

type SearchWorkflowOptions = { ports: IndexPorts; logger: Logger };

// Some ten minutes; then the next publication or the next start of a worker finds what was left.
const untilFollowed = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.5, maxAttempts: 14 };

/** The search's two kinds of work. One at a time runs among all workers, so that no older reading is written over a newer one. */
export function registerSearch({ ports, logger }: SearchWorkflowOptions): void {
  const settle = async (name: string, work: () => Promise<IndexOutcome>): Promise<IndexOutcome> => {
    const outcome = await DBOS.runStep(work, { name, ...untilFollowed });
    if (outcome.written + outcome.removed + outcome.synonyms > 0) logger.info(outcome, 'the search follows what is published');
    return outcome;
  };
  registerWorkflow(() => settle('follow', () => followPublications(ports)), { name: workflows.followPublications });
  registerWorkflow(() => settle('reconcile', () => reconcileIndex(ports)), { name: workflows.reconcileSearch });
}

/** At a worker's start: it may have been away for long, so the search is compared with what is published. */
export const enqueueReconcile = () =>
  DBOS.enqueueWorkflowWithOptions({
    workflowName: workflows.reconcileSearch,
    queueName: queues.search,
    appVersion: application.version,
  });
