import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Booking } from '../../../booking/model/booking.ts';
import type { BookingFile, DeskLine, DeskStore } from '../../../desk/desk-store.ts';
import { mailIdOf } from '../../../mail/mail-id.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { type AccountDatabase, accountTables } from '../accounts/account-tables.ts';
import { readArrivedLetters } from '../arrived-letters.ts';
import { decryptBooking } from '../bookings/encrypted-answers.ts';
import { decryptAccount, readAskedAccount } from '../bookings/refund-accounts.ts';
import { createDatabase, type Database } from '../database.ts';
import { toRequest } from '../requests/encrypted-answers.ts';
import { requestColumns, requestTables } from '../requests/request-tables.ts';
import { waitingPlaces } from '../waiting/waiting-places.ts';
import { waitingTables } from '../waiting/waiting-tables.ts';
import { actOnce } from './act-once.ts';
import { addAuditRow, readOpening } from './audit-rows.ts';
import { readFoundLines, searchBookings } from './booking-search.ts';
import { readCandidates } from './candidates.ts';
import { daySheetStore } from './day-sheet-store.ts';
import { readAssignedRequests, readAssignedTo, readRequestDocument, readRequestDocuments } from './desk-documents.ts';
import { findReceivedRequests, listRequestLines } from './desk-requests.ts';
import { type DeskDatabase, deskTables } from './desk-tables.ts';
import { deskTransaction } from './desk-transaction.ts';
import { readAbsences } from './doctor-absences.ts';
import { quietWorkReader } from './quiet-work.ts';
import { openWork, readWork } from './read-work-items.ts';
import { replyStore } from './reply-versions.ts';
import { readSentLetter, readSentLetters } from './sent-letters.ts';
import { readWorkContact } from './work-contact.ts';
import { workReader } from './work-traces.ts';

export function deskStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): DeskStore {
  const db = deskTables(createDatabase(pool));
  const accounts = accountTables(createDatabase(pool));
  return {
    candidates: (filter, now) => readCandidates(db, filter, now),
    lines: (ids) => readLines(db, ids),
    findBookings: (clues, asked) => searchBookings(db, keys, clues, asked),
    foundBookings: (ids) => readFoundLines(db, ids),
    accountNames: (ids) => readAccountNames(accounts, ids),
    doctors: () =>
      db
        .selectFrom('bookings')
        .select(['doctorId as id', sql<string>`min(doctor_name)`.as('name')])
        .where('startsAt', '>', sql<Date>`now() - interval '1 year'`)
        .groupBy('doctorId')
        .orderBy('name')
        .execute(),
    ...quietWorkReader(db),
    readWork: (itemId) => readWork(db, itemId),
    workContact: (subject) => readWorkContact(createDatabase(pool), keys, subject),
    ...workReader(createDatabase(pool), keys),
    ...replyStore(db),
    file: (bookingId) => readFile(createDatabase(pool), keys, bookingId),
    openedBy: (press) => readOpening(db, press),
    sentLetter: (bookingId, letterId) => readSentLetter(db, bookingId, letterId),
    refundAccount: (bookingId) => decryptAccount(db, keys, bookingId),
    visitorRequest: (id) => readVisitorRequest(createDatabase(pool), keys, id),
    requestDocument: (requestId, id) => readRequestDocument(createDatabase(pool), keys, requestId, id),
    assignedRequests: (doctor) => readAssignedRequests(createDatabase(pool), doctor),
    findRequests: (question, most) => findReceivedRequests(createDatabase(pool), keys, question, most),
    requestLines: (wanted) => listRequestLines(createDatabase(pool), wanted),
    day: daySheetStore(db, keys),
    absences: (today) => readAbsences(db, today),
    recordView: async (look) => void (await addAuditRow(db, look)),
    act: (entry, work) => actOnce(pool, entry, (transaction) => work(deskTransaction(transaction, dbos, keys))),
  };
}

