import type { PaymentTrouble } from '../../booking/payment-provider.ts';
import { err, type Result } from '../../kernel/result.ts';
import type { ProviderAnswer } from './ask-provider.ts';

export const refused: Result<never, PaymentTrouble> = err({ kind: 'paymentRefused' });
export const silent: Result<never, PaymentTrouble> = err({ kind: 'providerSilent' });

/** Said before anything is done. Not 409, by which an earlier try may be meant, and nothing from 500 on, where nobody knows. */
const saidBeforehand = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/** The trouble with an answer to a call that asks for something to be done; none when it was done. */
export function troubleWith(answer: ProviderAnswer): Result<never, PaymentTrouble> | null {
  if (answer.kind === 'unreached') return refused;
  if (answer.kind === 'silent') return silent;
  if (answer.status >= 200 && answer.status < 300) return null;
  return saidBeforehand.has(answer.status) ? refused : silent;
}
