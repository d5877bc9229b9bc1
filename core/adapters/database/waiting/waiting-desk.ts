import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { WaitingDesk } from '../../../desk/waiting/waiting-desk.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { createDatabase } from '../database.ts';
import { actOnce } from '../desk/act-once.ts';
import { deskTransaction } from '../desk/desk-transaction.ts';
import { readWaiting } from './waiting-store.ts';
import { hourColumns, waitingTables } from './waiting-tables.ts';
import { waitingTransaction } from './waiting-transaction.ts';

const mostHours = 100;

export function waitingDesk(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): WaitingDesk {
  const db = waitingTables(createDatabase(pool));
  return {
    waiting: () => readWaiting(db, keys, null),
    hours: async (since) => {
      const hours = await db
        .selectFrom('openedHours')
        .select(['openedHours.id', ...hourColumns])
        .where('openedAt', '>', since)
        .orderBy('openedAt', 'desc')
        .limit(mostHours)
        .execute();
      if (hours.length === 0) return [];
      const offers = await db
        .selectFrom('hourOffers')
        .innerJoin('waitingEntries', 'waitingEntries.id', 'hourOffers.entryId')
        .innerJoin('bookings', 'bookings.id', 'waitingEntries.bookingId')
        .select(['hourOffers.id', 'hourOffers.hourId', 'hourOffers.acceptedAt', 'waitingEntries.bookingId'])
        .select([sql<string>`bookings.patient ->> 'name'`.as('patientName'), sql<string>`bookings.patient ->> 'phone'`.as('phone')])
        .where(
          'hourOffers.hourId',
          'in',
          hours.map(({ id }) => id),
        )
        .orderBy('waitingEntries.joinedAt')
        .execute();
      const ofHour = Map.groupBy(offers, ({ hourId }) => hourId);
      return hours.map((hour) => ({ ...hour, offers: (ofHour.get(hour.id) ?? []).map(({ hourId: _, ...offer }) => offer) }));
    },
    act: (entry, work) =>
      actOnce(pool, entry, (transaction) =>
        work({ ...waitingTransaction(transaction, dbos, keys), ...deskTransaction(transaction, dbos, keys) }),
      ),
  };
}
