import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { WaitingEntry, WaitingPatient } from '../../../booking/waiting/waiting-entry.ts';
import type { WaitingStore } from '../../../booking/waiting/waiting-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decryptBooking } from '../bookings/encrypted-answers.ts';
import { createDatabase } from '../database.ts';
import { publishedCalendar } from '../desk/open-work-item.ts';
import { inTransaction } from '../in-transaction.ts';
import { waitingPlaces } from './waiting-places.ts';
import { type WaitingDatabase, waitingTables } from './waiting-tables.ts';
import { readHourOffer, waitingTransaction } from './waiting-transaction.ts';

/** More than ever wait for one type; the rest waits in turn. */
const mostWaiting = 500;
/** For so long an hour that was offered is not offered again. */
const offeredLately = sql<Date>`now() - interval '12 hours'`;

export function waitingStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): WaitingStore {
  const db = waitingTables(createDatabase(pool));
  return {
    ...waitingPlaces(db),
    waitingFor: (typeId) => readWaiting(db, keys, typeId),
    waitedTypes: async () => {
      const rows = await standing(db).select('bookings.typeId').distinct().execute();
      return rows.map(({ typeId }) => typeId);
    },
    isNotToOffer: async ({ doctorId, startsAt, closedAt }) => {
      const away = db.selectFrom('doctorAbsences').select('doctorId').where('doctorId', '=', doctorId).where('endedAt', 'is', null);
      if (await away.where(sql<boolean>`away @> ${startsAt}::timestamptz`).executeTakeFirst()) return true;
      const offered = db.selectFrom('openedHours').select('id').where('doctorId', '=', doctorId).where('startsAt', '=', startsAt);
      if (await offered.where('openedAt', '>', offeredLately).executeTakeFirst()) return true;
      const ofClinic = db.selectFrom('bookings').select('id').where('doctorId', '=', doctorId).where('startsAt', '=', startsAt);
      const calledOff = ofClinic.where('clinicCancelReason', 'is not', null);
      const isStillOff = closedAt
        ? calledOff.where((row) => row.or([row('releasedAt', 'is', null), row('releasedAt', '>=', closedAt)]))
        : calledOff;
      return (await isStillOff.executeTakeFirst()) !== undefined;
    },
    openingCalendar: () => publishedCalendar(createDatabase(pool)),
    readOffer: (id) => readHourOffer(db, id),
    lastLook: async (typeId) =>
      (await db.selectFrom('freeHourLooks').select(['lookedAt', 'freeHours']).where('typeId', '=', typeId).executeTakeFirst()) ?? null,
    noteLook: async (typeId, { lookedAt, freeHours }) => {
      const look = { lookedAt, freeHours: JSON.stringify(freeHours) };
      await db
        .insertInto('freeHourLooks')
        .values({ typeId, ...look })
        .onConflict((conflict) => conflict.column('typeId').doUpdateSet(look))
        .execute();
    },
    inTransaction: (work) => inTransaction(pool, (transaction) => work(waitingTransaction(transaction, dbos, keys))),
  };
}

/** Roughly those that `isWaiting` lets through, by facts that the database knows. */
const standing = (db: WaitingDatabase) =>
  db
    .selectFrom('waitingEntries')
    .innerJoin('bookings', 'bookings.id', 'waitingEntries.bookingId')
    .where('waitingEntries.leftAt', 'is', null)
    .where('bookings.startsAt', '>', sql<Date>`now()`)
    .where('bookings.cancelledAt', 'is', null)
    .where('bookings.movedTo', 'is', null)
    .where('bookings.failedAt', 'is', null)
    .where('bookings.conflictFoundAt', 'is', null);

/** Those of one type, or of all; the longest waiting first. */
export async function readWaiting(db: WaitingDatabase, keys: DataKeys, typeId: number | null): Promise<WaitingPatient[]> {
  const entries = await standing(db)
    .select(['waitingEntries.id', 'waitingEntries.bookingId', 'anyDoctor', 'doctorIds', 'weekdays', 'dayParts', 'noticeHours'])
    .select(['joinedAt', 'leftAt'])
    .select(
      // Of all places that this booking has had: who leaves and joins again is not written to more often for it.
      sql<number>`(select count(*)::int from core.hour_offers
        join core.waiting_entries as place on place.id = hour_offers.entry_id
        where place.booking_id = waiting_entries.booking_id and offered_at > now() - interval '24 hours')`.as('offersToday'),
    )
    .$if(typeId !== null, (query) => query.where('bookings.typeId', '=', typeId ?? 0))
    .orderBy('joinedAt')
    .limit(mostWaiting)
    .execute();
  if (entries.length === 0) return [];
  const ids = entries.map(({ bookingId }) => bookingId);
  const rows = await db.selectFrom('bookings').selectAll().where('id', 'in', ids).execute();
  const bookings = new Map(rows.map((row) => [row.id, decryptBooking(keys, row)]));
  return entries.flatMap(({ offersToday, ...entry }: WaitingEntry & { offersToday: number }) => {
    const booking = bookings.get(entry.bookingId);
    return booking ? [{ entry, booking, offersToday }] : [];
  });
}
