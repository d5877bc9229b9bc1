import { inSpan } from '../logging/spans.ts';

/** Systems of others that somebody feels when they are away. */
export type OutsideService = 'clinic' | 'payments' | 'mail' | 'sms' | 'scanner';

/**
 * `refused`: it answered, and did not take this one. `keyRefused`: it takes nothing from us. `unavailable`: it did not answer, or not in a
 * way that we understand.
 */
export type OutsideOutcome = 'ok' | 'refused' | 'keyRefused' | 'unavailable';

/** `operation` is a word of the program, one of a few; never anything of a patient. */
type OutsideCall = { service: OutsideService; operation: string; outcome: OutsideOutcome; seconds: number };
export type ObserveCall = (call: OutsideCall) => void;

/** A service that refuses one letter or one payment works; one that refuses our key does not, whatever it says otherwise. */
export const wasReached = ({ outcome }: Pick<OutsideCall, 'outcome'>): boolean => outcome === 'ok' || outcome === 'refused';

/** Tells how long a call took and how it ended; what is thrown goes on. */
export async function observed<Answer>(
  observe: ObserveCall | undefined,
  { service, operation }: Pick<OutsideCall, 'service' | 'operation'>,
  call: () => Promise<Answer>,
  judge: { answer(answer: Answer): OutsideOutcome | null; error(error: unknown): OutsideOutcome },
): Promise<Answer> {
  const startedAt = performance.now();
  const tell = (outcome: OutsideOutcome | null) =>
    outcome && observe?.({ service, operation, outcome, seconds: (performance.now() - startedAt) / 1_000 });
  const span = { name: `${service} ${operation}`, kind: 'client', facts: { service, operation } } as const;
  try {
    const answer = await inSpan(span, call, (given) => {
      const outcome = judge.answer(given);
      return { facts: { outcome: outcome ?? 'off' }, failed: outcome !== null && !wasReached({ outcome }) };
    });
    tell(judge.answer(answer));
    return answer;
  } catch (error) {
    tell(judge.error(error));
    throw error;
  }
}
