import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';

type Parts = { isContentThere: () => Promise<boolean>; logger: Logger };

const askAgainAfterMs = 2_000;

/**
 * A worker that starts compares the search with what is published: it may have been away for long. It waits for the back
 * office, which often starts beside it, and only then enqueues the work, so that no work hangs where there is no back office.
 */
export function reconcileAtStart({ isContentThere, logger }: Parts): { stop: () => void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const tryOnce = async () => {
    const ready = await isContentThere().catch(() => false);
    if (stopped) return;
    if (ready) await enqueueReconcile();
    else timer = setTimeout(again, askAgainAfterMs);
  };
  const again = () => void tryOnce().catch((error: unknown) => logger.error({ err: error }, 'could not compare the search'));
  again();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const enqueueReconcile = () =>
  DBOS.enqueueWorkflowWithOptions({
    workflowName: workflows.reconcileSearch,
    queueName: queues.search,
    appVersion: application.version,
  });
