import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { EventDesk } from '../../../desk/events/event-desk.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { createDatabase } from '../database.ts';
import { eventTransaction, readLiveRegistrations } from '../events/event-store.ts';
import { eventTables } from '../events/event-tables.ts';
import { actOnce } from './act-once.ts';
import { addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';

export function eventDesk(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): EventDesk {
  const database = createDatabase(pool);
  return {
    live: (eventIds) => readLiveRegistrations(eventTables(database), keys, eventIds),
    recordView: async ({ staff, action, eventId, registrations }) => {
      await addAuditRow(deskTables(database), { staff, action, detail: { event: eventId, registrations } });
    },
    cancel: ({ staff, eventId, registrationId, requestId }) => {
      const entry = { staff, requestId, action: 'eventCancel', detail: { event: eventId, registration: registrationId } };
      return actOnce(pool, entry, async (transaction) => {
        const events = eventTransaction(transaction, dbos, keys);
        const live = await events.lockEvent(eventId);
        if (!live.some(({ id }) => id === registrationId)) return err({ kind: 'notFound' as const });
        await events.end(registrationId, 'desk');
        await events.addLetter(registrationId, 'cancelled');
        return ok('done' as const);
      });
    },
    markPresent: ({ staff, eventId, registrationId, requestId, isPresent }) => {
      const detail = { event: eventId, registration: registrationId };
      const entry = { staff, requestId, action: isPresent ? 'eventPresent' : 'eventNotPresent', detail };
      return actOnce(pool, entry, async ({ db }) => {
        const marked = await eventTables(db)
          .updateTable('eventRegistrations')
          .set({ presentAt: isPresent ? sql<Date>`clock_timestamp()` : null })
          .where('id', '=', registrationId)
          .where('eventId', '=', eventId)
          .where('endedAt', 'is', null)
          .executeTakeFirst();
        return marked.numUpdatedRows > 0n ? ok('done' as const) : err({ kind: 'notFound' as const });
      });
    },
  };
}
