import type { CodeRequest } from '../../identity/codes/code-store.ts';
import type { Mail } from '../../mail/mail.ts';
import type { CloseWorkItems, OpenWorkItem } from '../../work-items/work-item.ts';
import type { Booking, BookingChange, RequestedVisit } from '../model/booking.ts';
import type { BookingMailKind } from '../model/booking-mail.ts';
import type { BookedBy, NearbyVisit } from '../model/conflict-told.ts';
import type { Payment, PaymentChange } from '../model/payment.ts';
import type { BookedRefund, ProviderAnswer } from '../model/refund.ts';
import type { AskedAccount, GivenAccount } from '../model/refund-account.ts';
import type { WaitingWishes } from '../model/waiting-wishes.ts';

/** A slot that is being booked at this moment. */
export type SlotHold = { doctorId: number; startsAt: Date; endsAt: Date };

/** The work that the worker does for a booking. It holds only ids, because inputs of work are stored unencrypted. */
export type BookingWork =
  /** `again` identifies a repetition: found undone, or requested once more. */
  | { kind: 'book' | 'giveUpUnpaid' | 'rebook' | 'requestPayment'; bookingId: string; again?: string }
  /** Of this appointment, or of the slot alone if none is known: an appointment that appears later has its own release. */
  | { kind: 'release'; bookingId: string; appointmentId: number | null; again?: string }
  /** Once for each occasion: a recorded appointment, the booking's end, a night. */
  | { kind: 'recheckOn'; bookingId: string; occasion: string }
  | { kind: 'settlePayment'; paymentId: string; asked: string }
  | { kind: 'cancelReplaced'; paymentId: string }
  /** Once, whatever comes of it. */
  | { kind: 'refundMoney'; refundId: string }
  /** Notifies the owner of a record that somebody booked in their name. */
  | { kind: 'noticeOwner'; bookingId: string }
  | { kind: 'remind'; bookingId: string; hoursBefore: number; sequence: number }
  | { kind: 'tell'; bookingId: string; mail: BookingMailKind; about: string; again?: string }
  /** The same as a text message, as separate work: a gateway that does not respond delays no mail. */
  | { kind: 'text'; bookingId: string; mail: BookingMailKind; about: string; sequence: number; again?: string }
  /** Its hour is free: offered to whoever waits for an earlier one. */
  | { kind: 'openHour'; bookingId: string; appointmentId: number; again?: string }
  | { kind: 'tellOffer' | 'textOffer'; offerId: string; what: 'offered' | 'gone' };

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
  | 'refundedByProvider'
  | 'refundLeftToDesk'
  /** That an account was given; never which. */
  | 'refundAccountGiven'
  | 'review'
  /** Told in the personal area. */
  | 'runningLate'
  | 'cannotCome'
  | 'comingAfterAll'
  | 'notMyVisit'
  /** Of an offer of the waiting list. */
  | 'earlierHourAccepted'
  /** A text message about the visit. To which number is not kept: what happened to a booking outlives its patient's data. */
  | 'texted'
  | 'textRefused';

export type RefundReason = 'cancelled' | 'notRebooked' | 'noVisit' | 'paidTwice' | 'wrongAmount';
export type Refund = { bookingId: string; paymentId: string; transactionId: string; amountCents: number; reason: RefundReason };

/** A refund that the desk asked the provider for; `provider` took the money. */
export type AskedRefund = Pick<Refund, 'bookingId' | 'transactionId' | 'amountCents'> & Pick<Payment, 'method' | 'provider'>;

/**
 * Everything that happens to a booking at one moment, in one transaction: facts, slot, payments and the work that follows. A mail that
 * promises something (`enqueueWork`), a review (`change`) and a refund also open the front desk's work item: see `with-work-items.ts`.
 */
