import type { MailTransfer } from './booking-mail.ts';
import type { Payment } from './payment.ts';
import { type BookedRefund, dueCents, isRefundedByProvider } from './refund.ts';
import { type AskedAccount, accountStanding, isTransferDue } from './refund-account.ts';

/** As the letter that cancels tells it. */
export type MoneyToReturn = { refundCents: number; transfer: MailTransfer };
type Paid = Pick<Payment, 'transactionId' | 'paidCents' | 'method'>;
type Taken = { payments: readonly Paid[]; refunds: readonly { transactionId: string }[] };
type Money = {
  payments: readonly Paid[];
  refunds: readonly (BookedRefund & { transactionId: string })[];
  asked: AskedAccount | null;
};

/**
 * What would go back if the visit were cancelled now: refunds that are due already, and every payment without one. By the way that each was
 * paid, which need not be the way that the booking names: an old reference can be paid after another way was chosen.
 */
export function moneyToReturn({ payments, refunds, asked }: Money): MoneyToReturn {
  const fresh = withoutRefund({ payments, refunds });
  const transferred = fresh.filter(({ method }) => !isRefundedByProvider(method));
  const refundCents = dueCents(refunds) + sum(fresh);
  const cents = dueCents(refunds.filter((refund) => isTransferDue(refund, asked))) + sum(transferred);
  const standing = accountStanding(asked);
  const isAskedThen = transferred.length > 0 && (standing === 'notAsked' || standing === 'erased');
  if (cents === 0 || (!asked && !isAskedThen)) return { refundCents, transfer: null };
  return { refundCents, transfer: { cents, account: isAskedThen || standing === 'waiting' ? 'waiting' : 'given' } };
}

/** Of a visit that was cancelled: what the desk decided not to give back, because it was cancelled after the deadline. */
export const keptCents = (taken: Taken): number => sum(withoutRefund(taken));

/** Money came in, whatever became of it. */
export const isMoney = ({ transactionId, paidCents }: Pick<Payment, 'transactionId' | 'paidCents'>): boolean =>
  transactionId !== null && paidCents !== null;

const withoutRefund = ({ payments, refunds }: Taken): Paid[] =>
  payments.filter((payment) => isMoney(payment) && !refunds.some(({ transactionId }) => transactionId === payment.transactionId));

const sum = (payments: readonly Paid[]) => payments.reduce((cents, { paidCents }) => cents + (paidCents ?? 0), 0);
