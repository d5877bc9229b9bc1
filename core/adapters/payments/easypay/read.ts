import type { KnownPayment, PaymentState, PaymentTrouble } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { AskProvider } from '../ask-provider.ts';
import { silent } from '../trouble.ts';
import { toState } from './to-state.ts';
import { foundSchema, isNotFound, singleSchema } from './wire.ts';

type Parts = { ask: AskProvider; now: () => Date };
type Read = Result<PaymentState, PaymentTrouble>;

/** What tells most comes first, should one order ever have several payments. */
const tellingOrder: PaymentState['kind'][] = ['paid', 'pending', 'rejected', 'expired', 'cancelled', 'unknown'];
const unknown: PaymentState = { kind: 'unknown' };

async function readOne({ ask, now }: Parts, id: string): Promise<Read> {
  const askedAt = now();
  const answer = await ask({ operation: 'read', method: 'GET', path: `/single/${encodeURIComponent(id)}` });
  if (answer.kind !== 'answered') return silent;
  if (isNotFound(answer)) return ok(unknown);
  const single = answer.status === 200 ? singleSchema.safeParse(answer.body).data : undefined;
  const state = single && toState(single, askedAt);
  return state ? ok(state) : silent;
}

/** By our own number, for a payment whose answer was lost. */
async function findIds({ ask }: Parts, orderId: string): Promise<Result<string[], PaymentTrouble>> {
  const answer = await ask({ operation: 'find', method: 'GET', path: `/single?key=${encodeURIComponent(orderId)}` });
  const found = answer.kind === 'answered' && answer.status === 200 ? foundSchema.safeParse(answer.body).data : undefined;
  return found ? ok(found.data.filter(({ key }) => key === orderId).map(({ id }) => id)) : silent;
}

export const readPayment =
  (parts: Parts) =>
  async ({ orderId, providerId }: KnownPayment): Promise<Read> => {
    if (providerId !== null) return readOne(parts, providerId);
    const ids = await findIds(parts, orderId);
    if (!ids.ok) return ids;
    const states: PaymentState[] = [unknown];
    for (const id of ids.value) {
      const read = await readOne(parts, id);
      if (!read.ok) return read;
      states.push(read.value);
    }
    const [telling = unknown] = states.sort((a, b) => tellingOrder.indexOf(a.kind) - tellingOrder.indexOf(b.kind));
    return ok(telling);
  };
