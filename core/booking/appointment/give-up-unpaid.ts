import { awaitsRelease, goesAhead, isPaid } from '../model/booking-predicates.ts';
import { mayBringMoney } from '../model/payment.ts';
import { cancelPayments } from '../payment/cancel-payments.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import { askForReview } from './ask-for-review.ts';
import { releaseVisit } from './release-visit.ts';

/** At the deadline the provider is asked once more before the visit is given up: callbacks that come later find a decision. */
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
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'notPaid', about: String(locked.booking.sequence) });
  });
  return 'givenUp';
}

/** `givenUp` names the appointment to release: a late payment may rebook the visit under another id at any moment. */
type Decision = { kind: 'kept' } | { kind: 'neverAsked' } | { kind: 'givenUp'; appointmentId: number | null };

async function decide(transaction: BookingTransaction, bookingId: string): Promise<Decision> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return { kind: 'kept' };
  const { booking, now } = locked;
  if (booking.givenUpAt) {
    if (awaitsRelease(booking)) return { kind: 'givenUp', appointmentId: booking.appointmentId };
    return isPaid(booking) ? { kind: 'kept' } : { kind: 'givenUp', appointmentId: null };
  }
  // The front desk has agreed since that it is paid at the clinic.
  if (booking.paymentMethod === null) return { kind: 'kept' };
  // The front desk decides about a wrong amount: the visit is kept until then.
  const payments = await transaction.lockPayments(bookingId);
  if (isPaid(booking) || !goesAhead(booking) || payments.some(({ paidAt }) => paidAt !== null)) return { kind: 'kept' };
  // A card that was asked for late has moved the deadline.
  if (booking.payBy && booking.payBy > now) {
    await transaction.enqueueWork({ kind: 'giveUpUnpaid', bookingId, again: String(now.getTime()) }, booking.payBy);
    return { kind: 'kept' };
  }
  // A patient who never got payment details has not failed to pay.
  if (booking.paymentRequestedAt === null) return { kind: 'neverAsked' };
  await transaction.change(bookingId, { givenUpAt: now });
  await transaction.addEvent(bookingId, 'givenUp');
  return { kind: 'givenUp', appointmentId: booking.appointmentId };
}
