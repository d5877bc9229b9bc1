import { DelegateBackoff, handleWhenResult, retry } from 'cockatiel';
import { deadlockStatus } from './say-deadlock.ts';

const pauseMs = 40;

const retries = retry(
  handleWhenResult((response) => response instanceof Response && response.status === deadlockStatus),
  // Two that lost to each other must not meet again.
  { maxAttempts: 2, backoff: new DelegateBackoff(() => pauseMs * (1 + Math.random())) },
);

/**
 * Sends a request again that lost a deadlock: by then the other edit is saved. Safe, because a request is one transaction, the
 * notices it queues included, and the lost one left nothing behind.
 */
export const retryDeadlocks =
  <Rest extends unknown[]>(handle: (request: Request, ...rest: Rest) => Promise<Response>) =>
  (request: Request, ...rest: Rest): Promise<Response> =>
    // A copy for each try: a body can be read only once.
    retries.execute(() => handle(request.clone(), ...rest));
