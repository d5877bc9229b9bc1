import type { PaymentMethod, PaymentProvider } from './payment-provider.ts';

/** One request for money, written down before the provider hears of it. */
export type Payment = {
  id: string;
  bookingId: string;
  orderId: string;
  provider: PaymentProvider['name'];
  method: PaymentMethod;
  amountCents: number;
  expiresAt: Date;
  requestedAt: Date;
  acceptedAt: Date | null;
  providerId: string | null;
  entity: string | null;
  reference: string | null;
  /** MB WAY: until when the question stands on the phone. */
  answerBy: Date | null;
  endedAt: Date | null;
  endKind: PaymentEnd | null;
  paidAt: Date | null;
  transactionId: string | null;
  paidCents: number | null;
  lastAskedAt: Date | null;
};

/** `replaced`: the patient chose another way to pay; `cancelled` once the provider has struck it out, too. */
export type PaymentEnd = 'refused' | 'rejected' | 'expired' | 'cancelled' | 'unanswered' | 'replaced';
export type PaymentChange = Partial<Omit<Payment, 'id' | 'bookingId' | 'orderId' | 'provider' | 'method' | 'amountCents'>>;

/** The one that is waited for. One that ended can surprise us too; then the provider's callback tells. */
export const isOpen = ({ endedAt, paidAt }: Payment): boolean => endedAt === null && paidAt === null;

/** Money may still come by it: also by a reference in a drawer that nobody waits for any longer. */
export const mayBringMoney = (payment: Payment): boolean => isOpen(payment) || (payment.endKind === 'replaced' && payment.paidAt === null);

/** Given to the patient and good until its replacement is, too: nobody is left without a way to pay by asking for another. */
export const isStandingReference = (payment: Payment): boolean =>
  isOpen(payment) && payment.method === 'multibanco' && payment.acceptedAt !== null;
