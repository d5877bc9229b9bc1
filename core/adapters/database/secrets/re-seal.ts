import { sql } from 'kysely';
import type pg from 'pg';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { SealedValueError } from '../../../secrets/sealed-value.ts';
import { type BookingDatabase, bookingTables } from '../bookings/booking-tables.ts';
import { openContact, openFields, openPatient, sealContact, sealFields, sealPatient, vatDigest } from '../bookings/sealed-identifiers.ts';
import { createDatabase } from '../database.ts';
import { renewContactDigest, writtenContacts } from './renew-digest.ts';
import { renewPatientContacts } from './renew-patient-contacts.ts';

/** `refused`: what could not be opened, and why, in words that name keys and columns only. */
export type ReSealed = { table: string; read: number; changed: number; refused: string[] };

const json = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;

type Batch<Row> = { table: string; next: (last: Row | undefined) => Promise<Row[]>; renew: (row: Row) => Promise<boolean> };

/** Row by row and without locks: whoever works with the row meanwhile wins, and the next run finds it. Stopped, it simply starts again. */
async function throughAll<Row>({ table, next, renew }: Batch<Row>): Promise<ReSealed> {
  const done: ReSealed = { table, read: 0, changed: 0, refused: [] };
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) {
    for (const row of rows) {
      done.read += 1;
      try {
        if (await renew(row)) done.changed += 1;
      } catch (error) {
        if (!(error instanceof SealedValueError)) throw error;
        done.refused.push(error.message);
      }
    }
  }
  return done;
}

/** Everything that the keys protect, under the newest of them: what is still in plain text, and what an older key has written. */
export async function reSeal(pool: pg.Pool, keys: DataKeys, atOnce = 200): Promise<ReSealed[]> {
  const db = bookingTables(createDatabase(pool));
  return [
    await throughAll(bookings(db, keys, atOnce)),
    await throughAll(drafts(db, keys, atOnce)),
    await throughAll(codes(db, keys, atOnce)),
    await renewPatientContacts(createDatabase(pool), keys),
  ];
}

/** Sealing twice gives the same text, so whatever differs was not sealed under this key. */
const differs = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after);

function bookings(db: BookingDatabase, keys: DataKeys, atOnce: number) {
  const rows = db.selectFrom('bookings').select(['id', 'patient', 'bookedBy', 'mbwayPhone', 'vatDigest', 'contactDigest']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'bookings',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    renew: async ({ id, patient, bookedBy, mbwayPhone, ...digests }: Row) => {
      const plain = openPatient(keys, id, patient);
      const sealed = sealPatient(keys, id, plain);
      const renewed = {
        vatDigest: vatDigest(keys, plain),
        contactDigest: renewContactDigest(keys, digests.contactDigest, writtenContacts(plain, bookedBy, { phone: mbwayPhone })),
      };
      if (!differs([patient, digests.vatDigest, digests.contactDigest], [sealed, renewed.vatDigest, renewed.contactDigest])) return false;
      const update = db.updateTable('bookings').set({ patient: JSON.stringify(sealed), ...renewed });
      const { numUpdatedRows } = await update.where('id', '=', id).where('patient', '=', json(patient)).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function drafts(db: BookingDatabase, keys: DataKeys, atOnce: number) {
  const rows = db.selectFrom('bookingDrafts').select(['keyDigest', 'fields', 'known']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'booking_drafts',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('keyDigest', '>', last?.keyDigest ?? Buffer.alloc(0)))
        .orderBy('keyDigest')
        .limit(atOnce)
        .execute(),
    renew: async ({ keyDigest, fields, known }: Row) => {
      const again = (values: typeof fields) => sealFields(keys, keyDigest, openFields(keys, keyDigest, values));
      const renewed = { fields: again(fields), known: again(known) };
      if (!differs([fields, known], [renewed.fields, renewed.known])) return false;
      const update = db
        .updateTable('bookingDrafts')
        .set({ fields: JSON.stringify(renewed.fields), known: JSON.stringify(renewed.known) })
        .where('keyDigest', '=', keyDigest);
      const { numUpdatedRows } = await update.where('fields', '=', json(fields)).where('known', '=', json(known)).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function codes(db: BookingDatabase, keys: DataKeys, atOnce: number) {
  const rows = db.selectFrom('identityCodes').select(['id', 'contact']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'identity_codes',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    renew: async ({ id, contact }: Row) => {
      const sealed = sealContact(keys, id, openContact(keys, id, contact));
      if (!differs(contact, sealed)) return false;
      await db
        .updateTable('identityCodes')
        .set({ contact: JSON.stringify(sealed) })
        .where('id', '=', id)
        .execute();
      return true;
    },
  };
}
