import type { Booking } from '../booking/model/booking.ts';
import type { BookingFacts } from '../booking/model/booking-facts.ts';
import type { Payment, PaymentMethod } from '../booking/model/payment.ts';
import type { ProviderAnswer, RefundWay } from '../booking/model/refund.ts';
import type { AskedAccount, RefundAccount } from '../booking/model/refund-account.ts';
import type { BookingTransaction } from '../booking/ports/booking-store.ts';
import type { WaitingEntry } from '../booking/waiting/waiting-entry.ts';
import type { WaitingStore } from '../booking/waiting/waiting-store.ts';
import type { Document } from '../documents/document.ts';
import type { StoredDocument } from '../documents/document-ports.ts';
import type { Contact } from '../identity/contact.ts';
import type { Day } from '../kernel/lisbon-time.ts';
import type { Result } from '../kernel/result.ts';
import type { ArrivedLetter } from '../mail/arrived/arrived-letter.ts';
import type { RequestKind } from '../requests/request-kinds.ts';
import type { VisitorRequest } from '../requests/request-store.ts';
import type { NewWorkEvent, WorkEventKind, WorkTrace } from '../work-items/work-event.ts';
import type { WorkItem, WorkItemKind, WorkItemSubject } from '../work-items/work-item.ts';
import type { OpeningCalendar } from '../working-hours/opening-calendar.ts';
import type { AbsenceBook, AbsenceInForce } from './absence/doctor-absence.ts';
import type { LinkedAccounts } from './accounts/end-links.ts';
import type { AttendanceBook, AttendanceKind, DaySheetStore } from './day/day-sheet-store.ts';
import type { BookingClue } from './find/booking-clues.ts';
import type { Resent } from './letters/resend-limit.ts';
import type { ReplyStore, ReplyTransaction } from './replies/reply.ts';
import type { QuietCount, QuietRange } from './work/quiet-work.ts';

/** What a caller can say of a form: its number, or the contact that it was sent with. */
export type RequestQuestion = { by: 'number'; number: number; kind: RequestKind | null } | { by: 'contact'; contact: Contact };

/** The signed-in user, with name and role at that moment. A patient who asks who looked at their data is told the role. */
export type StaffMember = { id: number; name: string; role?: 'admin' | 'gestor' | 'balcao' | 'medico' };

export const deskActions = [
  'retry',
  'release',
  'cancelForClinic',
  'refunded',
  'refundAsked',
  'accountAsked',
  'accountOpened',
  'reviewed',
  'write',
  'renewLink',
  'resend',
  'letterOpened',
  'move',
  'videoLink',
  'bookUnproven',
  'releaseUnproven',
  'identityChecked',
  'identityWithdrawn',
  'changePayment',
  'correctContact',
  'waitJoined',
  'waitLeft',
] as const;
export type DeskAction = (typeof deskActions)[number];

export type AuditDetail = Record<string, string | number | string[]>;

/** `requestId` is made with the button: pressed twice, in two tabs or by two people, it is one action. */
export type AuditEntry = {
  staff: StaffMember;
  bookingId: string | null;
  /** Of an item of work about an account; what is done on the account's own page has a list of its own. */
  accountId?: string | null;
  action:
    | DeskAction
    | WorkEventKind
    | 'settled'
    | 'assigned'
    | 'reopened'
    | AttendanceKind
    | 'attendanceUndone'
    | 'absence'
    | 'absenceEnded'
    | 'bookForCaller'
    | 'offerAccepted'
    | 'hourOffered'
    | 'hourReturned'
    | 'replySaved'
    | 'replyRestored'
    | 'replyRemoved';
  requestId: string;
  detail?: AuditDetail;
};
type Look = {
  staff: StaffMember;
  action: 'list' | 'look' | 'records' | 'openDocument';
  bookingId: string | null;
  accountId?: string | null;
  detail?: AuditDetail;
};

/** What shows more than the page of a booking does is opened with a press of its own. */
export type OpeningPress = { staff: StaffMember; bookingId: string; requestId: string; action: DeskAction; since: Date };

/** An open item that nobody else can claim, settle or write about until the transaction ends. */
export type LockedWork = { item: WorkItem; trace: WorkTrace; now: Date };

export type WorkTransaction = {
  /** Only what is open, in one order, so that two who lock the same do not wait for each other. */
  lockWork(wanted: { itemId: string } | { subject: WorkItemSubject; kinds: readonly WorkItemKind[] }): Promise<LockedWork[]>;
  addWorkEvent(itemId: string, event: NewWorkEvent): Promise<void>;
  /** When somebody closed it; null where nobody did. Nobody else can reopen it until the transaction ends. */
  lockSettledWork(itemId: string): Promise<{ at: Date } | 'open' | null>;
  /** False where another of its kind about the same is open. */
  reopenWorkItem(itemId: string): Promise<boolean>;
};

