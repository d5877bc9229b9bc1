import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type { HourOffer } from '../../../booking/waiting/opened-hour.ts';
import type { WaitingTransaction } from '../../../booking/waiting/waiting-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { bookingTransaction } from '../bookings/booking-transaction.ts';
import type { Transaction } from '../in-transaction.ts';
import { hourColumns, type WaitingDatabase, waitingTables } from './waiting-tables.ts';

export function waitingTransaction(transaction: Transaction, dbos: DBOSClient, keys: DataKeys): WaitingTransaction {
  const db = waitingTables(transaction.db);
  return {
    ...bookingTransaction(transaction, dbos, keys),
    addHour: async ({ id, typeId, doctorId, doctorName, startsAt, endsAt, source, openedAt, heldUntil, takenAt }) => {
      const row = { id, typeId, doctorId, doctorName, startsAt, endsAt, source, openedAt, heldUntil, takenAt };
      const insert = db.insertInto('openedHours').values(row).returning('id');
      return (await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()) !== undefined;
    },
    addOffer: async (offer) => {
      await db
        .insertInto('hourOffers')
        .values({ ...offer, acceptedAt: null })
        .execute();
    },
    lockOffer: async (id) => {
      const named = db.selectFrom('hourOffers').select('hourId').where('id', '=', id);
      const locked = await db.selectFrom('openedHours').select('id').where('id', '=', named).forUpdate().executeTakeFirst();
      // Read after the lock is granted: whoever held it may have accepted. Who leaves the list from here on leaves it after accepting.
      const offer = locked && (await readHourOffer(db, id));
      return offer ? { offer, now: new Date() } : null;
    },
    lockHour: async (id) => {
      const hour = await db
        .selectFrom('openedHours')
        .select(['openedHours.id', ...hourColumns])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return hour ? { hour, now: new Date() } : null;
    },
    endHour: async (id, at) => {
      await db.updateTable('openedHours').set({ heldUntil: at }).where('id', '=', id).execute();
    },
    markAccepted: async ({ id, hour }, at) => {
      await db.updateTable('hourOffers').set({ acceptedAt: at }).where('id', '=', id).execute();
      await db.updateTable('openedHours').set({ takenAt: at }).where('id', '=', hour.id).execute();
    },
    otherOffers: async ({ id, hour }) => {
      const others = db.selectFrom('hourOffers').select('id').where('hourId', '=', hour.id).where('id', '<>', id);
      return (await others.execute()).map((other) => other.id);
    },
  };
}

export async function readHourOffer(db: WaitingDatabase, id: string): Promise<HourOffer | null> {
  const row = await db
    .selectFrom('hourOffers')
    .innerJoin('openedHours', 'openedHours.id', 'hourOffers.hourId')
    .innerJoin('waitingEntries', 'waitingEntries.id', 'hourOffers.entryId')
    .select(['hourOffers.id', 'hourOffers.hourId', 'hourOffers.entryId', 'hourOffers.offeredAt', 'hourOffers.acceptedAt'])
    .select(['waitingEntries.bookingId', 'waitingEntries.leftAt'])
    .select(hourColumns)
    .where('hourOffers.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { hourId, entryId, bookingId, offeredAt, acceptedAt, leftAt, id: offerId, ...hour } = row;
  return { id: offerId, entryId, bookingId, offeredAt, acceptedAt, leftAt, hour: { id: hourId, ...hour } };
}
