import type { PaymentMethod } from './payment.ts';
import { isRefundedByProvider, type RefundProgress, refundStanding } from './refund.ts';

/** Where money is transferred that no provider can send back. */
export type RefundAccount = { iban: string; holder: string };

/**
 * `times`: how often it was asked for. Whether it was given is known without the account itself. `contactProven`: the code before it went to
 * the contact that was proven when the visit was booked.
 */
export type AskedAccount = { askedAt: Date; times: number; givenAt: Date | null; erasedAt: Date | null; contactProven: boolean };

/** What is given: for which request, and whether its code went to a proven contact. */
export type GivenAccount = { account: RefundAccount; times: number; contactProven: boolean };

/** `erased`: it was given, and removed some time after the money went back. */
export function accountStanding(asked: Pick<AskedAccount, 'givenAt' | 'erasedAt'> | null): 'notAsked' | 'waiting' | 'given' | 'erased' {
  if (!asked) return 'notAsked';
  if (asked.erasedAt) return 'erased';
  return asked.givenAt ? 'given' : 'waiting';
}

/**
 * Not made yet, and only a person can: the provider has no way for it, or said that it cannot. Where its answer is unknown, the money may have
 * gone back: then it is a transfer once staff, who looked, asked for an account after that.
 */
export function isTransferDue(refund: RefundProgress & { method: PaymentMethod }, asked: AskedAccount | null): boolean {
  const standing = refundStanding(refund);
  if (standing === 'unsure') return asked !== null && refund.providerAskedAt !== null && asked.askedAt > refund.providerAskedAt;
  return standing === 'byHand' || (standing === 'due' && !isRefundedByProvider(refund.method));
}
