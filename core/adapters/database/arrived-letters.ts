import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { ArrivedLetter, LetterWords, NewLetter } from '../../mail/arrived/arrived-letter.ts';
import type { AnsweredSubject, ArrivalStore, ArrivalTransaction } from '../../mail/arrived/record-arrived.ts';
import type { LetterSubject } from '../../mail/arrived/reply-address.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../secrets/encrypted-value.ts';
import type { Database } from './database.ts';
import { openWorkItem } from './desk/open-work-item.ts';
import { inTransaction } from './in-transaction.ts';

const columns: Record<LetterSubject['kind'], string> = { booking: 'booking_id', request: 'request_id', registration: 'registration_id' };
const isAbout = ({ kind, id }: LetterSubject) => sql<boolean>`${sql.ref(columns[kind])} = ${id}`;

const placeOf = (id: string) => ({ table: 'arrived_letters', row: id, field: 'letter' });

export const arrivalStore = (pool: pg.Pool, keys: DataKeys): ArrivalStore => ({
  inTransaction: (work) => inTransaction(pool, ({ db }) => work(arrivalTransaction(db, keys))),
});

const arrivalTransaction = (db: Database, keys: DataKeys): ArrivalTransaction => ({
  lock: (about) => lockers[about.kind](db, about.id),
  isKnown: async (hashes) => {
    const { rows } = await sql`select from core.arrived_letters where message_hash = any(${[...hashes]}) limit 1`.execute(db);
    return rows.length > 0;
  },
  countSince: async (about, since) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from core.arrived_letters where ${isAbout(about)} and arrived_at > ${since}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  keep: (letter) => keepLetter(db, keys, letter),
  openWorkItem: (item) => openWorkItem(db, item),
  wakeWork: (about) => wakeWork(db, about),
});

/** Not against rows that only refer to it: whoever settles the work writes one, and may wait for nothing that waits for them. */
const lockers: Record<LetterSubject['kind'], (db: Database, id: string) => Promise<AnsweredSubject | null>> = {
  booking: async (db, bookingId) => {
    const { rows } = await sql<{ id: string }>`
      with recursive went_on as (
        select id, moved_to from core.bookings where id = ${bookingId}
        union all select next.id, next.moved_to from core.bookings as next join went_on on next.id = went_on.moved_to
      )
      select booking.id from core.bookings as booking join went_on on went_on.id = booking.id
      where went_on.moved_to is null and booking.patient ->> 'name' <> '' for no key update of booking`.execute(db);
    return rows[0] ? { about: { kind: 'booking', id: rows[0].id }, detail: {} } : null;
  },
  request: async (db, id) => {
    const { rows } = await sql<{ number: number; form: string }>`
      select number, kind as form from core.requests where id = ${id} and received_at is not null for no key update`.execute(db);
    return rows[0] ? { about: { kind: 'request', id }, detail: rows[0] } : null;
  },
  registration: async (db, id) => {
    const { rows } = await sql<{ event: number }>`
      select event_id as event from core.event_registrations where id = ${id} for no key update`.execute(db);
    return rows[0] ? { about: { kind: 'registration', id }, detail: rows[0] } : null;
  },
};

async function keepLetter(db: Database, keys: DataKeys, { about, messageHash, ...words }: NewLetter): Promise<void> {
  const id = randomUUID();
  const letter = encrypt(keys, placeOf(id), JSON.stringify(words satisfies LetterWords));
  await sql`
    insert into core.arrived_letters (id, ${sql.ref(columns[about.kind])}, message_hash, letter)
    values (${id}, ${about.id}, ${messageHash}, ${letter})`.execute(db);
}

/**
 * Somebody has written, nobody at the desk pressed anything. The items are locked first: whoever settles one at this moment has done so
 * before the letter is there, and another item is opened for it.
 */
async function wakeWork(db: Database, { kind, id }: LetterSubject): Promise<void> {
  await sql`
    select from core.work_items where closed_at is null and subject_kind = ${kind} and subject_id = ${id} order by id for update`.execute(
    db,
  );
  await sql`
    insert into core.work_events (id, item_id, kind, by_id, by_name)
    select gen_random_uuid(), item.id, 'replied', 0, 'system' from core.work_items as item
    join lateral (
      select kind, until from core.work_events
      where item_id = item.id and (kind in ('snoozed', 'paused', 'woken', 'replied', 'resumed') or outcome = 'callLater')
      order by happened_at desc limit 1
    ) as put on put.until is null or put.until > now()
    where item.closed_at is null and item.subject_kind = ${kind} and item.subject_id = ${id}
      and (put.kind = 'paused' or (item.kind in ('letterArrived', 'formLetterArrived') and put.kind in ('snoozed', 'called')))`.execute(db);
}

/** The newest first. */
export async function readArrivedLetters(
  db: Database,
  keys: DataKeys,
  { kind, ids }: { kind: LetterSubject['kind']; ids: readonly string[] },
): Promise<ArrivedLetter[]> {
  const { rows } = await sql<{ id: string; arrivedAt: Date; letter: string }>`
    select id, arrived_at as "arrivedAt", letter from core.arrived_letters
    where ${sql.ref(columns[kind])} = any(${[...ids]}::uuid[]) order by arrived_at desc`.execute(db);
  return rows.map(({ id, arrivedAt, letter }) => ({
    ...(JSON.parse(decrypt(keys, placeOf(id), letter)) as LetterWords),
    ...{ id, arrivedAt },
  }));
}

export async function newestArrivedLetter(db: Database, about: LetterSubject): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from core.arrived_letters where ${isAbout(about)} order by arrived_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** They are read where they are answered: at the booking with which the visit goes on. */
export async function moveArrivedLetters(db: Database, from: string, to: string): Promise<void> {
  await sql`update core.arrived_letters set booking_id = ${to} where booking_id = ${from}`.execute(db);
}
