import { randomInt } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import { withWorkItems } from '../../../booking/messages/with-work-items.ts';
import { newBookingCode } from '../../../booking/model/booking-code.ts';
import { emptyFacts } from '../../../booking/model/empty-facts.ts';
import type { BookingTransaction } from '../../../booking/ports/booking-store.ts';
import { addMail } from '../../../mail/queue-mail.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { moveArrivedLetters } from '../arrived-letters.ts';
import { closeWorkItems, moveWorkItems } from '../desk/close-work-items.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { addCode } from '../identity/code-store.ts';
import { recordWrittenContacts } from '../identity/patient-contacts.ts';
import type { Transaction } from '../in-transaction.ts';
import { mailTransaction } from '../mail-ports.ts';
import { joinOnce } from '../waiting/waiting-places.ts';
import { waitingTables } from '../waiting/waiting-tables.ts';
import { type BookingDatabase, type BookingRow, bookingTables } from './booking-tables.ts';
import { startWork } from './booking-work.ts';
import { claimPatient, nearbyOfContact } from './claim-patient.ts';
import { decryptBooking, encryptPatient, vatDigest } from './encrypted-answers.ts';
import { refundAccountQueries } from './refund-accounts.ts';
import { refundBook } from './refund-book.ts';
import { acquireHold, confirmHold, releaseHold, releaseOtherHolds } from './slot-holds.ts';

export function bookingTransaction(transaction: Transaction, dbos: DBOSClient, keys: DataKeys): BookingTransaction {
  const db = bookingTables(transaction.db);
  return withWorkItems({
    lock: async (id) => {
      // clock_timestamp() is read after the lock is granted: a time from before a long wait would order events wrongly.
      const locked = await db
        .with('locked', (query) => query.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate())
        .selectFrom('locked')
        .selectAll()
        .select(sql<Date>`clock_timestamp()`.as('now'))
        .executeTakeFirst();
      if (!locked) return null;
      const { now, ...booking } = locked;
      return { booking: decryptBooking(keys, booking), now };
    },
    insert: async ({ patient, bookedBy, ...visit }, submittedAt) => {
      const encrypted = { patient: JSON.stringify(encryptPatient(keys, visit.id, patient)), vatDigest: vatDigest(keys, patient) };
      const row = { ...visit, ...encrypted, ...emptyFacts, bookedBy: bookedBy && JSON.stringify(bookedBy), submittedAt };
      return insertWithCode(db, row);
    },
    assignDoctor: async (id, doctor) => {
      await db.updateTable('bookings').set(doctor).where('id', '=', id).execute();
    },
    change: async (id, change) => {
      await db.updateTable('bookings').set(change).where('id', '=', id).execute();
    },
    addEvent: async (bookingId, kind, detail = {}) => {
      await db
        .insertInto('bookingEvents')
        .values({ bookingId, kind, detail: JSON.stringify(detail) })
        .execute();
    },
    addEventOnce: async (bookingId, kind, detail) => {
      await sql`
        insert into core.booking_events (booking_id, kind, detail) select ${bookingId}::uuid, ${kind}, ${JSON.stringify(detail)}::jsonb
        where not exists (select from core.booking_events as noted
          where noted.booking_id = ${bookingId}::uuid and noted.kind = ${kind} and noted.detail = ${JSON.stringify(detail)}::jsonb)`.execute(
        transaction.db,
      );
    },
    changeWithEvent: async (bookingId, change, kind, detail = {}) => {
      await db
        .with('changed', (query) => query.updateTable('bookings').set(change).where('id', '=', bookingId))
        .insertInto('bookingEvents')
        .values({ bookingId, kind, detail: JSON.stringify(detail) })
        .execute();
    },
    acquireHold: (hold) => acquireHold(db, hold),
    releaseOtherHolds: async (hold) => void (await releaseOtherHolds(db, hold)),
    confirmHold: async (bookingId) => void (await confirmHold(db, bookingId)),
    releaseHold: async (bookingId) => void (await releaseHold(db, bookingId)),
    recordWrittenContacts: (patientId, written) => recordWrittenContacts(transaction.db, patientId, written),
    requestCode: (browserKey, asked) => addCode({ transaction, dbos, keys }, browserKey, asked),
    claimPatient: (patientId, booking) => claimPatient(db, patientId, booking),
    nearbyOfContact: (booking) => nearbyOfContact(db, booking),
    lockPayments: (bookingId) =>
      db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).orderBy('requestedAt').forUpdate().execute(),
    isBeingMoved: async (bookingId) => {
      const next = await db
        .selectFrom('bookings')
        .select('id')
        .where('movedFrom', '=', bookingId)
        .where((row) => row.and((['bookedAt', 'failedAt', 'cancelledAt', 'conflictFoundAt'] as const).map((fact) => row(fact, 'is', null))))
        .executeTakeFirst();
      return next !== undefined;
    },
    insertPayment: async (payment) => {
      await db.insertInto('payments').values(payment).execute();
    },
    changePayment: async (id, change) => {
      await db.updateTable('payments').set(change).where('id', '=', id).execute();
    },
    movePayments: async (from, to) => {
      await db.updateTable('payments').set({ bookingId: to }).where('bookingId', '=', from).execute();
    },
    addRefund: async (refund, createdAt) => {
      const added = await db
        .insertInto('refundTasks')
        .values({ ...refund, createdAt, refundedAt: null, refundedBy: null, refundedHow: null })
        .onConflict((conflict) => conflict.columns(['paymentId', 'transactionId']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    ...refundBook(db),
    ...refundAccountQueries(db, keys),
    joinWaitingList: (bookingId, wishes) => joinOnce(waitingTables(transaction.db), bookingId, wishes),
    openWorkItem: (item) => openWorkItem(transaction.db, item),
    closeWorkItems: (closed) => closeWorkItems(transaction.db, closed),
    moveWorkItems: async (from, to) => {
      await moveWorkItems(transaction.db, from, to);
      await moveArrivedLetters(transaction.db, from, to);
    },
    queueMail: async (mail, id) => void (await addMail(mailTransaction(transaction, dbos), mail, id)),
    enqueueWork: (work, at) => startWork(dbos, transaction.client, work, at),
  });
}

/** False if this id was submitted before. A code that another booking has is drawn again. */
async function insertWithCode(db: BookingDatabase, row: Omit<BookingRow, 'code'>): Promise<boolean> {
  const insert = db.insertInto('bookings').values({ ...row, code: newBookingCode(randomInt) });
  const inserted = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return true;
  const same = await db.selectFrom('bookings').select('id').where('id', '=', row.id).executeTakeFirst();
  return same ? false : insertWithCode(db, row);
}