/** What tells how open work stands. */
export type WorkReader = {
  workTraces(itemIds: readonly string[]): Promise<Map<string, WorkTrace>>;
  openingCalendar(): Promise<OpeningCalendar>;
};

/** As much of a booking as sorting needs: nothing that identifies the patient. */
export type DeskCandidate = BookingFacts & { id: string; startsAt: Date; payBy: Date | null; openRefundCents: number };

export type DeskLine = Pick<
  Booking,
  'id' | 'startsAt' | 'mode' | 'typeName' | 'doctorName' | 'reviewReason' | 'priceCents' | 'paymentMethod' | 'payBy' | 'cancelledAt'
> & {
  patientName: string;
  patientPhone: string;
  /** Of a refund that is transferred: null where no account is asked for. */
  account: 'waiting' | 'given' | null;
};

/** As much of a booking as tells a caller's from another's. */
export type FoundBooking = DeskCandidate &
  Pick<Booking, 'code' | 'mode' | 'typeName' | 'doctorName' | 'patientId' | 'appointmentId'> & {
    patientName: string;
    birthDate: string;
    bookerName: string | null;
  };

export type RefundTask = {
  id: string;
  amountCents: number;
  reason: string;
  createdAt: Date;
  refundedAt: Date | null;
  refundedBy: string | null;
  refundedHow: RefundWay | null;
  transactionId: string;
  method: PaymentMethod;
  providerAskedAt: Date | null;
  providerAskedBy: string | null;
  providerAnswer: ProviderAnswer | null;
};
/** A letter about a booking. Whether it was read nobody knows: `sentAt` is when the next server took it. */
export type BookingLetter = {
  id: string;
  recipient: string;
  subject: string;
  queuedAt: Date;
  sentAt: Date | null;
  returned: { at: Date; status: string } | null;
};
/** As the patient saw it, without the links that opened something. */
export type ReadableLetter = { id: string; recipient: string; subject: string; sentAt: Date; html: string };
export type DeskEvent = { happenedAt: Date; kind: string; actor: string; detail: Record<string, string | number> };

/** A contact of the patient's record that staff confirmed, by its digest. */
export type Confirmation = { contactDigest: string; confirmedAt: Date | null; confirmedBy: string | null; withdrawnAt: Date | null };

/** Everything that the front desk may see of one booking. */
export type BookingFile = {
  booking: Booking;
  events: DeskEvent[];
  payments: Payment[];
  refunds: RefundTask[];
  /** Whether the account for a transfer was asked for and given; which it is, `refundAccount` of the store tells. */
  refundAccount: AskedAccount | null;
  items: WorkItem[];
  confirmations: Confirmation[];
  /** The letter about the preparation was written before. */
  wasPreparationSent: boolean;
  /** The newest first. */
  sent: BookingLetter[];
  /** What was answered to them by e-mail, the newest first. */
  arrived: ArrivedLetter[];
  /** What they asked for on the waiting list; null where they do not wait. */
  waiting: WaitingEntry | null;
};

export type DeskFilter = { day: Day | null; doctorId: number | null };

export type ContactConfirmations = {
  confirmContact(patientId: number, digest: string, by: StaffMember, at: Date): Promise<void>;
  /** Under whichever key it was stored. False if none of them was confirmed. */
  withdrawContact(patientId: number, digests: string[], by: StaffMember, at: Date): Promise<boolean>;
};

export type DeskTransaction = BookingTransaction &
  ContactConfirmations &
  WorkTransaction &
  ReplyTransaction & {
    /** On the booking's timeline, with the name of the user. */
    addStaffEvent(
      bookingId: string,
      event: { kind: DeskEventKind; by: StaffMember; detail?: Record<string, string | number> },
    ): Promise<void>;
    /** A contact of the patient, or of who booked, as the front desk corrected it, and what is proven of them since. */
    correctPeople(bookingId: string, people: Pick<Booking, 'patient' | 'bookedBy' | 'contactDigest' | 'contactProvenAt'>): Promise<void>;
    /** The id of the last letter that arrived about it. */
    newestArrived(about: WorkItemSubject): Promise<string | null>;
    /** The letters of the booking that the desk has sent again since then. */
    resentSince(bookingId: string, since: Date): Promise<Resent[]>;
    /** False if there is none, it was already refunded, or the provider is still at it. */
    settleRefund(bookingId: string, refundId: string, settled: { by: StaffMember; at: Date; how: RefundWay }): Promise<boolean>;
    /** One refund of the booking, or all: those that were neither made nor asked for before, and that a provider can make. */
    askProviderForRefunds(bookingId: string, asked: { by: StaffMember; at: Date; refundId?: string }): Promise<string[]>;
    /** False if there is none, or it was answered or withdrawn before. */
    markAnswered(visitorRequestId: string, by: StaffMember): Promise<boolean>;
    /** Null if there is none, or it was not answered. */
    reopenRequest(visitorRequestId: string): Promise<Pick<VisitorRequest, 'kind' | 'number' | 'answerBy'> | null>;
    /** False if there is none, or it was withdrawn. */
    assignRequest(visitorRequestId: string, doctor: number): Promise<boolean>;
    accounts: LinkedAccounts;
    attendance: AttendanceBook;
    absences: AbsenceBook;
    waiting: Pick<WaitingStore, 'entryOf' | 'join' | 'leave'>;
    /** That the patient of this appointment is to be called because the clinic cancelled it, or was. */
    isCallAsked(appointmentId: number): Promise<boolean>;
  };

