import type { Result } from '../kernel/result.ts';

export type PaymentMethod = 'multibanco' | 'mbway';

export type PaymentRequest = {
  /** Ours, unique, at most 15 characters: the provider gives it back with every message. */
  orderId: string;
  method: PaymentMethod;
  amountCents: number;
  /** Instant after which we do not want the money any more. */
  expiresAt: Date;
  /** Portuguese mobile number of nine digits; only for MB WAY. */
  phone?: string;
};

/** What the patient needs in order to pay. */
export type PaymentDetails =
  | { method: 'multibanco'; providerId: string; entity: string; reference: string; amountCents: number }
  | { method: 'mbway'; providerId: string; amountCents: number; answerBy: Date };

/** `paid` is the only word that counts as money; an amount other than ours is for a person to look at. */
export type PaymentState =
  | { kind: 'pending' }
  | { kind: 'paid'; transactionId: string; amountCents: number; paidAt: Date }
  | { kind: 'rejected' | 'expired' | 'cancelled' | 'unknown' };

export type PaymentTrouble =
  /** Certainly not accepted: another try is safe. */
  | { kind: 'paymentRefused' }
  /** No answer: it may or may not exist, so ask before trying again. */
  | { kind: 'providerSilent' };

export type PaymentProvider = {
  name: 'easypay' | 'ifthenpay';
  methods: readonly PaymentMethod[];
  request(request: PaymentRequest): Promise<Result<PaymentDetails, PaymentTrouble>>;
  /** Asks the provider itself: a callback is only a hint. */
  read(payment: { orderId: string; providerId: string | null; method: PaymentMethod }): Promise<Result<PaymentState, PaymentTrouble>>;
  /** Not every provider can; one that cannot says so. */
  cancel(payment: { orderId: string; providerId: string }): Promise<Result<'cancelled' | 'cannotCancel', PaymentTrouble>>;
  refund(payment: {
    transactionId: string;
    method: PaymentMethod;
    amountCents: number;
  }): Promise<Result<'refunded' | 'byHand', PaymentTrouble>>;
};
