import type { Day } from '../../kernel/lisbon-time.ts';
import type { VisitChoice } from '../availability-reading.ts';
import type { BookingSettings } from '../booking-settings.ts';
import type { AppointmentType, Doctor } from '../clinic-service.ts';
import { noPreferredDoctorId } from '../rules/constants.ts';
import { offeredPayments, type PaymentChoice } from '../rules/payment-choice.ts';
import { type VisitPrice, visitPrice } from '../rules/price.ts';
import { type VisitMode, visitModes } from '../rules/visit-mode.ts';

/** What can be chosen at this moment: the clinic's directory and the desk's settings together. */
export type WizardOffer = { types: AppointmentType[]; doctors: Doctor[]; settings: BookingSettings; today: Day; now: Date };

/** Types that the desk offers in this way, that have a price and that the clinic still knows. */
export const offeredTypes = (offer: WizardOffer, mode: VisitMode) =>
  offer.settings.types.filter(({ typeId }) => {
    const isPriced = priceOf(offer, { typeId, mode, insured: false }) !== null;
    return isPriced && offer.types.some(({ id, doctorIds }) => id === typeId && doctorIds.length > 0);
  });

export const offeredModes = (offer: WizardOffer): VisitMode[] => visitModes.filter((mode) => offeredTypes(offer, mode).length > 0);

export function doctorsOfType({ types, doctors }: WizardOffer, typeId: number): Doctor[] {
  const ids = types.find(({ id }) => id === typeId)?.doctorIds ?? [];
  return ids.flatMap((id) => doctors.find((doctor) => doctor.id === id) ?? []);
}

export const choiceOf = (typeId: number, doctorId: number): VisitChoice => ({
  typeId,
  doctorIds: doctorId === noPreferredDoctorId ? 'anyone' : [doctorId],
});

export function priceOf({ settings }: WizardOffer, visit: { typeId: number; mode: VisitMode; insured: boolean }): VisitPrice | null {
  const price = visitPrice(settings.types, visit, settings.multicare.capCents);
  return price.ok ? price.value : null;
}

export const paymentsFor = ({ settings, now }: WizardOffer, mode: VisitMode, startsAt: Date): PaymentChoice[] =>
  offeredPayments({ mode, startsAt, now }, settings.payments);