/** A form, what is to be done about it, what came with it and who reads it. */
export type RequestFile = {
  request: VisitorRequest;
  items: WorkItem[];
  documents: Document[];
  assignedTo: number | null;
  /** The newest first. */
  arrived: ArrivedLetter[];
};

/** By its number alone: who it is, its page tells. */
export type AssignedRequest = Pick<VisitorRequest, 'id' | 'number' | 'kind' | 'answerBy' | 'answeredAt'>;

export type RequestLine = AssignedRequest & Pick<VisitorRequest, 'receivedAt' | 'withdrawnAt'>;

export type DeskEventKind =
  | 'retried'
  | 'cancelledByDesk'
  | 'cancelledForClinic'
  | 'refunded'
  | 'refundAsked'
  | 'reviewed'
  | 'written'
  | 'linkRenewedByDesk'
  | 'resent'
  | 'movedByDesk'
  | 'bookedByPhone'
  | 'paymentChanged'
  | 'contactCorrected'
  | 'videoLinkSet'
  | 'waitJoined'
  | 'waitLeft'
  | 'workDone'
  | 'workReopened'
  | 'calledAndConfirmed'
  | 'calledInVain'
  | 'identityChecked'
  | 'identityWithdrawn'
  | AttendanceKind
  | 'attendanceUndone';

/** Whom an item is about, and where they can be called. `isConfirmed`: the desk has seen a document of whose number it is. */
export type WorkContact = { name: string; phone: string | null; isConfirmed: boolean };

export type DeskStore = WorkReader &
  ReplyStore & {
    /** From today on, or of one day; and whatever may need staff, however old. */
    candidates(filter: DeskFilter, now: Date): Promise<DeskCandidate[]>;
    lines(ids: string[]): Promise<DeskLine[]>;
    /** Whatever fits any of the clues: from today on first, then the past; the nearest to now first. */
    findBookings(clues: BookingClue[], asked: { today: Date; now: Date; most: number }): Promise<string[]>;
    foundBookings(ids: string[]): Promise<FoundBooking[]>;
    accountNames(ids: string[]): Promise<{ id: string; name: string }[]>;
    doctors(): Promise<{ id: number; name: string }[]>;
    /** Open items that somebody may hold, that may be out of sight, or whose deadline a pause may have moved; by deadline, without the words of their history. */
    busyWork(now: Date): Promise<{ item: WorkItem; trace: WorkTrace }[]>;
    /** All other open items: their deadline alone tells how they stand. */
    countQuietWork(now: Date, soonUntil: Date): Promise<QuietCount[]>;
    /** By deadline. */
    quietWork(now: Date, range: QuietRange): Promise<WorkItem[]>;
    readWork(itemId: string): Promise<WorkItem | null>;
    /** Null where the item is about no person, or about one who is forgotten. */
    workContact(subject: WorkItemSubject): Promise<WorkContact | null>;
    file(bookingId: string): Promise<BookingFile | null>;
    /** The detail of this member's own press, where it was made since then and is about this booking. */
    openedBy(press: OpeningPress): Promise<AuditDetail | null>;
    /** Null where it is another booking's, or has not left. Shown only after a press that is in the audit log. */
    sentLetter(bookingId: string, letterId: string): Promise<ReadableLetter | null>;
    /** The account itself: shown only after a press that is in the audit log. */
    refundAccount(bookingId: string): Promise<RefundAccount | null>;
    /** A form that was received; one that waits for its code is nobody's to read. */
    visitorRequest(id: string): Promise<RequestFile | null>;
    /** Null where it is another request's. */
    requestDocument(visitorRequestId: string, id: string): Promise<StoredDocument | null>;
    assignedRequests(doctor: number): Promise<AssignedRequest[]>;
    /** Received ones only, the newest first. */
    findRequests(question: RequestQuestion, most: number): Promise<string[]>;
    requestLines(wanted: { ids: string[] } | { answeredSince: Date }): Promise<RequestLine[]>;
    /** Days from this one on for which a doctor was declared absent. */
    absences(today: Day): Promise<AbsenceInForce[]>;
    day: DaySheetStore;
    recordView(look: Look): Promise<void>;
    /** The work and its audit entry in one transaction; `alreadyDone` if this request was done before. */
    act<Trouble>(
      entry: AuditEntry,
      work: (transaction: DeskTransaction) => Promise<Result<'done', Trouble>>,
    ): Promise<Result<'done' | 'alreadyDone', Trouble>>;
  };
