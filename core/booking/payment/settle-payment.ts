import { unlessUnavailable } from '../../clinic/service-unavailable.ts';
import { mayBringMoney, type Payment } from '../model/payment.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import type { PaymentState, ReceivedMoney } from '../ports/payment-provider.ts';
import { takeMoney } from './take-money.ts';

/**
 * Asks the provider for the state of a payment: a callback is only a hint to do so. However often and in whatever order callbacks come,
 * each payment counts once.
 */
export async function settlePayment(ports: BookingPorts, paymentId: string): Promise<PaymentState['kind']> {
  const payment = await ports.store.readPayment(paymentId);
  if (!payment) return 'unknown';
  const answer = unlessUnavailable(await ports.provider.read(payment));
  if (!answer.ok) return 'unknown';
  const state = answer.value;
  await ports.store.inTransaction(async (transaction) => {
    const found = await lockPayment(transaction, payment);
    if (found.payment.paidAt === null) await transaction.changePayment(paymentId, { lastAskedAt: found.now });
    if (state.kind === 'paid') await receive(transaction, found, state);
    else if (state.kind !== 'pending' && state.kind !== 'unknown') await end(transaction, found, state.kind);
  });
  return state.kind;
}

type Locked = NonNullable<Awaited<ReturnType<BookingTransaction['lock']>>> & { payment: Payment };

/** Its booking may have been moved since the payment was read; then the work is retried. */
async function lockPayment(transaction: BookingTransaction, { id, bookingId }: Payment): Promise<Locked> {
  const locked = await transaction.lock(bookingId);
  const payment = (await transaction.lockPayments(bookingId)).find((candidate) => candidate.id === id);
  if (!locked || !payment) throw new Error('the payment went with a moved visit');
  return { ...locked, payment };
}

async function receive(transaction: BookingTransaction, locked: Locked, state: Extract<PaymentState, { kind: 'paid' }>): Promise<void> {
  const { booking, payment, now } = locked;
  const known = payment.transactionId;
  if (known === null) await takeMoney(transaction, locked, state);
  const others: ReceivedMoney[] = [state, ...state.alsoReceived].filter(
    ({ transactionId }) => transactionId !== (known ?? state.transactionId),
  );
  let isNew = false;
  for (const { transactionId, amountCents } of others) {
    const refund = { bookingId: booking.id, paymentId: payment.id, transactionId, amountCents, reason: 'paidTwice' } as const;
    if (await transaction.addRefund(refund, now)) isNew = true;
  }
  // The provider reports it with every response: a closed review is not opened again.
  if (isNew) await transaction.change(booking.id, { needsReviewAt: now, reviewReason: 'paidTwice' });
}

async function end(
  transaction: BookingTransaction,
  { payment, now }: Locked,
  endKind: 'rejected' | 'expired' | 'cancelled',
): Promise<void> {
  if (!mayBringMoney(payment)) return;
  // However it ended, another payment is expected.
  if (payment.endKind === 'replaced') return transaction.changePayment(payment.id, { endKind: 'cancelled' });
  await transaction.changePayment(payment.id, { endedAt: now, endKind });
  await transaction.addEvent(payment.bookingId, 'paymentEnded', { kind: endKind });
}
