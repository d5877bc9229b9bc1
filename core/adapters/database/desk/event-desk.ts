import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { AnswerOfRegistration, EventDesk } from '../../../desk/events/event-desk.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { readArrivedLetters } from '../arrived-letters.ts';
import { createDatabase, type Database } from '../database.ts';
import { eventTransaction, readLiveRegistrations } from '../events/event-store.ts';
import { eventTables } from '../events/event-tables.ts';
import { actOnce } from './act-once.ts';
import { addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';
import { openWork } from './read-work-items.ts';

export function eventDesk(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): EventDesk {
  const database = createDatabase(pool);
  return {
    live: (eventIds) => readLiveRegistrations(eventTables(database), keys, eventIds),
    recordView: async ({ staff, action, eventId, registrations }) => {
      await addAuditRow(deskTables(database), { staff, action, detail: { event: eventId, registrations } });
    },
    answeredBy: async (eventId) => {
      const { rows } = await sql<{ id: string }>`
        select registration.id from core.event_registrations as registration
        where registration.event_id = ${eventId}
          and exists (select from core.arrived_letters where registration_id = registration.id)
        order by registration.registered_at`.execute(database);
      return rows.map(({ id }) => id);
    },
    answers: (registrationIds) => Promise.all(registrationIds.map((id) => answersOf(database, keys, id))).then((found) => found.flat()),
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

/** None where it was removed in between. */
async function answersOf(db: Database, keys: DataKeys, id: string): Promise<AnswerOfRegistration[]> {
  const rows = eventTables(db).selectFrom('eventRegistrations').select(['id', 'name', 'phone', 'email', 'provenAt']);
  const registration = await rows.where('id', '=', id).executeTakeFirst();
  if (!registration) return [];
  const arrived = await readArrivedLetters(db, keys, { kind: 'registration', ids: [id] });
  return [{ registration, arrived, items: await openWork(deskTables(db), { kind: 'registration', id }) }];
}
