import type { PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { CallProvider } from '../call-provider.ts';
import { unavailable } from '../provider-errors.ts';
import { isNotFound } from './wire.ts';

/** Paid, or for another reason no longer cancellable. */
const tooLate = new Set([400, 409, 422]);

export const cancelPayment =
  (call: CallProvider) =>
  async ({ providerId }: { providerId: string }): Promise<Result<'cancelled' | 'cannotCancel', PaymentTrouble>> => {
    const response = await call({ operation: 'cancel', method: 'DELETE', path: `/single/${encodeURIComponent(providerId)}` });
    if (response.kind !== 'answered') return unavailable;
    // Already gone: an earlier attempt whose response was lost.
    if (response.status === 204 || isNotFound(response)) return ok('cancelled');
    return tooLate.has(response.status) ? ok('cannotCancel') : unavailable;
  };