export type BookingTransaction = {
  /** Locks the booking and returns it with the current time: other changes wait until this transaction ends. */
  lock(id: string): Promise<{ booking: Booking; now: Date } | null>;
  /** False if this id was submitted before. */
  insert(visit: RequestedVisit, submittedAt: Date): Promise<boolean>;
  /** If there was no preferred doctor: one who has the time free. */
  assignDoctor(id: string, doctor: { doctorId: number; doctorName: string }): Promise<void>;
  change(id: string, change: BookingChange): Promise<void>;
  addEvent(id: string, kind: EventKind, detail?: Record<string, string | number>): Promise<void>;
  /** Nothing where the same was noted before. */
  addEventOnce(id: string, kind: EventKind, detail: Record<string, string | number>): Promise<void>;
  /** Facts and the event that they come from, in one statement. */
  changeWithEvent(id: string, change: BookingChange, kind: EventKind, detail?: Record<string, string | number>): Promise<void>;
  /** Takes the slot or extends the hold. False if it is held by somebody else. */
  acquireHold(hold: SlotHold & { bookingId: string; until: Date }): Promise<boolean>;
  /** Releases all other slots that this booking holds. */
  releaseOtherHolds(hold: SlotHold & { bookingId: string }): Promise<void>;
  confirmHold(bookingId: string): Promise<void>;
  releaseHold(bookingId: string): Promise<void>;
  /** Our other bookings of this patient that are too near to this one. Locks the patient until the transaction ends. */
  claimPatient(patientId: number, booking: Pick<Booking, 'id' | 'startsAt' | 'movedFrom'>): Promise<NearbyVisit[]>;
  /** Our bookings with the same contact that are too near to this one, whichever record they belong to. */
  nearbyOfContact(booking: Booking): Promise<Pick<Booking, 'startsAt' | 'patient'>[]>;
  /** Contacts that are, or may be, on the patient's record because of us; `provenDigest` is the one that the patient has proven. */
  recordWrittenContacts(patientId: number, written: { digests: readonly string[]; provenDigest: string | null }): Promise<void>;
  /** Sends a code to a browser, in the same transaction as the rest. */
  requestCode(browserKey: string, asked: CodeRequest): Promise<void>;
  /** Another hour was asked for and is not in the clinic's book yet: what is changed now would be lost with the old one. */
  isBeingMoved(bookingId: string): Promise<boolean>;
  lockPayments(bookingId: string): Promise<Payment[]>;
  insertPayment(payment: Payment): Promise<void>;
  changePayment(id: string, change: PaymentChange): Promise<void>;
  movePayments(from: string, to: string): Promise<void>;
  /** False if it was already recorded. */
  addRefund(refund: Refund, at: Date): Promise<boolean>;
  /** Null where nobody asked for it, the provider was called before, or the money went back another way. */
  beginRefund(refundId: string): Promise<AskedRefund | null>;
  /** False where it had its answer before. */
  answerRefund(refundId: string, answer: ProviderAnswer, at: Date): Promise<boolean>;
  hasOpenRefund(bookingId: string): Promise<boolean>;
  readAskedAccount(bookingId: string): Promise<AskedAccount | null>;
  /** Notes that the account for a transfer is asked for, and empties one that was given before. Returns how often it was asked for. */
  askForAccount(bookingId: string, at: Date): Promise<number>;
  /** False where none is asked for, it was asked for anew since, or one was given before. */
  keepAccount(bookingId: string, given: GivenAccount, at: Date): Promise<boolean>;
  /** A place in the list for an earlier hour, once for each booking: none for whoever has one, or has left it. */
  joinWaitingList(bookingId: string, wishes: WaitingWishes): Promise<void>;
  openWorkItem: OpenWorkItem;
  closeWorkItems: CloseWorkItems;
  /** Open work items move along with a moved visit, except its refunds and what is due by its hour. */
  moveWorkItems(from: string, to: string): Promise<void>;
  /** Sent once per id, however often it is requested. */
  queueMail(mail: Mail, id: string): Promise<void>;
  /** At the given time, or at once; the same work enqueued twice is done once. */
  enqueueWork(work: BookingWork, at?: Date): Promise<void>;
};

export type BookingStore = {
  read(id: string): Promise<Booking | null>;
  readPayment(id: string): Promise<Payment | null>;
  /** By whichever of the two ids is given. */
  findPayment(provider: Payment['provider'], name: { orderId?: string; providerId?: string }): Promise<string | null>;
  readPayments(bookingId: string): Promise<Payment[]>;
  readRefunds(bookingId: string): Promise<(BookedRefund & { transactionId: string })[]>;
  /** Whether an account for a transfer was asked for, and given; not the account. */
  readAskedAccount(bookingId: string): Promise<AskedAccount | null>;
  /** The booking of a refund that has no answer of the provider yet. */
  bookingOfRefund(refundId: string): Promise<string | null>;
  /** The newest booking that the patient made, proven or with this contact; null after the patient's data was erased. */
  lastOf(patientId: number, contactDigests: readonly string[]): Promise<Booking | null>;
  /** Who made the bookings of these appointments. */
  bookersOf(appointmentIds: readonly number[]): Promise<({ appointmentId: number } & BookedBy)[]>;
  /** The slot that is held for this id, and until when. */
  heldSlot(bookingId: string): Promise<(SlotHold & { until: Date }) | null>;
  /** Which of these appointments belong to a booking of ours. */
  recordedOf(appointmentIds: number[]): Promise<number[]>;
  /** The front desk, not the patient, moved the one to the other. */
  wasMovedByDesk(from: string, to: string): Promise<boolean>;
  /** Stored before the clinic is called: from here on a record that is found may be one that we created. */
  beginPatientRecord(id: string, at: Date): Promise<void>;
  inTransaction<T>(work: (transaction: BookingTransaction) => Promise<T>): Promise<T>;
  /** Runs `work` while nobody else searches or creates the clinic's record of a person with any of these names. */
  alone<T>(names: string[], work: () => Promise<T>): Promise<T>;
};
