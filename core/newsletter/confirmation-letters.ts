import type { SubscriptionRequest } from './newsletter-store.ts';

/** For the worker, which writes the letters. They are sent and never kept: each holds a link that subscribes. */
export type ConfirmationLetters = {
  /** Null where it was sent, its address refused, or kept off the list by the front desk. */
  unsent(requestId: string): Promise<Pick<SubscriptionRequest, 'id' | 'email' | 'locale' | 'requestedAt'> | null>;
  recordSent(requestId: string): Promise<void>;
  /** The mail server has rejected the address for good. */
  recordRefused(requestId: string): Promise<void>;
};
