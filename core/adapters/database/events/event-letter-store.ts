import { sql } from 'kysely';
import type pg from 'pg';
import type { EventLetterStore } from '../../../events/event-letters.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { createDatabase } from '../database.ts';
import { openRegistration } from './event-store.ts';
import { eventTables } from './event-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function eventLetterStore(pool: pg.Pool, keys: DataKeys): EventLetterStore {
  const db = eventTables(createDatabase(pool));
  const open = (id: string) =>
    db.updateTable('eventLetters').where('id', '=', id).where('sentAt', 'is', null).where('refusedAt', 'is', null);
  return {
    unsent: async (id) => {
      const letter = await db
        .selectFrom('eventLetters')
        .select(['kind', 'about', 'queuedAt', 'registrationId'])
        .where('id', '=', id)
        .where('sentAt', 'is', null)
        .where('refusedAt', 'is', null)
        .executeTakeFirst();
      const registration = letter && (await openRegistration(db, keys, letter.registrationId));
      return registration ? { kind: letter.kind, about: letter.about, queuedAt: letter.queuedAt, registration } : null;
    },
    announced: async (eventId) =>
      (await db.selectFrom('announcedEvents').select('facts').where('eventId', '=', eventId).executeTakeFirst())?.facts ?? null,
    recordSent: async (id) => {
      await open(id).set({ sentAt: now }).execute();
    },
    recordRefused: async (id) => {
      await open(id).set({ refusedAt: now }).execute();
    },
  };
}
