import { askForReview } from './ask-for-review.ts';
import type { BookingPorts } from './booking-ports.ts';
import type { BookingTransaction } from './booking-store.ts';
import { cancelPayments } from './cancel-payments.ts';
import { mayBringMoney } from './payment.ts';
import { releaseVisit } from './release-visit.ts';
import { awaitsRelease, goesAhead, isPaid } from './rules/standing-visit.ts';
import { settlePayment } from './settle-payment.ts';

/** The deadline has come. The provider is asked once more, and only then is the visit given up: late hints find a decision. */
export async function giveUpUnpaid(ports: BookingPorts, bookingId: string): Promise<'givenUp' | 'kept'> {
  for (const payment of await ports.store.readPayments(bookingId)) if (mayBringMoney(payment)) await settlePayment(ports, payment.id);
  const decision = await ports.store.inTransaction((transaction) => decide(transaction, bookingId));
  if (decision.kind === 'neverAsked') await askForReview(ports.store, bookingId, { reason: 'providerUnreachable', tellPatient: true });
  if (decision.kind !== 'givenUp') return 'kept';
  await cancelPayments(ports, bookingId);
  const { appointmentId } = decision;
  if (appointmentId !== null) await releaseVisit(ports, bookingId, { appointmentId, observation: 'Falha de pagamento' });
  await ports.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isPaid(locked.booking)) return;
    await transaction.start({ kind: 'tell', bookingId, mail: 'notPaid', about: String(locked.booking.sequence) });
  });
  return 'givenUp';
}

/** `givenUp` names the appointment that is meant: late money may bring the visit back under another number at any moment. */
type Decision = { kind: 'kept' } | { kind: 'neverAsked' } | { kind: 'givenUp'; appointmentId: number | null };

async function decide(transaction: BookingTransaction, bookingId: string): Promise<Decision> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return { kind: 'kept' };
  const { booking, now } = locked;
  if (booking.givenUpAt) {
    if (awaitsRelease(booking)) return { kind: 'givenUp', appointmentId: booking.appointmentId };
    return isPaid(booking) ? { kind: 'kept' } : { kind: 'givenUp', appointmentId: null };
  }
  // Money of a wrong amount is a person's to judge: the visit stays until then.
  const payments = await transaction.payments(bookingId);
  if (isPaid(booking) || !goesAhead(booking) || payments.some(({ paidAt }) => paidAt !== null)) return { kind: 'kept' };
  // Who was never told how to pay has not failed to.
  if (booking.paymentRequestedAt === null) return { kind: 'neverAsked' };
  await transaction.change(bookingId, { givenUpAt: now });
  await transaction.note(bookingId, 'givenUp');
  return { kind: 'givenUp', appointmentId: booking.appointmentId };
}
