import type { PaymentMethod } from '../../booking/model/payment.ts';
import { returnedCents } from '../../booking/model/refund.ts';
import { type AreaVisit, paidCents } from '../visits/area-visit.ts';

/** What the slip says: that money was received. It is no invoice, and says so. */
export type PaidSlip = {
  visitKey: string;
  amountCents: number;
  paidAt: Date;
  method: PaymentMethod;
  entity: string | null;
  reference: string | null;
  startsAt: Date;
  doctorName: string;
  patientName: string;
  /** What has gone back since: without it the slip would claim what is no longer so. */
  refund: { amountCents: number; at: Date } | null;
};

/** Of the last payment that came in, with the sum of all. */
export function slipOf({ key, startsAt, doctorName, patientName, booked }: AreaVisit): PaidSlip | null {
  const paid = booked?.payments.filter((payment) => payment.paidAt !== null).at(-1);
  if (!booked || !paid?.paidAt) return null;
  const { method, entity, reference, paidAt } = paid;
  const returnedAt = booked.refunds.flatMap(({ refundedAt }) => refundedAt ?? []).at(-1);
  const refund = returnedAt ? { amountCents: returnedCents(booked.refunds), at: returnedAt } : null;
  return { visitKey: key, amountCents: paidCents(booked), paidAt, method, entity, reference, startsAt, doctorName, patientName, refund };
}
