import type { KnownPayment, PaymentState, PaymentTrouble } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { silent } from '../trouble.ts';
import type { Parts } from './parts.ts';
import { asPaid, receivedMoney } from './received-money.ts';
import { mbwaySchema } from './wire.ts';

type Read = Result<PaymentState, PaymentTrouble>;
type Found = KnownPayment & { providerId: string };

async function readMbway(parts: Parts, payment: Found): Promise<Read> {
  const question = new URLSearchParams({ mbWayKey: parts.keys.mbWayKey, requestId: payment.providerId });
  const answer = await parts.ask({ operation: 'mbwayStatus', method: 'GET', path: `/spg/payment/mbway/status?${question}` });
  if (answer.kind !== 'answered' || answer.status !== 200) return silent;
  const given = mbwaySchema.safeParse(answer.body).data;
  switch (given?.Status) {
    case '000':
      return ok(await paidByMbway(parts, payment));
    // Said of a request that waits and of one that never was.
    case '123':
      return ok({ kind: /not found/i.test(given.Message ?? '') ? 'unknown' : 'pending' });
    case '020':
    case '122':
      return ok({ kind: 'rejected' });
    case '101':
      return ok({ kind: 'expired' });
    default:
      return silent;
  }
}

/** The status says that it was paid, not how much. Nobody can change the sum on the phone, so until the list has it ours is meant. */
async function paidByMbway(parts: Parts, payment: Found): Promise<PaymentState> {
  const money = await receivedMoney(parts, payment);
  const assumed = { transactionId: payment.providerId, amountCents: payment.amountCents, paidAt: parts.now() };
  return (money.ok ? asPaid(money.value) : null) ?? { kind: 'paid', ...assumed, alsoReceived: [] };
}

export const readPayment =
  (parts: Parts) =>
  async (payment: KnownPayment): Promise<Read> => {
    const { providerId, method } = payment;
    if (method === 'mbway' && providerId !== null) return readMbway(parts, { ...payment, providerId });
    const money = await receivedMoney(parts, payment);
    if (!money.ok) return money;
    return ok(asPaid(money.value) ?? { kind: providerId === null ? 'unknown' : 'pending' });
  };
