import type { PaymentMethod } from '../../../booking/model/payment.ts';
import type { KnownPayment, PaymentState, PaymentTrouble, ReceivedMoney } from '../../../booking/ports/payment-provider.ts';
import { fromLisbon } from '../../../kernel/lisbon-time.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { unavailable } from '../provider-errors.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { type PaymentRow, paymentsSchema } from './wire.ts';

type PaymentNumbers = Pick<KnownPayment, 'orderId' | 'providerId' | 'method'>;

/** The list contains completed payments only: one that is missing may be pending, expired, or never requested. */
export async function receivedMoney(
  { call, keys, logger, now }: IfthenpayClient,
  { orderId, providerId, method }: PaymentNumbers,
): Promise<Result<ReceivedMoney[], PaymentTrouble>> {
  const body = { boKey: keys.backofficeKey, ...(providerId === null ? { orderId } : { requestId: providerId }) };
  const response = await call({ operation: 'payments', method: 'POST', path: '/v2/payments/read', body });
  if (response.kind !== 'answered' || response.status !== 200) return unavailable;
  const list = paymentsSchema.safeParse(response.body).data;
  if (list?.status === '403') logger.error({ provider: 'ifthenpay', operation: 'payments' }, 'payment provider refuses the key');
  if (list?.status !== '200') return unavailable;
  // If the filter is not recognised, the newest thousand payments of all customers are returned.
  const isOurs = (row: PaymentRow) => (providerId === null ? row.orderId === orderId : row.requestId === providerId);
  return ok(inOrder((list.payments ?? []).filter(isOurs), method, now()));
}

/**
 * A request that is paid twice has the same number twice, so a cash machine payment is identified by its time, too: a row that appears
 * later must not change the ids of the others. MB WAY and a card are paid once, and their refund needs the bare number.
 */
function inOrder(rows: PaymentRow[], method: PaymentMethod, askedAt: Date): ReceivedMoney[] {
  const dated = rows.map((row) => ({ ...row, paidAt: paymentDate(row.paymentDate) ?? askedAt }));
  const seen = new Map<string, number>();
  return dated
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
    .map(({ requestId, orderId, amount, paymentDate: moment, paidAt }) => {
      const number = requestId ?? orderId ?? '';
      const name = method !== 'multibanco' ? number : `${number}.${moment.replace(/\D/g, '')}`;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return { transactionId: times === 1 ? name : `${name}.${times}`, amountCents: amount, paidAt };
    });
}

export function asPaid(money: ReceivedMoney[]): PaymentState | null {
  const [first, ...alsoReceived] = money;
  return first ? { kind: 'paid', ...first, alsoReceived } : null;
}

/** `21-10-2026 15:41:00` in Lisbon's time. */
function paymentDate(written: string): Date | null {
  const [, day, month, year, time = '', seconds = '0'] = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d)(?::(\d\d))?$/.exec(written.trim()) ?? [];
  const minute = fromLisbon(`${year}-${month}-${day}`, time);
  return minute && new Date(minute.getTime() + Number(seconds) * 1000);
}
