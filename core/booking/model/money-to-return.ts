import type { MailTransfer } from './booking-mail.ts';
import type { Payment } from './payment.ts';
import { type BookedRefund, dueCents, isRefundedByProvider } from './refund.ts';
import { type AskedAccount, accountStanding, isTransferDue } from './refund-account.ts';

/** As the letter that cancels tells it. */
export type MoneyToReturn = { refundCents: number; transfer: MailTransfer };
type Money = {
  payments: readonly Pick<Payment, 'transactionId' | 'paidCents' | 'method'>[];
  refunds: readonly (BookedRefund & { transactionId: string })[];
  asked: AskedAccount | null;
};

/**
 * What would go back if the visit were cancelled now: refunds that are due already, and every payment without one. By the way that each was
 * paid, which need not be the way that the booking names: an old reference can be paid after another way was chosen.
 */
export function moneyToReturn({ payments, refunds, asked }: Money): MoneyToReturn {
  const fresh = payments.filter(
    ({ transactionId, paidCents }) =>
      transactionId !== null && paidCents !== null && !refunds.some((refund) => refund.transactionId === transactionId),
  );
  const transferred = fresh.filter(({ method }) => !isRefundedByProvider(method));
  const refundCents = dueCents(refunds) + sum(fresh);
  const cents = dueCents(refunds.filter((refund) => isTransferDue(refund, asked))) + sum(transferred);
  const standing = accountStanding(asked);
  const isAskedThen = transferred.length > 0 && (standing === 'notAsked' || standing === 'erased');
  if (cents === 0 || (!asked && !isAskedThen)) return { refundCents, transfer: null };
  return { refundCents, transfer: { cents, account: isAskedThen || standing === 'waiting' ? 'waiting' : 'given' } };
}

const sum = (payments: Money['payments']) => payments.reduce((cents, { paidCents }) => cents + (paidCents ?? 0), 0);
