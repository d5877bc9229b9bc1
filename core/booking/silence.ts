import type { Result } from '../kernel/result.ts';

/** Somebody else's system did not answer. Thrown, because whoever does durable work tries a thrown step again. */
export class Silence extends Error {
  constructor(who: 'clinic' | 'provider' | 'gateway') {
    super(`the ${who} did not answer`);
    this.name = 'Silence';
  }
}

type Silent = { kind: 'clinicSilent' } | { kind: 'providerSilent' };
type Heard<Value, Trouble> = Result<Value, Exclude<Trouble, Silent>>;

/** The answer, be it yes or no; silence is thrown. */
export function heard<Value, Trouble extends { kind: string }>(answer: Result<Value, Trouble | Silent>): Heard<Value, Trouble> {
  if (!answer.ok && answer.error.kind === 'clinicSilent') throw new Silence('clinic');
  if (!answer.ok && answer.error.kind === 'providerSilent') throw new Silence('provider');
  return answer as Heard<Value, Trouble>;
}

/** For questions that cannot be refused. */
export function told<Value>(answer: Result<Value, Silent>): Value {
  const result = heard(answer);
  if (!result.ok) throw new TypeError('unreachable');
  return result.value;
}
