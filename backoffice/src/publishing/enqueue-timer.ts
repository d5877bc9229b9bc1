import { queues, workflows } from '@clinic/core/adapters/dbos/application';
import type { PayloadRequest } from 'payload';
import { enqueueWork } from './enqueue-work.ts';

/** The worker wakes up at `due` and asks the back office to make the change; only its number travels. */
export const enqueueTimer = (req: PayloadRequest, change: string, due: number): Promise<void> =>
  enqueueWork(
    req,
    {
      workflowName: workflows.changeOnTime,
      queueName: queues.publishing,
      workflowID: `change-${change}`,
      delaySeconds: Math.max(0, due - Date.now()) / 1000,
    },
    change,
  );
