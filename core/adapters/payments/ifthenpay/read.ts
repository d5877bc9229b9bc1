import type { KnownPayment, PaymentState, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { unavailable } from '../provider-errors.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { asPaid, receivedMoney } from './received-money.ts';
import { mbwaySchema } from './wire.ts';

type StateResult = Result<PaymentState, PaymentTrouble>;
type RequestedPayment = KnownPayment & { providerId: string };

async function readMbway(client: IfthenpayClient, payment: RequestedPayment): Promise<StateResult> {
  const query = new URLSearchParams({ mbWayKey: client.keys.mbWayKey, requestId: payment.providerId });
  const response = await client.call({ operation: 'mbwayStatus', method: 'GET', path: `/spg/payment/mbway/status?${query}` });
  if (response.kind !== 'answered' || response.status !== 200) return unavailable;
  const given = mbwaySchema.safeParse(response.body).data;
  switch (given?.Status) {
    case '000':
      return ok(await paidByMbway(client, payment));
    // The same status for a pending request and for one that never existed.
    case '123':
      return ok({ kind: /not found/i.test(given.Message ?? '') ? 'unknown' : 'pending' });
    case '020':
    case '122':
      return ok({ kind: 'rejected' });
    case '101':
      return ok({ kind: 'expired' });
    default:
      return unavailable;
  }
}

/** The status does not contain the amount. It cannot be changed on the phone, so until the payment is in the list it is taken as ours. */
async function paidByMbway(client: IfthenpayClient, payment: RequestedPayment): Promise<PaymentState> {
  const money = await receivedMoney(client, payment);
  const assumed = { transactionId: payment.providerId, amountCents: payment.amountCents, paidAt: client.now() };
  return (money.ok ? asPaid(money.value) : null) ?? { kind: 'paid', ...assumed, alsoReceived: [] };
}

/** Of a card and a reference only the money is told: a refused card or an abandoned page looks like one that is not paid yet. */
export const readPayment =
  (client: IfthenpayClient) =>
  async (payment: KnownPayment): Promise<StateResult> => {
    const { providerId, method } = payment;
    if (method === 'mbway' && providerId !== null) return readMbway(client, { ...payment, providerId });
    const money = await receivedMoney(client, payment);
    if (!money.ok) return money;
    return ok(asPaid(money.value) ?? { kind: providerId === null ? 'unknown' : 'pending' });
  };
