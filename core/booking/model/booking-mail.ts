import type { ClinicContact } from '../../mail/clinic-contact.ts';
import type { ClinicCancelReason } from './clinic-cancellation.ts';
import type { RefundWay } from './refund.ts';
import type { VisitMode } from './visit-mode.ts';

export type MailPayment =
  | { method: 'multibanco'; entity: string; reference: string; amountCents: number; payBy: Date }
  | { method: 'mbway' | 'card'; amountCents: number; payBy: Date };

/** What every mail about a visit may contain. Others may read it, so it names neither an illness nor a specialty. */
export type VisitFacts = {
  /** The visit's id in the patient's calendar: a moved visit keeps the id of its first booking. */
  bookingId: string;
  /** By which the patient can name the visit on the telephone; empty if it has none. */
  code: string;
  recipient: string;
  patientFirstName: string;
  /** The recipient booked for the patient. */
  bookedByOther?: boolean;
  doctorName: string;
  /** Shown only if it is discreet: see `discreet`. */
  typeName: string;
  startsAt: Date;
  endsAt: Date;
  /** Until when the visit's page lets the patient change or cancel it; null where there is nothing to change. */
  changeUntil: Date | null;
  mode: VisitMode;
  visitorTimeZone?: string | null;
  /** The room of a visit by video, once it is known. */
  videoUrl?: string | null;
  priceCents: number;
  subjectToAuthorisation: boolean;
  /** Signed, and only a page: opening it changes nothing. */
  visitUrl: string;
  /** Increases with every calendar file of this visit; the first has 0. */
  sequence: number;
  /** Of a move that came to nothing: when the visit is that it was to replace, and that stands. */
  keptStartsAt?: Date | null;
  /** Of a visit that is confirmed, whose patient is on the waiting list for an earlier hour: where one leaves it. */
  earlierUrl?: string | null;
  clinic: ClinicContact;
};

/** Mails without data beyond the visit itself. */
export type PlainMailKind =
  | 'received'
  | 'scheduled'
  | 'confirmed'
  | 'notPaid'
  | 'conflict'
  | 'slotTaken'
  /** Earlier links no longer open the visit. */
  | 'newLink';

/** A free hour that can be booked at this address. */
export type ProposedHour = { startsAt: Date; doctorName: string; url: string };

/** What of the money is transferred, and whether its account is still asked for; the rest, or all where this is null, goes back the way it was paid. */
export type MailTransfer = { cents: number; account: 'waiting' | 'given' } | null;

type MailAbout =
  | { kind: PlainMailKind }
  | { kind: 'paymentDetails'; payment: MailPayment }
  /** Nobody's doctor changes without a word: the old one is named beside the new. */
  | { kind: 'moved'; previousStartsAt: Date; previousDoctorName: string; payment: 'paid' | 'atClinic' | 'toPay' }
  /** `refundCents`: 0 where nothing was paid. `transfer`: another letter asks for the account, or it was given. `byClinic`: why, where the patient did not ask for it, with hours to choose from. */
  | {
      kind: 'cancelled';
      refundCents: number;
      transfer: MailTransfer;
      /** Paid, and not given back. */
      keptCents?: number;
      byClinic: ClinicCancelReason | null;
      proposed: ProposedHour[];
    }
  /** `keepsTime`: the appointment is kept, and only its payment is to be discussed. */
  | { kind: 'needsPerson'; keepsTime: boolean }
  | { kind: 'refund'; refundCents: number; transfer: MailTransfer }
  /** Only a page to type it on, after a code: nobody is to send it in answer to a letter. */
  | { kind: 'refundAccount'; refundCents: number; accountUrl: string }
  /** To patient and booker, so that whoever did not give it calls in time. Never more of the account than its end. */
  | { kind: 'refundAccountGiven'; givenAt: Date; accountEnding: string }
  | { kind: 'refunded'; refundCents: number; refundedAt: Date; how: RefundWay; keepsVisit: boolean }
  | { kind: 'reminder'; hoursBefore: number }
  /** Neither the title of the sheet nor the URL of the test's page, which names the test: the sheet is on the visit's page. */
  | { kind: 'preparation'; preparation: { url: string } };

export type BookingMail = VisitFacts & MailAbout;
export type BookingMailKind = BookingMail['kind'];
