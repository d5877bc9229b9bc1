import type { PaymentTrouble } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { AskProvider } from '../ask-provider.ts';
import { silent } from '../trouble.ts';
import { isNotFound } from './wire.ts';

/** What is paid, or for another reason past deleting. */
const tooLate = new Set([400, 409, 422]);

export const cancelPayment =
  (ask: AskProvider) =>
  async ({ providerId }: { providerId: string }): Promise<Result<'cancelled' | 'cannotCancel', PaymentTrouble>> => {
    const answer = await ask({ operation: 'cancel', method: 'DELETE', path: `/single/${encodeURIComponent(providerId)}` });
    if (answer.kind !== 'answered') return silent;
    // Gone already: an earlier try whose answer was lost.
    if (answer.status === 204 || isNotFound(answer)) return ok('cancelled');
    return tooLate.has(answer.status) ? ok('cannotCancel') : silent;
  };
