import type { PaymentTrouble } from '../../booking/ports/payment-provider.ts';
import { err, type Result } from '../../kernel/result.ts';
import type { ProviderResponse } from './call-provider.ts';

export const refused: Result<never, PaymentTrouble> = err({ kind: 'paymentRefused' });
export const unavailable: Result<never, PaymentTrouble> = err({ kind: 'providerUnavailable' });

/** Rejected before execution. Not 409, which may refer to an earlier attempt, and nothing from 500 on, where the outcome is unknown. */
const refusedBeforehand = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/** The error of a response to a write; null if the request was executed. */
export function troubleWith(response: ProviderResponse): Result<never, PaymentTrouble> | null {
  if (response.kind === 'notConnected') return refused;
  if (response.kind === 'noResponse') return unavailable;
  if (response.status >= 200 && response.status < 300) return null;
  return refusedBeforehand.has(response.status) ? refused : unavailable;
}
