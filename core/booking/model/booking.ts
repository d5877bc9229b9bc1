import type { Locale } from '../../kernel/locale.ts';
import type { Gender } from '../../personal-data/gender.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { ClinicCancelReason } from './clinic-cancellation.ts';
import type { PaymentMethod } from './payment.ts';
import type { SubSpecialty } from './sub-specialties.ts';
import type { VisitMode } from './visit-mode.ts';
import type { WaitingWishes } from './waiting-wishes.ts';

/** The patient as typed in the form; the clinic's record may differ and is not changed without proof. */
export type PatientAnswers = {
  name: string;
  email: string;
  phone: string;
  birthDate: string;
  gender: Gender;
  vat: string | null;
  nSNS: string | null;
  nCC: string | null;
  profession: string;
  /** What the patient wants the doctor to know before the visit: the front desk reads it and passes it on. */
  note: string;
  /** What the front desk corrected: kept with the rest of the person, and forgotten with it. */
  formerContacts?: FormerContact[];
};

/** `until`: when it was corrected, as an instant in ISO 8601. */
export type FormerContact = { whose: 'patient' | 'booker'; value: string; until: string; by: string };

/** Somebody else who books for the patient and gets the mails as well. */
export type Booker = { name: string; email: string; phone: string };

/** The requested visit. Only the doctor, if there was no preference, and the payment method change afterwards. */
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
  /** The id of the clinic's record that this visitor has proven to own. */
  provenPatientId: number | null;
  /** Digest of the contact that the booker has proven; null if no code could be sent. */
  contactDigest: string | null;
  contactProvenAt: Date | null;
  priceCents: number;
  subjectToAuthorisation: boolean;
  paymentMethod: PaymentMethod | null;
  mbwayPhone: string | null;
  payBy: Date | null;
  movedFrom: string | null;
  /** The earlier hour that was asked for while booking: a place in the waiting list, once the visit is in the book. */
  earlierWishes: WaitingWishes | null;
};

export type Booking = RequestedVisit &
  BookingFacts & {
    /** By which it is named on the telephone: see `booking-code.ts`. */
    code: string;
    /** Increases with every change that the patient's calendar must follow. */
    sequence: number;
    /** The version of the link that opens the visit: links with another version were renewed since. */
    linkVersion: number;
    patientId: number | null;
    /** Stored before the clinic is asked to create a record: a record found afterwards may be that one. */
    patientCreateAttemptedAt: Date | null;
    appointmentId: number | null;
    /** Stored before the clinic is asked to create an appointment: from then on one of ours may exist. */
    createAttemptedAt: Date | null;
    conflictingStartsAt: Date | null;
    /** When we stopped waiting for payment. This or the payment, whichever comes first, decides. */
    givenUpAt: Date | null;
    /** The clinic, not the patient, cancelled, and why. */
    clinicCancelReason: ClinicCancelReason | null;
    reviewReason: ReviewReason | null;
    /** The room of a visit by video, and since when it is known. */
    videoUrl: string | null;
    videoUrlAt: Date | null;
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

/** The fields that can change after a booking was submitted. */
export type BookingChange = Partial<Omit<Booking, keyof RequestedVisit | 'submittedAt' | 'code'>> &
  Partial<Pick<RequestedVisit, 'paymentMethod' | 'mbwayPhone'>> & { payBy?: Date | null };
