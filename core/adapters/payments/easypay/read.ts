import type { KnownPayment, PaymentState, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { unavailable } from '../provider-errors.ts';
import type { EasypayClient } from './easypay-client.ts';
import { toState } from './to-state.ts';
import { foundSchema, isNotFound, singleSchema } from './wire.ts';

type StateResult = Result<PaymentState, PaymentTrouble>;

/** Which state counts if one order has several payments: the first of these. */
const byRelevance: PaymentState['kind'][] = ['paid', 'pending', 'rejected', 'expired', 'cancelled', 'unknown'];
const unknown: PaymentState = { kind: 'unknown' };

async function readOne({ call, now }: EasypayClient, id: string): Promise<StateResult> {
  const askedAt = now();
  const response = await call({ operation: 'read', method: 'GET', path: `/single/${encodeURIComponent(id)}` });
  if (response.kind !== 'answered') return unavailable;
  if (isNotFound(response)) return ok(unknown);
  const single = response.status === 200 ? singleSchema.safeParse(response.body).data : undefined;
  const state = single && toState(single, askedAt);
  return state ? ok(state) : unavailable;
}

/** By our order id, for a payment whose response was lost. */
async function findIds({ call }: EasypayClient, orderId: string): Promise<Result<string[], PaymentTrouble>> {
  const response = await call({ operation: 'find', method: 'GET', path: `/single?key=${encodeURIComponent(orderId)}` });
  const found = response.kind === 'answered' && response.status === 200 ? foundSchema.safeParse(response.body).data : undefined;
  return found ? ok(found.data.filter(({ key }) => key === orderId).map(({ id }) => id)) : unavailable;
}

export const readPayment =
  (client: EasypayClient) =>
  async ({ orderId, providerId }: KnownPayment): Promise<StateResult> => {
    if (providerId !== null) return readOne(client, providerId);
    const ids = await findIds(client, orderId);
    if (!ids.ok) return ids;
    const states: PaymentState[] = [unknown];
    for (const id of ids.value) {
      const read = await readOne(client, id);
      if (!read.ok) return read;
      states.push(read.value);
    }
    const [relevant = unknown] = states.sort((a, b) => byRelevance.indexOf(a.kind) - byRelevance.indexOf(b.kind));
    return ok(relevant);
  };
