import type { KnownPayment, PaymentMethod, PaymentState, PaymentTrouble, ReceivedMoney } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { silent } from '../trouble.ts';
import type { Parts } from './parts.ts';
import { paymentDate } from './payment-date.ts';
import { type PaymentRow, paymentsSchema } from './wire.ts';

type Asked = Pick<KnownPayment, 'orderId' | 'providerId' | 'method'>;

/** The list knows completed payments only: what is not in it may be waiting, over, or never asked for. */
export async function receivedMoney(
  { ask, keys, logger, now }: Parts,
  { orderId, providerId, method }: Asked,
): Promise<Result<ReceivedMoney[], PaymentTrouble>> {
  const body = { boKey: keys.backofficeKey, ...(providerId === null ? { orderId } : { requestId: providerId }) };
  const answer = await ask({ operation: 'payments', method: 'POST', path: '/v2/payments/read', body });
  if (answer.kind !== 'answered' || answer.status !== 200) return silent;
  const list = paymentsSchema.safeParse(answer.body).data;
  if (list?.status === '403') logger.error({ provider: 'ifthenpay', operation: 'payments' }, 'payment provider refuses the key');
  if (list?.status !== '200') return silent;
  // A filter that is not understood gives the newest thousand payments of everybody.
  const isOurs = (row: PaymentRow) => (providerId === null ? row.orderId === orderId : row.requestId === providerId);
  return ok(inOrder((list.payments ?? []).filter(isOurs), method, now()));
}

/**
 * A request paid twice bears the same number twice, so money at a cash machine is named by its moment, too: a row that gets into the list
 * later must not rename the others. MB WAY is paid once, and its refund asks for the bare number.
 */
function inOrder(rows: PaymentRow[], method: PaymentMethod, askedAt: Date): ReceivedMoney[] {
  const dated = rows.map((row) => ({ ...row, paidAt: paymentDate(row.paymentDate) ?? askedAt }));
  const seen = new Map<string, number>();
  return dated
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
    .map(({ requestId, orderId, amount, paymentDate: moment, paidAt }) => {
      const number = requestId ?? orderId ?? '';
      const name = method === 'mbway' ? number : `${number}.${moment.replace(/\D/g, '')}`;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return { transactionId: times === 1 ? name : `${name}.${times}`, amountCents: amount, paidAt };
    });
}

export function asPaid(money: ReceivedMoney[]): PaymentState | null {
  const [first, ...alsoReceived] = money;
  return first ? { kind: 'paid', ...first, alsoReceived } : null;
}
