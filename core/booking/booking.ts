import type { Locale } from '../kernel/locale.ts';
import type { BookingFacts } from './rules/booking-facts.ts';
import type { SubSpecialty } from './rules/sub-specialties.ts';
import type { VisitMode } from './rules/visit-mode.ts';

/** The patient as the form has them; the clinic's record may differ and is not changed without proof. */
export type PatientAnswers = {
  name: string;
  email: string;
  phone: string;
  birthDate: string;
  gender: 'masculino' | 'feminino';
  vat: string | null;
  nSNS: string | null;
  nCC: string | null;
  profession: string;
};

/** Somebody else who books for the patient and is written to as well. */
export type Booker = { name: string; email: string; phone: string };

/** What was asked for; nothing of it changes afterwards but the doctor, where none was preferred, and the way of paying. */
export type RequestedVisit = {
  id: string;
  locale: Locale;
  mode: VisitMode;
  typeId: number;
  typeName: string;
  subSpecialty: SubSpecialty;
  hadConsultation: boolean;
  insured: boolean;
  preferredDoctorId: number;
  doctorId: number;
  doctorName: string;
  startsAt: Date;
  endsAt: Date;
  visitorTimeZone: string | null;
  patient: PatientAnswers;
  bookedBy: Booker | null;
  /** The clinic's patient whom this visitor has proven to be. */
  provenPatientId: number | null;
  /** Names the contact that whoever booked has proven to read; none where no code could be sent. */
  contactDigest: string | null;
  contactProvenAt: Date | null;
  priceCents: number;
  subjectToAuthorisation: boolean;
  paymentMethod: 'multibanco' | 'mbway' | null;
  mbwayPhone: string | null;
  payBy: Date | null;
  movedFrom: string | null;
};

export type Booking = RequestedVisit &
  BookingFacts & {
    /** Grows with every change that the patient's calendar must follow. */
    sequence: number;
    /** Which of its links opens the visit: those with another number were renewed since. */
    linkVersion: number;
    patientId: number | null;
    /** Written before the clinic is asked for a new record: one that is found afterwards may be that one. */
    patientCreateAttemptedAt: Date | null;
    appointmentId: number | null;
    /** Written before the clinic is asked to create: from then on an appointment of ours may exist. */
    createAttemptedAt: Date | null;
    conflictingStartsAt: Date | null;
    /** When we stopped waiting for money; whoever comes first, this or the payment, has decided. */
    givenUpAt: Date | null;
    reviewReason: ReviewReason | null;
  };

export type ReviewReason =
  | 'clinicUnreachable'
  | 'clinicRefused'
  | 'contactUnproven'
  | 'wrongAmount'
  | 'paidTwice'
  | 'paidLate'
  | 'providerUnreachable'
  | 'notReleased'
  | 'gone'
  | 'stuck';

/** What can still be written of a booking after it was submitted. */
export type BookingChange = Partial<Omit<Booking, keyof RequestedVisit | 'submittedAt'>> &
  Partial<Pick<RequestedVisit, 'paymentMethod' | 'mbwayPhone'>> & { payBy?: Date };
