import type { PaymentMethod } from './payment.ts';

/** The way it was paid, or a bank transfer. */
export const refundWays = ['sameWay', 'transfer'] as const;
export type RefundWay = (typeof refundWays)[number];

/** What came of asking the provider. `byHand`: it cannot or will not. `unknown`: no answer came, so the money may have gone back. */
export type ProviderAnswer = 'refunded' | 'byHand' | 'unknown';

/** Multibanco money can only be sent to a bank account, which no provider knows. */
export const isRefundedByProvider = (method: PaymentMethod): boolean => method !== 'multibanco';

export type RefundProgress = { refundedAt: Date | null; providerAskedAt: Date | null; providerAnswer: ProviderAnswer | null };

/** `due`: nobody has begun. `asked`: the provider has it. `unsure` and `byHand`: a person goes on. */
export function refundStanding({ refundedAt, providerAskedAt, providerAnswer }: RefundProgress) {
  if (refundedAt) return 'made';
  if (!providerAskedAt) return 'due';
  if (!providerAnswer) return 'asked';
  return providerAnswer === 'unknown' ? 'unsure' : 'byHand';
}

/** A refund, due or made. */
export type RefundFacts = { id: string; amountCents: number; refundedAt: Date | null; refundedHow: RefundWay | null };

/** With what tells how it can be made. */
export type BookedRefund = RefundFacts & RefundProgress & { method: PaymentMethod };

const sum = (refunds: readonly RefundFacts[]) => refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);

export const dueCents = (refunds: readonly RefundFacts[]): number => sum(refunds.filter(({ refundedAt }) => refundedAt === null));
export const returnedCents = (refunds: readonly RefundFacts[]): number => sum(refunds.filter(({ refundedAt }) => refundedAt !== null));
