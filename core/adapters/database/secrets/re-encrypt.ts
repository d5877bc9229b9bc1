import { sql } from 'kysely';
import type pg from 'pg';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { DecryptionError, decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import { accountTables } from '../accounts/account-tables.ts';
import { totpPlace } from '../accounts/factor-store.ts';
import { type BookingDatabase, bookingTables } from '../bookings/booking-tables.ts';
import {
  decryptContact,
  decryptFields,
  decryptPatient,
  encryptContact,
  encryptFields,
  encryptPatient,
  vatDigest,
} from '../bookings/encrypted-answers.ts';
import { createDatabase, type Database } from '../database.ts';
import { encryptedTextRows, encryptedTexts } from './encrypted-texts.ts';
import { type ReEncrypted, renewContactDigest, writtenContacts } from './renew-digest.ts';
import { renewPatientContacts } from './renew-patient-contacts.ts';
import { requestRows } from './request-rows.ts';

const json = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;

type Batch<Row> = { table: string; next: (last: Row | undefined) => Promise<Row[]>; renew: (row: Row) => Promise<boolean> };

/** Row by row and without locks: whoever works with the row meanwhile wins, and the next run finds it. Stopped, it simply starts again. */
async function processAll<Row>({ table, next, renew }: Batch<Row>): Promise<ReEncrypted> {
  const done: ReEncrypted = { table, read: 0, changed: 0, refused: [] };
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) {
    for (const row of rows) {
      done.read += 1;
      try {
        if (await renew(row)) done.changed += 1;
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        done.refused.push(error.message);
      }
    }
  }
  return done;
}

/** Everything that the keys protect, under the newest of them: what is still in plain text, and what an older key has written. */
export async function reEncrypt(pool: pg.Pool, keys: DataKeys, batchSize = 200): Promise<ReEncrypted[]> {
  const db = bookingTables(createDatabase(pool));
  const texts: ReEncrypted[] = [];
  for (const column of encryptedTexts) texts.push(await processAll(encryptedTextRows(createDatabase(pool), keys, column, batchSize)));
  return [
    await processAll(bookings(db, keys, batchSize)),
    await processAll(drafts(db, keys, batchSize)),
    await processAll(codes(db, keys, batchSize)),
    await processAll(authenticatorApps(createDatabase(pool), keys, batchSize)),
    ...texts,
    await processAll(requestRows(createDatabase(pool), keys, batchSize)),
    await renewPatientContacts(createDatabase(pool), keys),
  ];
}

/** Encrypting twice gives the same text, so whatever differs was not encrypted under this key. */
const differs = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after);

function bookings(db: BookingDatabase, keys: DataKeys, batchSize: number) {
  const rows = db.selectFrom('bookings').select(['id', 'patient', 'bookedBy', 'mbwayPhone', 'vatDigest', 'contactDigest']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'bookings',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
        .orderBy('id')
        .limit(batchSize)
        .execute(),
    renew: async ({ id, patient, bookedBy, mbwayPhone, ...digests }: Row) => {
      const plain = decryptPatient(keys, id, patient);
      const encrypted = encryptPatient(keys, id, plain);
      const renewed = {
        vatDigest: vatDigest(keys, plain),
        contactDigest: renewContactDigest(keys, digests.contactDigest, writtenContacts(plain, bookedBy, { phone: mbwayPhone })),
      };
      if (!differs([patient, digests.vatDigest, digests.contactDigest], [encrypted, renewed.vatDigest, renewed.contactDigest]))
        return false;
      const update = db.updateTable('bookings').set({ patient: JSON.stringify(encrypted), ...renewed });
      const { numUpdatedRows } = await update.where('id', '=', id).where('patient', '=', json(patient)).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function drafts(db: BookingDatabase, keys: DataKeys, batchSize: number) {
  const rows = db.selectFrom('bookingDrafts').select(['keyDigest', 'fields', 'known']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'booking_drafts',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('keyDigest', '>', last?.keyDigest ?? Buffer.alloc(0)))
        .orderBy('keyDigest')
        .limit(batchSize)
        .execute(),
    renew: async ({ keyDigest, fields, known }: Row) => {
      const again = (values: typeof fields) => encryptFields(keys, keyDigest, decryptFields(keys, keyDigest, values));
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

function codes(db: BookingDatabase, keys: DataKeys, batchSize: number) {
  const rows = db.selectFrom('identityCodes').select(['id', 'contact']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'identity_codes',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
        .orderBy('id')
        .limit(batchSize)
        .execute(),
    renew: async ({ id, contact }: Row) => {
      const encrypted = encryptContact(keys, id, decryptContact(keys, id, contact));
      if (!differs(contact, encrypted)) return false;
      await db
        .updateTable('identityCodes')
        .set({ contact: JSON.stringify(encrypted) })
        .where('id', '=', id)
        .execute();
      return true;
    },
  };
}

function authenticatorApps(database: Database, keys: DataKeys, batchSize: number) {
  const db = accountTables(database);
  const rows = db.selectFrom('accountTotp').select(['accountId', 'secret']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'account_totp',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('accountId', '>', last?.accountId ?? ''))
        .orderBy('accountId')
        .limit(batchSize)
        .execute(),
    renew: async ({ accountId, secret }: Row) => {
      const place = totpPlace(accountId);
      const encrypted = encrypt(keys, place, decrypt(keys, place, secret));
      if (encrypted === secret) return false;
      const update = db.updateTable('accountTotp').set({ secret: encrypted });
      const { numUpdatedRows } = await update.where('accountId', '=', accountId).where('secret', '=', secret).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
