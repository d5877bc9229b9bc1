import type { CloseWorkItems, OpenWorkItem } from '../desk/work-item.ts';
import type { CodeRequest } from '../identity/codes/code-store.ts';
import type { Mail } from '../mail/mail.ts';
import type { Booking, BookingChange, RequestedVisit } from './booking.ts';
import type { BookingMailKind } from './booking-mail.ts';
import type { Payment, PaymentChange } from './payment.ts';
import type { RefundFacts } from './refund.ts';
import type { BookedBy, NearbyVisit } from './rules/conflict-told.ts';
import type { SlotHold } from './rules/held-slots.ts';

/** What the worker does for a booking. Only ids travel: inputs of work are stored in plain sight. */
export type BookingWork =
  /** `again` names the occasion on which somebody found it undone, or asked for it once more. */
  | { kind: 'book' | 'giveUpUnpaid' | 'rebook' | 'requestPayment'; bookingId: string; again?: string }
  /** Of this appointment, or of the slot alone where none is known: one that turns up later has its own release. */
  | { kind: 'release'; bookingId: string; appointmentId: number | null; again?: string }
  /** Once for each occasion: an appointment that was recorded, the booking's end, a night. */
  | { kind: 'recheckOn'; bookingId: string; occasion: string }
  | { kind: 'settlePayment'; paymentId: string; asked: string }
  | { kind: 'cancelReplaced'; paymentId: string }
  /** Tells the owner of a record that somebody booked in his name. */
  | { kind: 'noticeOwner'; bookingId: string }
  | { kind: 'remind'; bookingId: string; hoursBefore: number; sequence: number }
  | { kind: 'tell'; bookingId: string; mail: BookingMailKind; about: string }
  /** The same in a text message, work of its own: a silent gateway keeps no mail waiting. */
  | { kind: 'text'; bookingId: string; mail: BookingMailKind; about: string; sequence: number };

export type EventKind =
  | 'submitted'
  | 'patientFound'
  | 'patientCreated'
  | 'conflict'
  | 'nearbyVisit'
  | 'booked'
  | 'adopted'
  | 'slotTaken'
  | 'failed'
  | 'paymentRequested'
  | 'paymentRefused'
  | 'paymentEnded'
  | 'paid'
  | 'paidLate'
  | 'givenUp'
  | 'cancelled'
  | 'moved'
  | 'linkRenewed'
  | 'released'
  | 'duplicateRemoved'
  | 'refundDue'
  | 'review';

export type RefundReason = 'cancelled' | 'notRebooked' | 'noVisit' | 'paidTwice' | 'wrongAmount';
export type Refund = { bookingId: string; paymentId: string; transactionId: string; amountCents: number; reason: RefundReason };

/**
 * Everything that happens to one booking at one moment: facts, slot, money and the work that follows, or none of it. A letter that
 * promises something (`start`), a review (`change`) and a refund also open the desk's work: see `with-work-items.ts`.
 */
export type BookingTransaction = {
  /** The booking and the time, both as of now: others who want to change it wait until this is over. */
  lock(id: string): Promise<{ booking: Booking; now: Date } | null>;
  /** False where this id was submitted before. */
  insert(visit: RequestedVisit, submittedAt: Date): Promise<boolean>;
  /** Where nobody in particular was wanted, whoever has the time. */
  assignDoctor(id: string, doctor: { doctorId: number; doctorName: string }): Promise<void>;
  change(id: string, change: BookingChange): Promise<void>;
  note(id: string, kind: EventKind, detail?: Record<string, string | number>): Promise<void>;
  /** Takes the slot, or holds on to it for longer. False where somebody else has it. */
  renewHold(hold: SlotHold & { bookingId: string; until: Date }): Promise<boolean>;
  /** Lets go of whatever else this booking holds. */
  freeOtherSlots(hold: SlotHold & { bookingId: string }): Promise<void>;
  keepSlot(bookingId: string): Promise<void>;
  freeSlot(bookingId: string): Promise<void>;
  /** Others of our bookings for this patient too near to this one; until the end nobody else can claim the patient. */
  claimPatient(patientId: number, booking: Pick<Booking, 'id' | 'startsAt' | 'movedFrom'>): Promise<NearbyVisit[]>;
  /** Our bookings with the same contact too near to this one, whosever record they are in. */
  nearbyOfContact(booking: Booking): Promise<Pick<Booking, 'startsAt' | 'patient'>[]>;
  /** Contacts that are, or may be, on the patient's record because of us; `provenDigest` is the patient's own, proven one. */
  recordWrittenContacts(patientId: number, written: { digests: readonly string[]; provenDigest: string | null }): Promise<void>;
  /** Sends a code to a browser in the moment in which the rest is written. */
  requestCode(browserKey: string, asked: CodeRequest): Promise<void>;
  payments(bookingId: string): Promise<Payment[]>;
  insertPayment(payment: Payment): Promise<void>;
  changePayment(id: string, change: PaymentChange): Promise<void>;
  movePayments(from: string, to: string): Promise<void>;
  /** False where it was known before. */
  addRefund(refund: Refund, at: Date): Promise<boolean>;
  openWorkItem: OpenWorkItem;
  closeWorkItems: CloseWorkItems;
  /** What waits for a person goes with a visit that is moved; its refunds and its video link do not. */
  moveWorkItems(from: string, to: string): Promise<void>;
  /** Sent once, however often this is asked for under one id. */
  mail(mail: Mail, id: string): Promise<void>;
  /** Later where a time is given; the same work asked for twice is done once. */
  start(work: BookingWork, at?: Date): Promise<void>;
};

export type BookingStore = {
  read(id: string): Promise<Booking | null>;
  readPayment(id: string): Promise<Payment | null>;
  /** By whichever of the two names is given. */
  findPayment(provider: Payment['provider'], name: { orderId?: string; providerId?: string }): Promise<string | null>;
  readPayments(bookingId: string): Promise<Payment[]>;
  readRefunds(bookingId: string): Promise<RefundFacts[]>;
  /** The newest that the patient made himself, proven as such or with this contact; null once we have forgotten who it was. */
  lastOf(patientId: number, contactDigests: readonly string[]): Promise<Booking | null>;
  /** Who made the bookings behind these appointments. */
  bookersOf(appointmentIds: readonly number[]): Promise<({ appointmentId: number } & BookedBy)[]>;
  /** The slot that is held under this id, until when. */
  heldSlot(bookingId: string): Promise<(SlotHold & { until: Date }) | null>;
  /** Which of these appointments stand for some booking of ours. */
  recordedOf(appointmentIds: number[]): Promise<number[]>;
  inTransaction<T>(work: (transaction: BookingTransaction) => Promise<T>): Promise<T>;
  /** Nobody else looks for or makes a record at the clinic of a person known by any of these names meanwhile. */
  alone<T>(names: string[], work: () => Promise<T>): Promise<T>;
};
