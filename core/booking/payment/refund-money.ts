import type { ProviderAnswer } from '../model/refund.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import type { AskedRefund } from '../ports/booking-store.ts';
import { askForAccountOnce } from './refund-account.ts';

type Ports = Pick<BookingPorts, 'store' | 'provider'>;

/**
 * Asks the provider to send money back: once. That it is being called is written first; work that begins again and finds it called does
 * not call a second time, because not every provider recognises a repeated refund. Then a person looks into the provider's own program.
 */
export async function refundMoney(ports: Ports, refundId: string): Promise<void> {
  const bookingId = await ports.store.bookingOfRefund(refundId);
  if (bookingId === null) return;
  const asked = await ports.store.inTransaction((transaction) => transaction.beginRefund(refundId));
  const answer = asked ? await callProvider(ports, asked) : 'unknown';
  await ports.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !(await transaction.answerRefund(refundId, answer, locked.now))) return;
    if (answer !== 'refunded') {
      await transaction.addEvent(bookingId, 'refundLeftToDesk', { refundId, answer });
      // Where it is unknown whether the money went back, a person looks before anybody is asked for an account.
      return answer === 'byHand' ? askForAccountOnce(transaction, bookingId, locked.now) : undefined;
    }
    await transaction.addEvent(bookingId, 'refundedByProvider', { refundId });
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'refunded', about: refundId });
    if (await transaction.hasOpenRefund(bookingId)) return;
    await transaction.closeWorkItems({ kinds: ['refundDue'], subject: { kind: 'booking', id: bookingId } });
  });
}

/** The clinic may have changed its provider since the money came. */
async function callProvider({ provider }: Ports, { provider: taker, ...refund }: AskedRefund): Promise<ProviderAnswer> {
  if (taker !== provider.name) return 'byHand';
  const answer = await provider.refund(refund);
  if (answer.ok) return answer.value;
  return answer.error.kind === 'paymentRefused' ? 'byHand' : 'unknown';
}
