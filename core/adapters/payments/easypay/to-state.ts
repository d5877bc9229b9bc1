import type { PaymentState, ReceivedMoney } from '../../../booking/payment-provider.ts';
import { momentOf } from './moment.ts';
import type { Single } from './wire.ts';

/** Tries that brought no money; they stay in the list beside the one that did. */
const withoutMoney = new Set(['failed', 'error', 'declined', 'pending', 'voided']);

/** easypay's word for a payment in ours; nothing for a word we do not know, because a guess could cost somebody a visit. */
export function toState(single: Single, askedAt: Date): PaymentState | null {
  switch (single.payment_status) {
    case 'pending':
    case 'authorised':
      return { kind: 'pending' };
    case 'paid':
      return { kind: 'paid', ...received(single, askedAt) };
    case 'failed':
    case 'error':
    case 'declined':
      return { kind: 'rejected' };
    case 'expired':
      return { kind: 'expired' };
    // Money that went back is no money.
    case 'refunded':
    case 'deleted':
    case 'cancelled':
    case 'voided':
      return { kind: 'cancelled' };
    default:
      return null;
  }
}

function received(single: Single, askedAt: Date): ReceivedMoney & { alsoReceived: ReceivedMoney[] } {
  const paidAt = momentOf(single.paid_at ?? '') ?? askedAt;
  const money = (single.captures ?? [])
    .filter(({ status }) => !withoutMoney.has(status))
    .map(({ id, value, created_at = '' }) => ({ transactionId: id, amountCents: value, paidAt: momentOf(created_at) ?? paidAt }))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  const [first = { transactionId: single.id, amountCents: single.value, paidAt }, ...alsoReceived] = money;
  return { ...first, alsoReceived };
}
