import { setTimeout as sleep } from 'node:timers/promises';
import { DBOS, Error as DbosError } from '@dbos-inc/dbos-sdk';
import type { Retries } from './retry-policy.ts';

const longestPauseSeconds = 3_600;

/**
 * For the last steps of a workflow, whose work leaves facts of its own and finds them when it runs again: tried as often, and with the
 * same pauses, as a step of DBOS. A record beside those facts would spare nothing and costs eight statements.
 */
export async function tryUntilDone<T>(work: () => Promise<T>, { name, maxAttempts, intervalSeconds, backoffRate }: Retries): Promise<T> {
  const errors: Error[] = [];
  let pauseSeconds = intervalSeconds;
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      errors.push(error);
      DBOS.logger.warn(`Attempt ${errors.length} of ${maxAttempts} at ${name} failed: ${error.stack}`);
    }
    if (errors.length >= maxAttempts) throw new DbosError.DBOSMaxStepRetriesError(name, maxAttempts, errors);
    await sleep(pauseSeconds * 1_000);
    pauseSeconds = Math.min(pauseSeconds * backoffRate, longestPauseSeconds);
  }
}
