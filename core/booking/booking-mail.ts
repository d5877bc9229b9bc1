import type { RefundWay } from './refund.ts';
import type { VisitMode } from './rules/visit-mode.ts';

/** How the clinic is reached, as the site's settings have it. */
export type ClinicContact = {
  name: string;
  phone: string;
  phoneHref: string;
  /** By law beside the number: what the call costs. */
  phoneNote: string;
  email: string;
  addressLines: string[];
  mapsUrl: string;
  siteUrl: string;
};

export type MailPayment =
  | { method: 'multibanco'; entity: string; reference: string; amountCents: number; payBy: Date }
  | { method: 'mbway'; amountCents: number; payBy: Date };

/** What every mail about a visit may tell. Others may read it: words that name an illness or a specialty are left out. */
export type VisitFacts = {
  /** Names the visit in the patient's calendar: a visit that was moved keeps the id of its first booking. */
  bookingId: string;
  recipient: string;
  patientFirstName: string;
  /** The mail goes to somebody who booked for the patient. */
  bookedByOther?: boolean;
  doctorName: string;
  /** Shown only where it is discreet: see `discreet`. */
  typeName: string;
  startsAt: Date;
  endsAt: Date;
  mode: VisitMode;
  visitorTimeZone?: string | null;
  priceCents: number;
  subjectToAuthorisation: boolean;
  /** Signed, and a page: nothing changes by opening it. */
  visitUrl: string;
  /** Grows with every calendar file of this visit; the first has 0. */
  sequence: number;
  clinic: ClinicContact;
};

/** Those that tell nothing but the visit and what became of it. */
export type PlainMailKind =
  | 'received'
  | 'scheduled'
  | 'confirmed'
  | 'cancelled'
  | 'notPaid'
  | 'conflict'
  | 'slotTaken'
  /** The links before no longer open the visit. */
  | 'newLink';

type Told =
  | { kind: PlainMailKind }
  | { kind: 'paymentDetails'; payment: MailPayment }
  | { kind: 'moved'; previousStartsAt: Date }
  /** `keepsTime`: the visit stands, and only its payment is to be talked about. */
  | { kind: 'needsPerson'; keepsTime: boolean }
  | { kind: 'refund'; refundCents: number }
  | { kind: 'refunded'; refundCents: number; refundedAt: Date; how: RefundWay; keepsVisit: boolean }
  | { kind: 'reminder'; hoursBefore: number }
  /** Neither the title of the sheet nor the test's own page, whose address names the test: the sheet lies behind the visit's page. */
  | { kind: 'preparation'; preparation: { url: string } };

export type BookingMail = VisitFacts & Told;
export type BookingMailKind = BookingMail['kind'];
