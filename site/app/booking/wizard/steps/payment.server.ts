import { paymentsFor } from '@clinic/core/booking/form/wizard-offer';
import { type PaymentChoice, payBy } from '@clinic/core/booking/model/payment-choice';
import type { VisitPrice } from '@clinic/core/booking/model/price';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { type ClockTime, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { parseMbwayPhone } from '@clinic/core/personal-data/phone';
import type { LoadedWizard } from '../load-wizard.server.ts';

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

export function readPaymentOffer({ offer, progress }: LoadedWizard): PaymentOffer {
  const { mode = 'inPerson', startsAt = offer.now, price = null, details } = progress.answers;
  const known = parseMbwayPhone(details?.booker?.bookerPhone ?? details?.patient.phone ?? '');
  return {
    ...{ step: 'payment', mode, price, phone: known.ok ? known.value : '' },
    choices: paymentsFor(offer, mode, startsAt).map((choice) => ({ choice, until: payUntil(choice, offer.now, startsAt) })),
  };
}

export const payUntil = (choice: PaymentChoice, now: Date, startsAt: Date): ClockTime | null =>
  choice === 'atClinic' ? null : inLisbon(payBy(choice, now, startsAt));
