import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DraftStore, ownNumbers } from '../../../booking/form/draft.ts';
import type { DraftFields } from '../../../booking/form/steps.ts';
import type { BookingStore } from '../../../booking/ports/booking-store.ts';
import { pendingVisit } from '../../../booking/testing/pending-visit.ts';
import type { DeskStore } from '../../../desk/desk-store.ts';
import { sampleBooking } from '../../../desk/testing/sample-booking.ts';
import type { CodeStore } from '../../../identity/codes/code-store.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import { createDatabase } from '../database.ts';
import { deskStore } from '../desk/desk-store.ts';
import { browserDigest } from '../identity/browser-digest.ts';
import { codeStore } from '../identity/code-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { bookingStore } from './booking-store.ts';
import { draftStore } from './draft-store.ts';
import { vatDigests } from './encrypted-answers.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let store: BookingStore;
let desk: DeskStore;
let drafts: DraftStore;
let codes: CodeStore;
beforeAll(async () => {
  database = await createThrowawayStore();
  pool = database.pool;
  store = bookingStore(pool, database.dbos, testDataKeys);
  desk = deskStore(pool, database.dbos, testDataKeys);
  drafts = draftStore(createDatabase(pool), testDataKeys);
  codes = codeStore(pool, database.dbos, testDataKeys);
});
afterAll(() => database.close());

const numbers = { vat: '299999998', nSNS: '199887766', nCC: '149987765ZX1' };
const note = 'Tenho medo da biópsia.';
const { patient: albano } = sampleBooking();
const aVisit = (more = {}) => pendingVisit(store, [], { patient: { ...albano, ...numbers, ...more } });
const aDraft = async (fields: DraftFields) =>
  (
    await drafts.create({
      fields,
      movedFrom: null,
      provenPatientId: null,
      provenAt: null,
      known: {},
      contactDigest: null,
      contactProvenAt: null,
    })
  ).key;

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(tables.map(({ name }) => pool.query<{ line: string }>(`select t::text as line from ${name} as t`)));
  return texts.flatMap(({ rows }) => rows.map(({ line }) => line)).join('\n');
}

test('the rules read the numbers and the note to the doctor, and no row of any table holds one', async () => {
  const id = await aVisit({ note });
  const key = await aDraft({ name: albano.name, note, ...numbers });
  await drafts.prove(key, 7, { ...numbers, profession: 'Carpinteiro' });
  await drafts.save(key, { vat: '299 999 998' });
  await codes.request(key, { purpose: 'knownPatient', contact: { kind: 'vat', value: numbers.vat }, locale: 'pt', birthDate: null });

  const typed = { ...albano, ...numbers, note };
  expect((await store.read(id))?.patient).toEqual(typed);
  expect((await desk.file(id))?.booking.patient).toEqual(typed);
  expect(await store.inTransaction(async ({ lock }) => (await lock(id))?.booking.patient)).toEqual(typed);
  expect(await drafts.read(key)).toMatchObject({ fields: { ...numbers, note, vat: '299 999 998' }, known: numbers });
  const proof = await codes.latest(key, 'knownPatient');
  expect(proof?.contact).toEqual({ kind: 'vat', value: numbers.vat });
  expect((await codes.open(proof?.id ?? ''))?.contact.value).toBe(numbers.vat);
  expect((await codes.takeTry(key, 'knownPatient'))?.contact.value).toBe(numbers.vat);

  const rows = await everything();
  expect(rows, 'names stay searchable, and the reading reaches the rows').toContain(albano.name);
  for (const number of [...Object.values(numbers), '299 999 998', note]) expect(rows).not.toContain(number);
});

test('a booking knows nothing of how it is stored', async () => {
  const booking = await store.read(await aVisit());
  expect(Object.keys(booking ?? {})).not.toContain('vatDigest');
});

test('a booking is found by its tax number', async () => {
  const id = await aVisit({ vat: '288888887' });
  const find = (vat: string) => pool.query('select id from core.bookings where vat_digest = any($1)', [vatDigests(testDataKeys, vat)]);
  expect((await find('288888887')).rows).toEqual([{ id }]);
  expect((await find('277777776')).rows).toEqual([]);
});

test.each([
  ['to another field', `patient || jsonb_build_object('nSNS', patient ->> 'vat')`],
  ['from another row', `patient || jsonb_build_object('vat', (select patient ->> 'vat' from core.bookings as other where other.id = $2))`],
])('a number that somebody copied %s in the database is refused', async (_, patient) => {
  const [id, other] = [await aVisit(), await aVisit()];
  await pool.query(`update core.bookings set patient = ${patient} where id = $1 and $2::uuid is not null`, [id, other]);
  await expect(store.read(id)).rejects.toThrow(/a value in bookings\.(vat|nSNS) does not open/);
  expect((await store.read(other))?.patient.vat, 'the other row is as it was').toBe(numbers.vat);
});

test('what was stored in plain text before is still read', async () => {
  const id = await aVisit();
  await pool.query('update core.bookings set patient = patient || $2, vat_digest = null where id = $1', [id, JSON.stringify(numbers)]);
  expect((await store.read(id))?.patient).toMatchObject(numbers);
  const key = await aDraft({});
  await pool.query('update core.booking_drafts set fields = $2 where key_digest = $1', [browserDigest(key), JSON.stringify(numbers)]);
  expect((await drafts.read(key))?.fields).toEqual(numbers);
});

test('a number that the proof filled in is known again after its screen was sent once more, and one that was changed is the visitor’s', async () => {
  const key = await aDraft({});
  await drafts.prove(key, 7, { ...numbers, name: albano.name });
  await drafts.save(key, { ...numbers, nCC: '149987765ZX2' });
  await drafts.dropProof(key, ownNumbers);
  expect((await drafts.read(key))?.fields).toEqual({ name: albano.name, nCC: '149987765ZX2' });
});

test('an empty number is an unanswered one', async () => {
  const key = await aDraft({ vat: '', name: albano.name });
  await drafts.prove(key, 7, { vat: numbers.vat });
  expect((await drafts.read(key))?.fields).toEqual({ name: albano.name, vat: numbers.vat });
});
