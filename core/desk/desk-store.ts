import type { Booking } from '../booking/booking.ts';
import type { BookingTransaction } from '../booking/booking-store.ts';
import type { Payment } from '../booking/payment.ts';
import type { RefundWay } from '../booking/refund.ts';
import type { BookingFacts } from '../booking/rules/booking-facts.ts';
import type { Day } from '../kernel/lisbon-time.ts';
import type { Result } from '../kernel/result.ts';
import type { WorkItem } from './work-item.ts';

/** Whoever is signed in, by the name they had at that moment. */
export type StaffMember = { id: number; name: string };

export const deskActions = [
  'retry',
  'release',
  'refunded',
  'reviewed',
  'write',
  'renewLink',
  'bookUnproven',
  'releaseUnproven',
  'identityChecked',
  'identityWithdrawn',
] as const;
export type DeskAction = (typeof deskActions)[number];

type Detail = Record<string, string | number | string[]>;

/** `requestId` is made with the button: pressed twice, in two tabs or by two people, it is one action. */
export type AuditEntry = {
  staff: StaffMember;
  bookingId: string | null;
  action: DeskAction | 'settled';
  requestId: string;
  detail?: Detail;
};
type Look = { staff: StaffMember; action: 'list' | 'look'; bookingId: string | null; detail?: Detail };

/** As much of a booking as the order of the list needs: nothing that tells who the patient is. */
export type DeskCandidate = BookingFacts & { id: string; startsAt: Date; openRefundCents: number };

export type DeskLine = Pick<
  Booking,
  'id' | 'startsAt' | 'mode' | 'typeName' | 'doctorName' | 'reviewReason' | 'priceCents' | 'paymentMethod'
> & { patientName: string };

export type RefundTask = {
  id: string;
  amountCents: number;
  reason: string;
  createdAt: Date;
  refundedAt: Date | null;
  refundedBy: string | null;
  refundedHow: RefundWay | null;
  transactionId: string;
};
export type DeskEvent = { happenedAt: Date; kind: string; actor: string; detail: Record<string, string | number> };

/** A contact of the patient's record that somebody confirmed, by its digest. */
export type Confirmation = { contactDigest: string; confirmedAt: Date | null; confirmedBy: string | null; withdrawnAt: Date | null };

/** Everything the desk may know of one booking. */
export type BookingFile = {
  booking: Booking;
  events: DeskEvent[];
  payments: Payment[];
  refunds: RefundTask[];
  items: WorkItem[];
  confirmations: Confirmation[];
};

export type DeskFilter = { day: Day | null; doctorId: number | null };

export type DeskTransaction = BookingTransaction & {
  /** On the booking's time line, under the name of whoever did it. */
  remark(bookingId: string, remark: { kind: DeskEventKind; by: StaffMember; detail?: Record<string, string | number> }): Promise<void>;
  /** False where there is none, or it was given back before. */
  settleRefund(bookingId: string, refundId: string, settled: { by: StaffMember; at: Date; how: RefundWay }): Promise<boolean>;
  hasOpenRefund(bookingId: string): Promise<boolean>;
  confirmContact(patientId: number, digest: string, by: StaffMember, at: Date): Promise<void>;
  /** Under whichever key it was stored. False where none of them stood confirmed. */
  withdrawContact(patientId: number, digests: string[], by: StaffMember, at: Date): Promise<boolean>;
};

export type DeskEventKind =
  | 'retried'
  | 'cancelledByDesk'
  | 'refunded'
  | 'reviewed'
  | 'written'
  | 'linkRenewedByDesk'
  | 'workDone'
  | 'calledAndConfirmed'
  | 'calledInVain'
  | 'identityChecked'
  | 'identityWithdrawn';

export type DeskStore = {
  /** From today on, or of one day; and whatever may need a person, however old. */
  candidates(filter: DeskFilter, now: Date): Promise<DeskCandidate[]>;
  lines(ids: string[]): Promise<DeskLine[]>;
  doctors(): Promise<{ id: number; name: string }[]>;
  /** Everything open, the most urgent first; nothing that tells who the patient is. */
  openWork(): Promise<WorkItem[]>;
  readWork(itemId: string): Promise<WorkItem | null>;
  countOpenWork(): Promise<number>;
  file(bookingId: string): Promise<BookingFile | null>;
  noteLook(look: Look): Promise<void>;
  /** The work and its audit row, both or neither; `alreadyDone` where this request was done before. */
  act<Trouble>(
    entry: AuditEntry,
    work: (transaction: DeskTransaction) => Promise<Result<'done', Trouble>>,
  ): Promise<Result<'done' | 'alreadyDone', Trouble>>;
};
