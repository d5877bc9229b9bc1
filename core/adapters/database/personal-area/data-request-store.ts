import { sql } from 'kysely';
import type pg from 'pg';
import { sameName } from '../../../identity/agrees.ts';
import type { DataRequestStore, HeldRows } from '../../../personal-area/data-requests/data-request-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { readArrivedLetters } from '../arrived-letters.ts';
import { createDatabase, type Database } from '../database.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { readRegistrationsOf } from '../events/event-store.ts';
import { inTransaction } from '../in-transaction.ts';
import { ownRequests, requestsOf } from '../requests/requests-of.ts';
import { areaTables } from './area-tables.ts';
import { readProfileChanges } from './profile-store.ts';

const columns = [...(['id', 'kind', 'askedAt', 'dueAt', 'doneAt'] as const)];

/** Columns that tell something, by table with `account_id`. Digests, hashes, keys and what is encrypted and given elsewhere are left out. */
export const exportedColumns = {
  account_sessions: 'device_name, caller, remembered, started_at, seen_at, ends_at, ended_at',
  account_email_changes: 'old_email, new_email, requested_at, confirmed_at, undone_at',
  account_passkeys: 'name, added_at, used_at',
  account_totp: 'made_at, confirmed_at',
  account_links: 'purpose, made_at, ends_at, ended_at',
  account_people: 'name, birth_date, relation, added_at',
  visit_ticks: 'visit_key, item, ticked_at',
  visit_notices: 'visit_key, act, told_at, withdrawn_at',
  access_questions: 'access_key, asked_at',
  data_requests: 'kind, asked_at, due_at, done_at',
} as const;

export function dataRequestStore(pool: pg.Pool, keys: DataKeys): DataRequestStore {
  const database = createDatabase(pool);
  const db = areaTables(database);
  return {
    list: (accountId) =>
      db.selectFrom('dataRequests').select(columns).where('accountId', '=', accountId).orderBy('askedAt', 'desc').execute(),
    recordExport: async (accountId, dueAt) => {
      await db.insertInto('dataRequests').values({ accountId, kind: 'export', dueAt, doneAt: sql<Date>`clock_timestamp()` }).execute();
    },
    requestErasure: (accountId, dueAt) =>
      inTransaction(pool, async ({ db: transaction }) => {
        const tables = areaTables(transaction);
        const asked = { accountId, kind: 'erasure', dueAt, doneAt: null } as const;
        await tables
          .insertInto('dataRequests')
          .values(asked)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await openWorkItem(transaction, { kind: 'erasureRequested', subject: { kind: 'account', id: accountId }, dueAt });
        const open = tables.selectFrom('dataRequests').select(columns).where('accountId', '=', accountId).where('kind', '=', 'erasure');
        return open.where('doneAt', 'is', null).executeTakeFirstOrThrow();
      }),
    heldRows: async ({ id: accountId, email, name }) => {
      const tables = await Promise.all(
        Object.entries(exportedColumns).map(async ([table, wanted]) => [table, await rowsOf(database, table, wanted, accountId)] as const),
      );
      const [changes, letters, requests, newsletter, registrations] = await Promise.all([
        readProfileChanges(db, keys, accountId),
        lettersTo(database, accountId, email),
        requestsOf(database, keys, { email, name }),
        newsletterOf(database, email),
        registrationsOf(database, keys, { email, name }),
      ]);
      return {
        ...Object.fromEntries(tables),
        profile_changes: changes.map(({ accountId: _, id: __, ...change }) => change),
        account_letters: letters,
        requests,
        ...newsletter,
        event_registrations: registrations,
      };
    },
    waitingEntries: async (bookingIds) => {
      const { rows } = await sql<Record<string, unknown>>`
        select any_doctor, weekdays, day_parts, notice_hours, joined_at, left_at from core.waiting_entries
        where booking_id = any(${[...bookingIds]}::uuid[]) order by joined_at`.execute(database);
      return rows;
    },
    arrivedLetters: async (bookingIds, holder) => {
      const registrations = (await provenRegistrations(database, keys, holder)).filter(({ name }) => sameName(holder.name, name));
      const subjects = [
        { kind: 'booking', ids: bookingIds },
        { kind: 'request', ids: await ownRequests(database, keys, holder) },
        { kind: 'registration', ids: registrations.map(({ id }) => id) },
      ] as const;
      const letters = await Promise.all(subjects.map((about) => readArrivedLetters(database, keys, about)));
      const own = letters.flat().filter(({ from }) => from === holder.email);
      return own.map(({ arrivedAt, subject, text, attachments }) => ({ arrived_at: arrivedAt, subject, text, attachments }));
    },
  };
}

async function rowsOf(db: Database, table: string, wanted: string, accountId: string): Promise<HeldRows[string]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.raw(wanted)} from ${sql.id('core', table)} where account_id = ${accountId}`.execute(db);
  return rows;
}

/** Other confirmed contacts of the record were written to as well: their addresses are not the account holder's to read. */
async function lettersTo(db: Database, accountId: string, email: string): Promise<HeldRows[string]> {
  const { rows } = await sql<Record<string, unknown>>`
    select kind, queued_at, sent_at from core.account_letters where account_id = ${accountId} and recipient = ${email}`.execute(db);
  return rows;
}

/** By the account's own e-mail, which is proven. */
async function newsletterOf(db: Database, email: string): Promise<HeldRows> {
  const [subscriptions, events, requests] = await Promise.all([
    sql<Record<string, unknown>>`
      select email, name, locale, source, requested_at, confirmed_at, ended_at, ended_by
      from core.newsletter_subscriptions where email = ${email}`.execute(db),
    sql<Record<string, unknown>>`
      select event.kind, event.happened_at from core.newsletter_events as event
      join core.newsletter_subscriptions as subscription on subscription.id = event.subscription_id
      where subscription.email = ${email} order by event.id`.execute(db),
    sql<Record<string, unknown>>`
      select email, name, locale, source, requested_at, confirmed_at from core.newsletter_requests where email = ${email}`.execute(db),
  ]);
  return { newsletter_subscriptions: subscriptions.rows, newsletter_events: events.rows, newsletter_requests: requests.rows };
}

/** By the e-mail that the account has proven, and where its reader confirmed it: nobody needs an account to register. */
const provenRegistrations = async (db: Database, keys: DataKeys, { email }: { email: string }) =>
  (await readRegistrationsOf(db, keys, email)).filter(({ provenAt }) => provenAt !== null);

/** Families share an address, so what was typed stands there only where it names the account holder. */
async function registrationsOf(db: Database, keys: DataKeys, holder: { email: string; name: string }): Promise<HeldRows[string]> {
  const found = await provenRegistrations(db, keys, holder);
  return found.map(({ eventId, name, phone, people, mode, note, registeredAt, provenAt, endedAt, presentAt }) => ({
    ...{ event: eventId, people, mode },
    ...(sameName(holder.name, name) && { name, phone, note }),
    ...{ asked_at: registeredAt, confirmed_at: provenAt, ended_at: endedAt, present_at: presentAt },
  }));
}
