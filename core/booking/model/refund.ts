/** The way it was paid, or a bank transfer. */
export const refundWays = ['sameWay', 'transfer'] as const;
export type RefundWay = (typeof refundWays)[number];

/** A refund, due or made. */
export type RefundFacts = { id: string; amountCents: number; refundedAt: Date | null; refundedHow: RefundWay | null };

const sum = (refunds: readonly RefundFacts[]) => refunds.reduce((cents, { amountCents }) => cents + amountCents, 0);

export const dueCents = (refunds: readonly RefundFacts[]): number => sum(refunds.filter(({ refundedAt }) => refundedAt === null));
export const returnedCents = (refunds: readonly RefundFacts[]): number => sum(refunds.filter(({ refundedAt }) => refundedAt !== null));
