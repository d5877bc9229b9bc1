import { CamelCasePlugin, type ColumnType, type Generated, type GeneratedAlways, type Insertable } from 'kysely';
import type { DraftFields } from '../../../booking/form/steps.ts';
import type { Booking } from '../../../booking/model/booking.ts';
import type { ClinicCancelReason } from '../../../booking/model/clinic-cancellation.ts';
import type { Payment } from '../../../booking/model/payment.ts';
import type { ProviderAnswer, RefundWay } from '../../../booking/model/refund.ts';
import type { IdentityCode } from '../../../identity/codes/code-store.ts';
import type { Database } from '../database.ts';

/** Kysely writes arrays and objects given as text where the column is jsonb. */
type Json<Read> = ColumnType<Read, string, string>;

type BookingTables = {
  bookings: Omit<Booking, 'patient' | 'bookedBy' | 'sequence' | 'linkVersion'> & {
    /** Some of its answers are encrypted: see `encrypted-answers.ts`. */
    patient: Json<Booking['patient']>;
    vatDigest: ColumnType<string | null, string | null | undefined, string | null>;
    bookedBy: ColumnType<Booking['bookedBy'], string | null, string | null>;
    /** The words of the names in `patient` and `bookedBy`, for finding. */
    nameWords: GeneratedAlways<string>;
    sequence: Generated<number>;
    linkVersion: Generated<number>;
  };
  slotHolds: {
    id: GeneratedAlways<string>;
    bookingId: string;
    doctorId: number;
    slot: string;
    state: 'held' | 'booked' | 'released';
    expiresAt: Date | null;
  };
  /** Written by the front desk; `away` holds the days from midnight to midnight in Lisbon. */
  doctorAbsences: {
    id: Generated<string>;
    doctorId: number;
    fromDay: string;
    toDay: string;
    away: string;
    reason: ClinicCancelReason;
    declaredAt: Generated<Date>;
    declaredBy: string;
    endedAt: Date | null;
    endedBy: string | null;
  };
  bookingEvents: {
    id: GeneratedAlways<string>;
    bookingId: string;
    happenedAt: Generated<Date>;
    kind: string;
    actor: Generated<string>;
    detail: Json<Record<string, string | number>>;
  };
  payments: Payment;
  bookingDrafts: {
    keyDigest: Buffer;
    fields: Json<DraftFields>;
    bookingId: string;
    movedFrom: string | null;
    provenPatientId: number | null;
    provenAt: Date | null;
    known: Json<DraftFields>;
    contactDigest: string | null;
    contactProvenAt: Date | null;
    submittedAt: Date | null;
    expiresAt: Date;
  };
  identityCodes: Omit<IdentityCode, 'contact' | 'requestedAt'> & {
    browserDigest: Buffer;
    contact: Json<IdentityCode['contact']>;
    tries: Generated<number>;
    requestedAt: Generated<Date>;
    endedAt: Date | null;
  };
  refundTasks: {
    id: GeneratedAlways<string>;
    bookingId: string;
    paymentId: string;
    transactionId: string;
    amountCents: number;
    reason: string;
    createdAt: Date;
    refundedAt: Date | null;
    refundedBy: string | null;
    refundedHow: RefundWay | null;
    providerAskedAt: Generated<Date | null>;
    providerAskedBy: Generated<string | null>;
    providerCalledAt: Generated<Date | null>;
    providerAnswer: Generated<ProviderAnswer | null>;
  };
  /** `account` is encrypted, and empty until it is given and some time after the refund. */
  refundAccounts: {
    bookingId: string;
    askedAt: Date;
    times: Generated<number>;
    givenAt: Date | null;
    account: string;
    erasedAt: Date | null;
    contactProven: Generated<boolean>;
  };
};

/** The booking's tables by the names that the rules use; keys inside a JSON value stay as they are. */
export const bookingTables = (db: Database) =>
  db.withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true })).withTables<BookingTables>();

export type BookingDatabase = ReturnType<typeof bookingTables>;
export type BookingRow = Insertable<BookingTables['bookings']>;
