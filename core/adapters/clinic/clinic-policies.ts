import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  retry,
} from 'cockatiel';
import type { Logger } from '../../logging/create-logger.ts';
import type { ClinicLimits } from './clinic-limits.ts';
import type { ClinicResponse } from './parse-response.ts';

type PolicyLimits = Pick<ClinicLimits, 'readTries' | 'retryPauseMs' | 'failuresToOpen' | 'halfOpenAfterMs'>;
type Run = <Answer>(attempt: () => Promise<ClinicResponse<Answer>>) => Promise<ClinicResponse<Answer>>;

const whenKindIs = (...kinds: ClinicResponse<unknown>['kind'][]) =>
  handleWhenResult((response) => kinds.includes((response as ClinicResponse<unknown>).kind));

/**
 * Retries and circuit breaker for calls to the clinic. Reads are retried; writes never are, because the first may have been executed
 * without a response. Both share one circuit breaker: while it is open no call waits for a timeout.
 */
export function clinicPolicies(limits: PolicyLimits, logger: Logger): { read: Run; write: Run } {
  const breaker = circuitBreaker(whenKindIs('unavailable', 'keyRefused'), {
    breaker: new ConsecutiveBreaker(limits.failuresToOpen),
    halfOpenAfter: limits.halfOpenAfterMs,
  });
  // A failed trial call opens it again, which is not logged twice.
  let isDown = false;
  breaker.onBreak(() => {
    if (!isDown) logger.error('the clinic service is down: it is not called for a while');
    isDown = true;
  });
  breaker.onReset(() => {
    isDown = false;
  });
  const retries = retry(whenKindIs('unavailable'), {
    maxAttempts: limits.readTries - 1,
    backoff: new DelegateBackoff(() => limits.retryPauseMs * (0.5 + Math.random() / 2)),
  });

  const throughBreaker: Run = async (attempt) => {
    // Cockatiel would make the other calls wait for the trial call, up to a whole timeout.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return breaker.execute(attempt);
  };
  return {
    // An open breaker throws, and what is thrown is not retried: a pause before a second rejection is useless.
    read: (attempt) => orUnavailable(retries.execute(() => throughBreaker(attempt))),
    write: (attempt) => orUnavailable(throughBreaker(attempt)),
  };
}

async function orUnavailable<Answer>(running: Promise<ClinicResponse<Answer>>): Promise<ClinicResponse<Answer>> {
  try {
    return await running;
  } catch (error) {
    if (isBrokenCircuitError(error)) return { kind: 'unavailable', reason: 'the circuit breaker is open' };
    throw error;
  }
}
