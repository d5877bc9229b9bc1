import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { AnnouncedFacts } from '../../../events/announced-facts.ts';
import type { EventStore, EventTransaction } from '../../../events/event-store.ts';
import type { EventRegistration } from '../../../events/registration.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { createDatabase, type Database } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { addSubscriptionRequest } from '../newsletter/newsletter-store.ts';
import { type EventDatabase, eventTables, registrationColumns } from './event-tables.ts';

const now = sql<Date>`clock_timestamp()`;
/** People write into it what they like, also about their health. */
const notePlace = (id: string) => ({ table: 'event_registrations', row: id, field: 'note' });

export function eventStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): EventStore {
  const db = eventTables(createDatabase(pool));
  return {
    inTransaction: (work) => inTransaction(pool, (transaction) => work(eventTransaction(transaction, dbos, keys))),
    read: (id) => openRegistration(db, keys, id),
    byForm: async (formId) => opened(keys, await registrations(db).where('formId', '=', formId).executeTakeFirst()),
    live: (eventId) => readLiveRegistrations(db, keys, [eventId]),
    eventsWithRegistrations: async () => {
      const rows = await db.selectFrom('eventRegistrations').select('eventId').distinct().where('endedAt', 'is', null).execute();
      return rows.map(({ eventId }) => eventId);
    },
  };
}

export const openRegistration = async (db: EventDatabase, keys: DataKeys, id: string): Promise<EventRegistration | null> =>
  opened(keys, await registrations(db).where('id', '=', id).executeTakeFirst());

const registrations = (db: EventDatabase) => db.selectFrom('eventRegistrations').select(registrationColumns);

/** Those that have not ended, in the order in which they came. */
export async function readLiveRegistrations(db: EventDatabase, keys: DataKeys, eventIds: readonly number[]): Promise<EventRegistration[]> {
  if (eventIds.length === 0) return [];
  const live = registrations(db).where('eventId', 'in', eventIds).where('endedAt', 'is', null);
  return (await live.orderBy('registeredAt').execute()).map((row) => withNote(keys, row));
}

const withNote = (keys: DataKeys, row: EventRegistration): EventRegistration => ({
  ...row,
  note: decrypt(keys, notePlace(row.id), row.note),
});
const opened = (keys: DataKeys, row: EventRegistration | undefined) => (row ? withNote(keys, row) : null);

/** Everything that was ever registered with this e-mail and is still kept. */
export async function readRegistrationsOf(database: Database, keys: DataKeys, email: string): Promise<EventRegistration[]> {
  const rows = await registrations(eventTables(database)).where('email', '=', email).orderBy('registeredAt').execute();
  return rows.map((row) => withNote(keys, row));
}

export function eventTransaction(transaction: Transaction, dbos: DBOSClient, keys: DataKeys): EventTransaction {
  const { db: database, client } = transaction;
  const db = eventTables(database);
  const standing = (id: string) => db.updateTable('eventRegistrations').where('id', '=', id).where('endedAt', 'is', null);
  /** The optional tick: whoever confirms by the letter may not be who ticked it, and gets the newsletter's own letter. */
  const askAboutNewsletter = async (proven: EventRegistration | undefined) => {
    if (!proven?.wantsNewsletter) return;
    const { name, email, locale } = proven;
    await addSubscriptionRequest({ transaction, dbos }, { name, email, locale, source: 'event' });
  };
  return {
    lockEvent: async (eventId) => {
      await sql`select pg_advisory_xact_lock(hashtext('event'), ${eventId})`.execute(db);
      return readLiveRegistrations(db, keys, [eventId]);
    },
    byForm: async (formId) => opened(keys, await registrations(db).where('formId', '=', formId).executeTakeFirst()),
    add: async ({ hasPlace, note, ...registration }) => {
      const id = randomUUID();
      const row = await db
        .insertInto('eventRegistrations')
        .values({
          ...registration,
          id,
          note: encrypt(keys, notePlace(id), note),
          placedAt: hasPlace ? now : null,
          ...{ provenAt: null, offeredAt: null, offerEndsAt: null, endedAt: null, endedBy: null, presentAt: null },
        })
        .returning(registrationColumns)
        .executeTakeFirstOrThrow();
      return withNote(keys, row);
    },
    confirm: async (id) => {
      const proven = standing(id).set({ provenAt: now }).where('provenAt', 'is', null);
      await askAboutNewsletter(await proven.returning(registrationColumns).executeTakeFirst());
    },
    place: async (id) => {
      await standing(id).set({ placedAt: now }).where('placedAt', 'is', null).execute();
    },
    offer: async (id, until) => {
      await standing(id).set({ offeredAt: now, offerEndsAt: until }).execute();
    },
    end: async (id, by) => {
      await standing(id).set({ endedAt: now, endedBy: by }).execute();
    },
    announced: async (eventId) =>
      (await db
        .selectFrom('announcedEvents')
        .select(['facts', 'pending', 'pendingSince'])
        .where('eventId', '=', eventId)
        .executeTakeFirst()) ?? null,
    announce: async (eventId, facts) => {
      const row = { facts: sql<AnnouncedFacts>`${JSON.stringify(facts)}::jsonb`, pending: null, pendingSince: null };
      await db
        .insertInto('announcedEvents')
        .values({ eventId, ...row })
        .onConflict((conflict) => conflict.column('eventId').doUpdateSet(row))
        .execute();
    },
    keepPending: async (eventId, pending, since) => {
      await db.updateTable('announcedEvents').set({ pending, pendingSince: since }).where('eventId', '=', eventId).execute();
    },
    changeMode: async (id, mode) => {
      await standing(id).set({ mode }).execute();
    },
    changeEnd: async (eventId, endsAt) => {
      await db.updateTable('eventRegistrations').set({ eventEndsAt: endsAt }).where('eventId', '=', eventId).execute();
    },
    addLetter: async (registrationId, kind, about = '') => {
      const letter = await db
        .insertInto('eventLetters')
        .values({ registrationId, kind, about, sentAt: null, refusedAt: null })
        .onConflict((conflict) => conflict.columns(['registrationId', 'kind', 'about']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!letter) return;
      await dbos.enqueueInTransaction<(letterId: string) => Promise<void>>(
        client,
        {
          workflowName: workflows.eventLetter,
          queueName: queues.mail,
          workflowID: `event-letter-${letter.id}`,
          appVersion: application.version,
        },
        letter.id,
      );
    },
  };
}
