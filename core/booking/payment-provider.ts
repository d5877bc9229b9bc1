import type { Result } from '../kernel/result.ts';

export type PaymentMethod = 'multibanco' | 'mbway';

export type PaymentRequest = {
  /** Ours, unique, at most 15 characters: the provider gives it back with every message. */
  orderId: string;
  amountCents: number;
  /** Instant after which we do not want the money any more. */
  expiresAt: Date;
  /** A Portuguese mobile number of nine digits: the one thing about the patient that a provider is told, and only for MB WAY. */
} & ({ method: 'multibanco' } | { method: 'mbway'; phone: string });

/** What the patient needs in order to pay. */
export type PaymentDetails =
  | { method: 'multibanco'; providerId: string; entity: string; reference: string; amountCents: number }
  | { method: 'mbway'; providerId: string; amountCents: number; answerBy: Date };

/** One arrival of money; its `transactionId` is the provider's and never changes. */
export type ReceivedMoney = { transactionId: string; amountCents: number; paidAt: Date };

/**
 * `paid` is the only word that counts as money; an amount other than ours, or anything `alsoReceived`, is for a person to look at.
 * `unknown`: the provider knows of no such payment.
 */
export type PaymentState =
  | { kind: 'pending' }
  | ({ kind: 'paid'; alsoReceived: ReceivedMoney[] } & ReceivedMoney)
  | { kind: 'rejected' | 'expired' | 'cancelled' | 'unknown' };

export type PaymentTrouble =
  /** Certainly not accepted: another try is safe. */
  | { kind: 'paymentRefused' }
  /** No answer: it may or may not exist, so ask before trying again. */
  | { kind: 'providerSilent' };

/** A payment as we wrote it down before calling out; `providerId` is missing when the answer was lost. */
export type KnownPayment = { orderId: string; providerId: string | null; method: PaymentMethod; amountCents: number };

export type PaymentProvider = {
  name: 'easypay' | 'ifthenpay';
  methods: readonly PaymentMethod[];
  /**
   * Whether the very same request may be sent again after silence, and gives back the payment that already exists. Where it may not,
   * only `read` is left, and a new `orderId` once that says `unknown` for good.
   */
  sameRequestIsOnePayment: boolean;
  request(request: PaymentRequest): Promise<Result<PaymentDetails, PaymentTrouble>>;
  /** Asks the provider itself: a callback is only a hint. */
  read(payment: KnownPayment): Promise<Result<PaymentState, PaymentTrouble>>;
  /** Not every provider can; one that cannot says so. */
  cancel(payment: { orderId: string; providerId: string }): Promise<Result<'cancelled' | 'cannotCancel', PaymentTrouble>>;
  /** `byHand`: the provider will not, so a person sends the money back. Never try again after silence. */
  refund(payment: {
    transactionId: string;
    method: PaymentMethod;
    amountCents: number;
  }): Promise<Result<'refunded' | 'byHand', PaymentTrouble>>;
};
