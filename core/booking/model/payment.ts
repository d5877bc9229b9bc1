/** In display order. */
export const paymentMethods = ['multibanco', 'mbway', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentProviderName = 'easypay' | 'ifthenpay';

/** One request for payment, stored before it is sent to the provider. */
export type Payment = {
  id: string;
  bookingId: string;
  orderId: string;
  provider: PaymentProviderName;
  method: PaymentMethod;
  amountCents: number;
  expiresAt: Date;
  requestedAt: Date;
  acceptedAt: Date | null;
  providerId: string | null;
  entity: string | null;
  reference: string | null;
  /** MB WAY: until when the request can be answered on the phone. */
  answerBy: Date | null;
  /** Card: the provider's page on which it is paid. No card data ever comes to us. */
  pageUrl: string | null;
  /** Card: when the patient last came back from that page, and what the page said. */
  returnedAt: Date | null;
  returnedAs: 'paid' | 'refused' | 'left' | null;
  endedAt: Date | null;
  endKind: PaymentEnd | null;
  paidAt: Date | null;
  transactionId: string | null;
  paidCents: number | null;
  lastAskedAt: Date | null;
};

/** `replaced`: the patient chose another payment method; `cancelled` once the provider has cancelled it, too. */
export type PaymentEnd = 'refused' | 'rejected' | 'expired' | 'cancelled' | 'unanswered' | 'replaced';
export type PaymentChange = Partial<Omit<Payment, 'id' | 'bookingId' | 'orderId' | 'provider' | 'method' | 'amountCents'>>;

/** The payment that is expected. An ended one may still be paid; then the provider's callback reports it. */
export const isOpen = ({ endedAt, paidAt }: Payment): boolean => endedAt === null && paidAt === null;

/** May still be paid: also a replaced reference that is no longer expected. */
export const mayBringMoney = (payment: Payment): boolean => isOpen(payment) || (payment.endKind === 'replaced' && payment.paidAt === null);

/** Issued to the patient and valid until its replacement is accepted: asking for another method never leaves a patient without one. */
export const isStandingReference = (payment: Payment): boolean =>
  isOpen(payment) && payment.method === 'multibanco' && payment.acceptedAt !== null;
