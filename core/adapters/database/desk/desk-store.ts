import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { BookingFile, DeskLine, DeskStore } from '../../../desk/desk-store.ts';
import type { Result } from '../../../kernel/result.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { openBooking } from '../bookings/sealed-identifiers.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { addAuditRow } from './audit-rows.ts';
import { readCandidates } from './candidates.ts';
import { type DeskDatabase, deskTables } from './desk-tables.ts';
import { deskTransaction } from './desk-transaction.ts';
import { countOpenWork, openWork, readWork } from './read-work-items.ts';

/** Thrown to take back the audit row of what could not be done. */
class Undo<Trouble> extends Error {
  readonly refusal: Result<never, Trouble>;
  constructor(refusal: Result<never, Trouble>) {
    super('not done');
    this.refusal = refusal;
  }
}

export function deskStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): DeskStore {
  const db = deskTables(createDatabase(pool));
  return {
    candidates: (filter, now) => readCandidates(db, filter, now),
    lines: (ids) => readLines(db, ids),
    doctors: () =>
      db
        .selectFrom('bookings')
        .select(['doctorId as id', sql<string>`min(doctor_name)`.as('name')])
        .where('startsAt', '>', sql<Date>`now() - interval '1 year'`)
        .groupBy('doctorId')
        .orderBy('name')
        .execute(),
    openWork: () => openWork(db),
    readWork: (itemId) => readWork(db, itemId),
    countOpenWork: () => countOpenWork(db),
    file: (bookingId) => readFile(db, keys, bookingId),
    noteLook: async (look) => void (await addAuditRow(db, look)),
    act: async <Trouble>(...[entry, work]: Parameters<DeskStore['act']>) => {
      try {
        return await inTransaction(pool, async (transaction) => {
          if (!(await addAuditRow(deskTables(transaction.db), entry))) return { ok: true as const, value: 'alreadyDone' as const };
          const outcome = await work(deskTransaction(transaction, dbos, keys));
          if (!outcome.ok) throw new Undo(outcome);
          return outcome;
        });
      } catch (error) {
        if (error instanceof Undo) return error.refusal as Result<never, Trouble>;
        throw error;
      }
    },
  };
}

async function readLines(db: DeskDatabase, ids: string[]): Promise<DeskLine[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'mode', 'typeName', 'doctorName', 'reviewReason', 'priceCents', 'paymentMethod'])
    .select(sql<string>`patient ->> 'name'`.as('patientName'))
    .where('id', 'in', ids)
    .execute();
}

async function readFile(db: DeskDatabase, keys: DataKeys, bookingId: string): Promise<BookingFile | null> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst();
  if (!booking) return null;
  const [events, payments, refunds, items, confirmations] = await Promise.all([
    db
      .selectFrom('bookingEvents')
      .select(['happenedAt', 'kind', 'actor', 'detail'])
      .where('bookingId', '=', bookingId)
      .orderBy('id')
      .execute(),
    db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).orderBy('requestedAt').execute(),
    db
      .selectFrom('refundTasks')
      .select(['id', 'amountCents', 'reason', 'createdAt', 'refundedAt', 'refundedBy', 'refundedHow', 'transactionId'])
      .where('bookingId', '=', bookingId)
      .orderBy('id')
      .execute(),
    openWork(db, { kind: 'booking', id: bookingId }),
    booking.patientId === null
      ? []
      : db
          .selectFrom('patientContacts')
          .select(['contactDigest', 'confirmedAt', 'confirmedBy', 'withdrawnAt'])
          .where('patientId', '=', booking.patientId)
          .execute(),
  ]);
  return { booking: openBooking(keys, booking), events, payments, refunds, items, confirmations };
}
