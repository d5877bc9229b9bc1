import { type PaymentChoice, payBy } from '@clinic/core/booking/rules/payment-choice';
import { toMbwayPhone } from '@clinic/core/booking/rules/phone';
import type { VisitPrice } from '@clinic/core/booking/rules/price';
import type { VisitMode } from '@clinic/core/booking/rules/visit-mode';
import { paymentsFor } from '@clinic/core/booking/wizard/wizard-offer';
import { type ClockTime, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { OpenWizard } from '../open-wizard.server.ts';

/** `until`: the moment by which it must be paid, on Lisbon's clock; none where nothing is paid ahead. */
export type OfferedPayment = { choice: PaymentChoice; until: ClockTime | null };
export type PaymentOffer = {
  step: 'payment';
  mode: VisitMode;
  price: VisitPrice | null;
  choices: OfferedPayment[];
  /** The patient's own number, where MB WAY could know it: nothing is asked for twice. */
  phone: string;
};

export function readPaymentOffer({ offer, walk }: OpenWizard): PaymentOffer {
  const { mode = 'inPerson', startsAt = offer.now, price = null, details } = walk.answers;
  const known = toMbwayPhone(details?.booker?.bookerPhone ?? details?.patient.phone ?? '');
  return {
    ...{ step: 'payment', mode, price, phone: known.ok ? known.value : '' },
    choices: paymentsFor(offer, mode, startsAt).map((choice) => ({ choice, until: payUntil(choice, offer.now, startsAt) })),
  };
}

export const payUntil = (choice: PaymentChoice, now: Date, startsAt: Date): ClockTime | null =>
  choice === 'atClinic' ? null : inLisbon(payBy(choice, now, startsAt));
