import { sql } from 'kysely';
import type pg from 'pg';
import type { DayStore } from '../../../personal-area/on-the-day/day-store.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { createDatabase } from '../database.ts';
import { closeWorkItems } from '../desk/close-work-items.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { inTransaction } from '../in-transaction.ts';
import { areaTables } from './area-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function dayStore(pool: pg.Pool): DayStore {
  const db = areaTables(createDatabase(pool));
  return {
    ticks: async (accountId, visitKey) => {
      const rows = await db
        .selectFrom('visitTicks')
        .select('item')
        .where('accountId', '=', accountId)
        .where('visitKey', '=', visitKey)
        .execute();
      return rows.map(({ item }) => item);
    },
    setTick: async (accountId, visitKey, item, isTicked) => {
      if (isTicked) {
        const tick = db.insertInto('visitTicks').values({ accountId, visitKey, item });
        await tick.onConflict((conflict) => conflict.doNothing()).execute();
        return;
      }
      const ticks = db.deleteFrom('visitTicks').where('accountId', '=', accountId).where('visitKey', '=', visitKey);
      await ticks.where('item', '=', item).execute();
    },
    notices: (accountId) =>
      db
        .selectFrom('visitNotices')
        .select(['visitKey', 'act', 'toldAt'])
        .where('accountId', '=', accountId)
        .where('withdrawnAt', 'is', null)
        .execute(),
    inTransaction: (work) =>
      inTransaction(pool, ({ db: database }) => {
        const tables = areaTables(database);
        return work({
          tell: async (accountId, visitKey, act) => {
            const told = await tables
              .insertInto('visitNotices')
              .values({ accountId, visitKey, act, withdrawnAt: null })
              .onConflict((conflict) =>
                conflict
                  .columns(['accountId', 'visitKey', 'act'])
                  .doUpdateSet({ toldAt: now, withdrawnAt: null })
                  .where('visitNotices.withdrawnAt', 'is not', null),
              )
              .executeTakeFirst();
            return (told.numInsertedOrUpdatedRows ?? 0n) > 0n;
          },
          withdraw: async (accountId, visitKey, act) => {
            const open = tables.updateTable('visitNotices').set({ withdrawnAt: now }).where('withdrawnAt', 'is', null);
            const named = open.where('accountId', '=', accountId).where('visitKey', '=', visitKey).where('act', '=', act);
            return (await named.executeTakeFirst()).numUpdatedRows > 0n;
          },
          addEvent: async (bookingId, kind, detail = {}) => {
            const event = { bookingId, kind, detail: JSON.stringify(detail) };
            await bookingTables(database).insertInto('bookingEvents').values(event).execute();
          },
          openWorkItem: (item) => openWorkItem(database, item),
          closeWorkItems: (closed) => closeWorkItems(database, closed),
        });
      }),
  };
}
