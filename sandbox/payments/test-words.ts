import { randomInt } from 'node:crypto';
import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '@clinic/core/booking/ports/payment-provider';
import type { Result } from '@clinic/core/kernel/result';

const hourMs = 60 * 60_000;

export const newOrderId = () => `T${randomInt(1e12)}`;
export const aPhone = '912345678';

type Common = { orderId: string; amountCents: number; expiresAt: Date };
const common = (): Common => ({ orderId: newOrderId(), amountCents: 4515, expiresAt: new Date(Date.now() + 24 * hourMs) });

export const byMultibanco = (changes: Partial<Common> = {}): PaymentRequest => ({ ...common(), ...changes, method: 'multibanco' });
export const byMbway = (changes: Partial<Common> = {}): PaymentRequest => ({ ...common(), ...changes, method: 'mbway', phone: aPhone });

export const byCard = (changes: Partial<Common> = {}): PaymentRequest => ({ ...common(), ...changes, method: 'card', locale: 'en' });

/** The payment as the website would have written it down. */
export function known(request: PaymentRequest, details?: Result<PaymentDetails, PaymentTrouble>) {
  const { orderId, method, amountCents } = request;
  return { orderId, method, amountCents, providerId: details?.ok ? details.value.providerId : null };
}

export const providerIdOf = (details: Result<PaymentDetails, PaymentTrouble>): string => {
  if (!details.ok) throw new Error(`not accepted: ${details.error.kind}`);
  return details.value.providerId;
};

export const refusedResult = { ok: false, error: { kind: 'paymentRefused' } };
export const unavailableResult = { ok: false, error: { kind: 'providerUnavailable' } };
export const state = (kind: string) => ({ ok: true, value: { kind } });
