import { setTimeout as sleep } from 'node:timers/promises';
import { deadlockStatus } from './say-deadlock.ts';

const tries = 3;
const pauseMs = 40;

/**
 * Sends a request again that lost a deadlock: by then the other edit is saved. Safe, because a request is one transaction, the
 * notices it queues included, and the lost one left nothing behind.
 */
export const retryDeadlocks =
  <Rest extends unknown[]>(handle: (request: Request, ...rest: Rest) => Promise<Response>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    for (let left = tries - 1; left > 0; left--) {
      const response = await handle(request.clone(), ...rest);
      if (response.status !== deadlockStatus) return response;
      // Two that lost to each other must not meet again.
      await sleep(pauseMs * (1 + Math.random()));
    }
    return handle(request, ...rest);
  };
