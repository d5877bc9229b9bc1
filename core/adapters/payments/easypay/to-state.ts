import type { PaymentState, ReceivedMoney } from '../../../booking/ports/payment-provider.ts';
import { fromLisbon } from '../../../kernel/lisbon-time.ts';
import type { Single } from './wire.ts';

/** Attempts without money; they stay in the list beside the successful one. */
const withoutMoney = new Set(['failed', 'error', 'declined', 'pending', 'voided']);

/** Maps easypay's status to ours; null for an unknown one, because a wrong guess could cost a patient the visit. */
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
    // A refunded payment does not count as paid.
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
  const paidAt = parseTimestamp(single.paid_at ?? '') ?? askedAt;
  const money = (single.captures ?? [])
    .filter(({ status }) => !withoutMoney.has(status))
    .map(({ id, value, created_at = '' }) => ({ transactionId: id, amountCents: value, paidAt: parseTimestamp(created_at) ?? paidAt }))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  const [first = { transactionId: single.id, amountCents: single.value, paidAt }, ...alsoReceived] = money;
  return { ...first, alsoReceived };
}

/** `2026-11-15 10:20:30` in Lisbon's time, or a timestamp with its own time zone. */
function parseTimestamp(written: string): Date | null {
  const [, day, time, seconds = '0'] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::(\d\d))?$/.exec(written) ?? [];
  if (day !== undefined && time !== undefined) {
    const minute = fromLisbon(day, time);
    return minute && new Date(minute.getTime() + Number(seconds) * 1000);
  }
  const instant = /(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? new Date(written) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}
