import type { Locale } from '../../kernel/locale.ts';
import type { Result } from '../../kernel/result.ts';
import type { PaymentMethod, PaymentProviderName } from '../model/payment.ts';

export type PaymentRequest = {
  /** Our id, unique, at most 15 characters: the provider returns it with every message. */
  orderId: string;
  amountCents: number;
  /** After this we no longer accept the payment. */
  expiresAt: Date;
  /** A Portuguese mobile number of nine digits: the only personal data that a provider gets, and only for MB WAY. */
} & ({ method: 'multibanco' } | { method: 'mbway'; phone: string } | { method: 'card'; locale: Locale });

/** What the patient needs in order to pay. */
export type PaymentDetails =
  | { method: 'multibanco'; providerId: string; entity: string; reference: string; amountCents: number }
  | { method: 'mbway'; providerId: string; amountCents: number; answerBy: Date }
  /** Paid on this page of the provider's. */
  | { method: 'card'; providerId: string; amountCents: number; pageUrl: string };

/** One received payment; its `transactionId` is the provider's and never changes. */
export type ReceivedMoney = { transactionId: string; amountCents: number; paidAt: Date };

/**
 * Only `paid` means money. An amount other than requested, or anything `alsoReceived`, needs a review. `unknown`: the provider has no such
 * payment.
 */
export type PaymentState =
  | { kind: 'pending' }
  | ({ kind: 'paid'; alsoReceived: ReceivedMoney[] } & ReceivedMoney)
  | { kind: 'rejected' | 'expired' | 'cancelled' | 'unknown' };

export type PaymentTrouble =
  /** Certainly not accepted: a new attempt is safe. */
  | { kind: 'paymentRefused' }
  /** The outcome is unknown: the payment may or may not exist, so read it before trying again. */
  | { kind: 'providerUnavailable' };

/** A payment as stored before the request; `providerId` is null if the response was lost. */
export type KnownPayment = { orderId: string; providerId: string | null; method: PaymentMethod; amountCents: number };

export type PaymentProvider = {
  name: PaymentProviderName;
  /** What it takes with the keys it was given; the worker compares it with what the clinic offers. */
  methods: readonly PaymentMethod[];
  /**
   * Whether the same request may be repeated when no response came, and returns the existing payment. If not, only `read` is possible, and
   * a new `orderId` once the payment is finally `unknown`.
   */
  sameRequestIsOnePayment: boolean;
  request(request: PaymentRequest): Promise<Result<PaymentDetails, PaymentTrouble>>;
  /** Asks the provider itself: a callback is only a hint. */
  read(payment: KnownPayment): Promise<Result<PaymentState, PaymentTrouble>>;
  /** Not every provider can cancel; one that cannot returns so. */
  cancel(payment: { orderId: string; providerId: string }): Promise<Result<'cancelled' | 'cannotCancel', PaymentTrouble>>;
  /** `byHand`: the provider cannot, so staff make the refund. Never repeat it when no response came. */
  refund(payment: {
    transactionId: string;
    method: PaymentMethod;
    amountCents: number;
  }): Promise<Result<'refunded' | 'byHand', PaymentTrouble>>;
};
