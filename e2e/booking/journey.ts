import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { Locale } from '@clinic/core/kernel/locale';

export type JourneyPerson = { name: string; email: string; phone: string };
export type Patient = JourneyPerson & { birth: { day: string; month: string; year: string } };

/** One way through the wizard: every answer that leads to another outcome. */
export type Journey = {
  locale: Locale;
  mode: VisitMode;
  /** null: nobody in particular. */
  doctor: string | null;
  insured: boolean;
  payment: PaymentChoice;
  patient: Patient;
  booker: JourneyPerson | null;
};

let people = 0;

/** Somebody the clinic does not know yet: an address that occurs once, in whichever process. */
export function newPatient(): Patient {
  people++;
  return {
    name: `Joaquina Exemplo ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[people % 26]}`,
    email: `joaquina.${Date.now().toString(36)}.${process.pid}.${people}@exemplo.pt`,
    phone: '912345678',
    birth: { day: '17', month: '11', year: '1958' },
  };
}

let phones = 0;

/** Another one each time: one phone takes only so many questions a day. */
export function newMbwayPhone(): string {
  phones++;
  return `96${String((Date.now() % 100_000) * 100 + (phones % 100)).padStart(7, '0')}`;
}

export const newBooker = (): JourneyPerson => {
  const { name, email } = newPatient();
  return { name: name.replace('Joaquina', 'Albano'), email: email.replace('joaquina', 'albano'), phone: '913456789' };
};

/** The way most people take: soon, with whoever is free, paid on the day. */
export const mainJourney = (locale: Locale): Journey => ({
  locale,
  mode: 'inPerson',
  doctor: null,
  insured: false,
  payment: 'atClinic',
  patient: newPatient(),
  booker: null,
});

/** Doctors of the demo clinic whom every type of visit in these journeys has. */
export const aDoctor = 'Dr. Henrique Valadares';
