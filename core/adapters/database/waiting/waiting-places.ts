import { sql } from 'kysely';
import type { WaitingWishes } from '../../../booking/model/waiting-wishes.ts';
import type { WaitingStore } from '../../../booking/waiting/waiting-store.ts';
import type { WaitingDatabase } from './waiting-tables.ts';

/** Who stands on the list; a database or a transaction of it. */
export const waitingPlaces = (db: WaitingDatabase): Pick<WaitingStore, 'entryOf' | 'join' | 'leave'> => ({
  entryOf: async (bookingId) =>
    (await db.selectFrom('waitingEntries').selectAll().where('leftAt', 'is', null).where('bookingId', '=', bookingId).executeTakeFirst()) ??
    null,
  join: async (bookingId, wishes) => {
    await db
      .insertInto('waitingEntries')
      .values({ bookingId, ...wishes, leftAt: null })
      .onConflict((conflict) => conflict.column('bookingId').where('leftAt', 'is', null).doUpdateSet(wishes))
      .execute();
  },
  leave: async (bookingId) => {
    const left = { leftAt: sql<Date>`clock_timestamp()` };
    await db.updateTable('waitingEntries').set(left).where('bookingId', '=', bookingId).where('leftAt', 'is', null).execute();
  },
});

/** For what was asked for while booking: whoever has left the list is not put on it again where the work is done twice, or the visit booked anew. */
export async function joinOnce(db: WaitingDatabase, bookingId: string, wishes: WaitingWishes): Promise<void> {
  const before = db.selectFrom('waitingEntries').select('id').where('bookingId', '=', bookingId);
  if (await before.executeTakeFirst()) return;
  await db
    .insertInto('waitingEntries')
    .values({ bookingId, ...wishes, leftAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
