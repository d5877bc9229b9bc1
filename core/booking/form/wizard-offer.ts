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
    return isPriced && doctorsOfType(offer, typeId).length > 0;
  });

export const offeredModes = (offer: WizardOffer): VisitMode[] => visitModes.filter((mode) => offeredTypes(offer, mode).length > 0);

export function doctorsOfType({ types, doctors }: WizardOffer, typeId: number): Doctor[] {
  const ids = types.find(({ id }) => id === typeId)?.doctorIds ?? [];
  return ids.flatMap((id) => doctors.find((doctor) => doctor.id === id) ?? []);
}

/** Only people of whom the site has a page, by their number; a site without such pages offers everybody the clinic has. */
export const withPage = (doctors: readonly Doctor[], numbers: ReadonlySet<string>): Doctor[] =>
  doctors.filter(({ orderNumber }) => numbers.size === 0 || numbers.has(orderNumber.trim()));

export const choiceOf = (typeId: number, doctorId: number): VisitChoice => ({
  typeId,
  doctorIds: doctorId === noPreferredDoctorId ? 'anyone' : [doctorId],
});

type ChosenDoctor = { typeId: number; doctorId: number; doctorIds: readonly number[] };

/** The same of the wizard's answers: only doctors who treat the reason. */
export const choiceOfAnswers = ({ typeId, doctorId, doctorIds }: ChosenDoctor): VisitChoice => ({
  typeId,
  doctorIds: doctorId === noPreferredDoctorId ? doctorIds : [doctorId],
});

export function priceOf({ settings }: WizardOffer, visit: { typeId: number; mode: VisitMode; insured: boolean }): VisitPrice | null {
  const price = visitPrice(settings.types, visit, settings.multicare.capCents);
  return price.ok ? price.value : null;
}

export const paymentsFor = ({ settings, now }: WizardOffer, mode: VisitMode, startsAt: Date): PaymentChoice[] =>
  offeredPayments({ mode, startsAt, now }, settings.payments);
