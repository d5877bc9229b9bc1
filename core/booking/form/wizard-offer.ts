import type { AppointmentType, Doctor } from '../../clinic/clinic-service.ts';
import type { Day } from '../../kernel/lisbon-time.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import type { VisitChoice } from '../availability/free-day-reader.ts';
import type { BookingSettings } from '../model/booking-settings.ts';
import { noPreferredDoctorId } from '../model/constants.ts';
import { offeredPayments, type PaymentChoice } from '../model/payment-choice.ts';
import { type VisitPrice, visitPrice } from '../model/price.ts';
import { type VisitMode, visitModes } from '../model/visit-mode.ts';

/** What can be chosen now: the clinic's directory combined with the front desk's settings. */
export type WizardOffer = {
  types: AppointmentType[];
  doctors: Doctor[];
  settings: BookingSettings;
  calendar: OpeningCalendar;
  today: Day;
  now: Date;
};

/** Types that the front desk offers in this mode, that have a price and that the clinic still has. */
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
