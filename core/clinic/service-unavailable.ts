import type { Result } from '../kernel/result.ts';

/** An external service did not respond. Thrown, because DBOS retries a step that throws. */
export class ServiceUnavailable extends Error {
  constructor(who: 'clinic' | 'provider' | 'gateway') {
    super(`the ${who} did not answer`);
    this.name = 'ServiceUnavailable';
  }
}

type Unavailable = { kind: 'clinicUnavailable' } | { kind: 'providerUnavailable' };
type UnlessUnavailable<Value, Trouble> = Result<Value, Exclude<Trouble, Unavailable>>;

/** The response, positive or negative; throws if there was none. */
export function unlessUnavailable<Value, Trouble extends { kind: string }>(
  answer: Result<Value, Trouble | Unavailable>,
): UnlessUnavailable<Value, Trouble> {
  if (!answer.ok && answer.error.kind === 'clinicUnavailable') throw new ServiceUnavailable('clinic');
  if (!answer.ok && answer.error.kind === 'providerUnavailable') throw new ServiceUnavailable('provider');
  return answer as UnlessUnavailable<Value, Trouble>;
}

/** For calls that cannot be refused. */
export function unwrapResponse<Value>(answer: Result<Value, Unavailable>): Value {
  const result = unlessUnavailable(answer);
  if (!result.ok) throw new TypeError('unreachable');
  return result.value;
}
