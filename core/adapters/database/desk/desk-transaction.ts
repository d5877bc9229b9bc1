import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type { DeskEventKind, DeskTransaction } from '../../../desk/desk-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { accountTables } from '../accounts/account-tables.ts';
import { accountTransaction } from '../accounts/account-transaction.ts';
import { newestArrivedLetter } from '../arrived-letters.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { bookingTransaction } from '../bookings/booking-transaction.ts';
import { encryptPatient } from '../bookings/encrypted-answers.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../in-transaction.ts';
import { waitingPlaces } from '../waiting/waiting-places.ts';
import { waitingTables } from '../waiting/waiting-tables.ts';
import { contactConfirmations } from './contact-confirmations.ts';
import { attendanceBook, readCalled } from './day-sheet-store.ts';
import { assignRequestTo } from './desk-documents.ts';
import { reopenAnsweredRequest, setRequestAnswered } from './desk-requests.ts';
import { deskTables } from './desk-tables.ts';
import { absenceBook } from './doctor-absences.ts';
import { workReopening } from './reopen-work-item.ts';
import { replyTransaction } from './reply-versions.ts';
import { addWorkEvent, lockWork } from './work-traces.ts';

export function deskTransaction(transaction: Transaction, dbos: DBOSClient, keys: DataKeys): DeskTransaction {
  const db = deskTables(transaction.db);
  const { linkPatient, endSessions, addLetter } = accountTransaction(transaction, dbos);
  return {
    ...bookingTransaction(transaction, dbos, keys),
    addStaffEvent: async (bookingId, { kind, by, detail = {} }) => {
      await db
        .insertInto('bookingEvents')
        .values({ bookingId, kind, actor: by.name, detail: JSON.stringify(detail) })
        .execute();
    },
    correctPeople: async (bookingId, { patient, bookedBy, contactDigest, contactProvenAt }) => {
      const people = {
        patient: JSON.stringify(encryptPatient(keys, bookingId, patient)),
        bookedBy: bookedBy && JSON.stringify(bookedBy),
        ...{ contactDigest, contactProvenAt },
      };
      await bookingTables(transaction.db).updateTable('bookings').set(people).where('id', '=', bookingId).execute();
    },
    newestArrived: async ({ kind, id }) =>
      kind === 'booking' || kind === 'request' || kind === 'registration' ? newestArrivedLetter(transaction.db, { kind, id }) : null,
    resentSince: (bookingId, since) =>
      db
        .selectFrom('bookingEvents')
        .select([sql<string>`detail ->> 'mail'`.as('mail'), 'happenedAt as at'])
        .where('bookingId', '=', bookingId)
        .where('kind', '=', 'resent' satisfies DeskEventKind)
        .where('happenedAt', '>', since)
        .execute(),
    settleRefund: async (bookingId, refundId, { by, at, how }) => {
      const settled = await db
        .updateTable('refundTasks')
        .set({ refundedAt: at, refundedBy: by.name, refundedHow: how })
        .where('id', '=', refundId)
        .where('bookingId', '=', bookingId)
        .where('refundedAt', 'is', null)
        .where((row) => row.or([row('providerAskedAt', 'is', null), row('providerAnswer', 'is not', null)]))
        .returning('id')
        .executeTakeFirst();
      return settled !== undefined;
    },
    askProviderForRefunds: async (bookingId, { by, at, refundId }) => {
      const refundable = db.selectFrom('payments').select('id').where('method', '<>', 'multibanco');
      const asked = await db
        .updateTable('refundTasks')
        .set({ providerAskedAt: at, providerAskedBy: by.name })
        .where('bookingId', '=', bookingId)
        .where('paymentId', 'in', refundable)
        .where('refundedAt', 'is', null)
        .where('providerAskedAt', 'is', null)
        .$if(refundId !== undefined, (query) => query.where('id', '=', refundId ?? ''))
        .returning('id')
        .execute();
      return asked.map(({ id }) => id);
    },
    markAnswered: (id, by) => setRequestAnswered(transaction.db, id, by),
    reopenRequest: (id) => reopenAnsweredRequest(transaction.db, id),
    assignRequest: (id, doctor) => assignRequestTo(transaction.db, id, doctor),
    attendance: attendanceBook(db),
    absences: absenceBook(db),
    waiting: waitingPlaces(waitingTables(transaction.db)),
    isCallAsked: async (appointmentId) => (await readCalled(db, [appointmentId])).length > 0,
    ...contactConfirmations(db),
    ...replyTransaction(db),
    lockWork: (wanted) => lockWork(transaction.db, keys, wanted),
    ...workReopening(transaction.db),
    addWorkEvent: (itemId, event) => addWorkEvent(transaction.db, keys, itemId, event),
    accounts: { linkPatient, endSessions, addLetter, linkedTo: (patientId) => readLinkedAccounts(transaction.db, patientId) },
  };
}

const readLinkedAccounts = (db: Database, patientId: number) =>
  accountTables(db)
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'linkedBy'])
    .where('patientId', '=', patientId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .execute();