async function readVisitorRequest(db: Database, keys: DataKeys, id: string) {
  const rows = requestTables(db).selectFrom('requests').select(requestColumns).where('id', '=', id).where('receivedAt', 'is not', null);
  const request = toRequest(keys, await rows.executeTakeFirst());
  if (!request) return null;
  const items = await openWork(deskTables(db), { kind: 'request', id });
  const arrived = await readArrivedLetters(db, keys, { kind: 'request', ids: [id] });
  return { request, items, arrived, documents: await readRequestDocuments(db, keys, id), assignedTo: await readAssignedTo(db, id) };
}

async function readLines(db: DeskDatabase, ids: string[]): Promise<DeskLine[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'mode', 'typeName', 'doctorName', 'reviewReason', 'priceCents', 'paymentMethod', 'payBy'])
    .select(['cancelledAt', sql<string>`patient ->> 'name'`.as('patientName'), sql<string>`patient ->> 'phone'`.as('patientPhone')])
    .select(
      sql<DeskLine['account']>`(select case when given_at is null then 'waiting' else 'given' end
        from core.refund_accounts as asked where asked.booking_id = bookings.id and erased_at is null)`.as('account'),
    )
    .where('id', 'in', ids)
    .execute();
}

async function readAccountNames(db: AccountDatabase, ids: string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).where('closedAt', 'is', null).execute();
}

async function readFile(database: Database, keys: DataKeys, bookingId: string): Promise<BookingFile | null> {
  const db = deskTables(database);
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst();
  if (!booking) return null;
  const [events, payments, refunds, refundAccount, items, sent, arrived, waiting, confirmations] = await Promise.all([
    db
      .selectFrom('bookingEvents')
      .select(['happenedAt', 'kind', 'actor', 'detail'])
      .where('bookingId', '=', bookingId)
      .orderBy('id')
      .execute(),
    db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).orderBy('requestedAt').execute(),
    db
      .selectFrom('refundTasks as refund')
      // A moved visit took its payments along; its refunds stayed.
      .innerJoin('payments', 'payments.id', 'refund.paymentId')
      .select(['refund.id', 'refund.amountCents', 'refund.reason', 'refund.createdAt', 'refund.refundedAt', 'refund.refundedBy'])
      .select(['refund.refundedHow', 'refund.transactionId', 'payments.method'])
      .select(['refund.providerAskedAt', 'refund.providerAskedBy', 'refund.providerAnswer'])
      .where('refund.bookingId', '=', bookingId)
      .orderBy('refund.id')
      .execute(),
    readAskedAccount(db, bookingId),
    openWork(db, { kind: 'booking', id: bookingId }),
    readSentLetters(db, bookingId),
    readArrivedLetters(database, keys, { kind: 'booking', ids: [bookingId] }),
    waitingPlaces(waitingTables(db)).entryOf(bookingId),
    booking.patientId === null
      ? []
      : db
          .selectFrom('patientContacts')
          .select(['contactDigest', 'confirmedAt', 'confirmedBy', 'withdrawnAt'])
          .where('patientId', '=', booking.patientId)
          .execute(),
  ]);
  return {
    ...{ booking: decryptBooking(keys, booking), events, payments, refunds, refundAccount, items, sent, arrived, waiting, confirmations },
    wasPreparationSent: await wasPreparationSent(db, booking),
  };
}

/** Letters are known by what they say to whom (`mailIdOf`), so nobody has to read them for it. */
async function wasPreparationSent(
  db: DeskDatabase,
  { id, sequence, patient, bookedBy }: Pick<Booking, 'id' | 'sequence' | 'patient' | 'bookedBy'>,
) {
  const ids = [patient.email, bookedBy?.email ?? ''].flatMap((email) =>
    Array.from({ length: sequence + 1 }, (_, about) => mailIdOf(id, `preparation ${about} ${email}`)),
  );
  const { rows } = await sql`select from core.mails where id = any(${ids}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}
