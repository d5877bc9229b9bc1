import { awaitsBank } from '@clinic/core/booking/model/card-payment';
import type { Payment } from '@clinic/core/booking/model/payment';

export type ShownCardState =
  /** `returned`: came back without paying, or said to have paid and the bank has not confirmed it for long. */
  | { kind: 'card'; pageUrl: string; amountCents: number; askedAt: string; returned: 'left' | 'unconfirmed' | null }
  /** Back from the provider's page, which said that it was paid; only the provider's answer counts. */
  | { kind: 'cardAsking' }
  | { kind: 'cardOver'; because: 'rejected' | 'expired' | 'refused' };

export function asCardPage(payment: Payment, now: Date): ShownCardState | null {
  const { acceptedAt, pageUrl, amountCents, returnedAs } = payment;
  if (!acceptedAt || pageUrl === null) return null;
  if (awaitsBank(payment, now)) return { kind: 'cardAsking' };
  // Where the provider tells a refused card to the patient's browser alone.
  if (returnedAs === 'refused') return { kind: 'cardOver', because: 'rejected' };
  const returned = returnedAs === 'paid' ? 'unconfirmed' : returnedAs;
  return { kind: 'card', pageUrl, amountCents, askedAt: acceptedAt.toISOString(), returned };
}

export const cardOver = (endKind: Payment['endKind']): ShownCardState => ({
  kind: 'cardOver',
  because: endKind === 'rejected' || endKind === 'refused' ? endKind : 'expired',
});
