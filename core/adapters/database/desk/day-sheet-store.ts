import { sql } from 'kysely';
import { moneyToReturn } from '../../../booking/model/money-to-return.ts';
import { type AttendanceBook, type DayNotice, type DaySheetStore, dayNotices } from '../../../desk/day/day-sheet-store.ts';
import { addDays, fromLisbon } from '../../../kernel/lisbon-time.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decryptBooking } from '../bookings/encrypted-answers.ts';
import type { DeskDatabase } from './desk-tables.ts';

const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;

export const daySheetStore = (db: DeskDatabase, keys: DataKeys): DaySheetStore => ({
  bookings: async ({ from, to }, appointmentIds) => {
    const [start, end] = [fromLisbon(from, '00:00'), fromLisbon(addDays(to, 1), '00:00')];
    if (!start || !end) return [];
    const rows = await db
      .selectFrom('bookings')
      .selectAll()
      .where((row) =>
        row.or([
          row.and([row('startsAt', '>=', start), row('startsAt', '<', end)]),
          row('appointmentId', '=', sql<number>`any(${appointmentIds}::integer[])`),
        ]),
      )
      .orderBy('startsAt')
      .orderBy('id')
      .execute();
    return rows.map((row) => decryptBooking(keys, row));
  },
  marks: (appointmentIds) =>
    db
      .selectFrom('attendanceMarks')
      .select(['appointmentId', 'kind', 'markedAt', 'markedBy'])
      .where('appointmentId', '=', sql<number>`any(${appointmentIds}::integer[])`)
      .where('undoneAt', 'is', null)
      .execute(),
  notices: async (appointmentIds) => {
    const { rows } = await sql<DayNotice>`
      select kind, (detail ->> 'appointmentId')::integer as "appointmentId" from core.work_items
      where kind = any(${[...dayNotices]}) and (closed_at is null or closed_by <> 'system')
        and (detail ->> 'appointmentId')::integer = any(${appointmentIds}::integer[])`.execute(db);
    return rows;
  },
  bookingOf: async (appointmentId) => {
    const found = await db.selectFrom('bookings').select('id').where('appointmentId', '=', appointmentId).executeTakeFirst();
    return found?.id ?? null;
  },
  moneyToReturn: async (bookingIds) => {
    const [payments, refunds, accounts] = await Promise.all([
      db
        .selectFrom('payments')
        .select(['bookingId', 'transactionId', 'paidCents', 'method'])
        .where('bookingId', '=', anyOf(bookingIds))
        .execute(),
      db
        .selectFrom('refundTasks as refund')
        .innerJoin('payments', 'payments.id', 'refund.paymentId')
        .select(['refund.bookingId', 'refund.id', 'refund.amountCents', 'refund.refundedAt', 'refund.refundedHow', 'refund.transactionId'])
        .select(['payments.method', 'refund.providerAskedAt', 'refund.providerAnswer'])
        .where('refund.bookingId', '=', anyOf(bookingIds))
        .execute(),
      db
        .selectFrom('refundAccounts')
        .select(['bookingId', 'askedAt', 'times', 'givenAt', 'erasedAt', 'contactProven'])
        .where('bookingId', '=', anyOf(bookingIds))
        .execute(),
    ]);
    const of = <Row extends { bookingId: string }>(rows: Row[], id: string) => rows.filter(({ bookingId }) => bookingId === id);
    return new Map(
      bookingIds.map((id) => {
        const [asked] = of(accounts, id);
        return [id, moneyToReturn({ payments: of(payments, id), refunds: of(refunds, id), asked: asked ?? null })];
      }),
    );
  },
  called: (appointmentIds) => readCalled(db, appointmentIds),
});

/** Open or settled: nobody is called twice for one cancellation. */
export async function readCalled(db: DeskDatabase, appointmentIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('workItems')
    .select('subjectId')
    .where('kind', '=', 'clinicCancelled')
    .where('subjectKind', '=', 'appointment')
    .where('subjectId', '=', sql<string>`any(${appointmentIds.map(String)}::text[])`)
    .execute();
  return rows.map(({ subjectId }) => Number(subjectId));
}

export const attendanceBook = (db: DeskDatabase): AttendanceBook => ({
  addMark: async (appointmentId, kind, by) => {
    const added = await db
      .insertInto('attendanceMarks')
      .values({ appointmentId, kind, markedBy: by, undoneAt: null, undoneBy: null })
      .onConflict((conflict) => conflict.column('appointmentId').where('undoneAt', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },
  undoMark: async (appointmentId, by) => {
    const undone = await db
      .updateTable('attendanceMarks')
      .set({ undoneAt: sql<Date>`clock_timestamp()`, undoneBy: by })
      .where('appointmentId', '=', appointmentId)
      .where('undoneAt', 'is', null)
      .returning('kind')
      .executeTakeFirst();
    return undone?.kind ?? null;
  },
});
