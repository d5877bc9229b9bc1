import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pendingVisit } from '../../../booking/testing/pending-visit.ts';
import { sampleBooking } from '../../../desk/testing/sample-booking.ts';
import { type Contact, contactDigest, contactDigests } from '../../../identity/contact.ts';
import { recordArrived } from '../../../mail/arrived/record-arrived.ts';
import { type DataKeys, dataKeys } from '../../../secrets/data-keys.ts';
import { encrypt } from '../../../secrets/encrypted-value.ts';
import { factorStore } from '../accounts/factor-store.ts';
import { arrivalStore, readArrivedLetters } from '../arrived-letters.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { draftStore } from '../bookings/draft-store.ts';
import { vatDigests } from '../bookings/encrypted-answers.ts';
import { decryptAccount } from '../bookings/refund-accounts.ts';
import { createDatabase } from '../database.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { addWorkEvent, workReader } from '../desk/work-traces.ts';
import { documentStore } from '../documents/document-store.ts';
import { codeStore } from '../identity/code-store.ts';
import { profileStore } from '../personal-area/profile-store.ts';
import { symptomStore } from '../personal-area/symptom-store.ts';
import { visitStore } from '../personal-area/visit-store.ts';
import { requestStore } from '../requests/request-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { digestColumns, keysInUse } from './keys-in-use.ts';
import { reEncrypt } from './re-encrypt.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createThrowawayStore();
  pool = database.pool;
});
afterAll(() => database.close());
beforeEach(() =>
  pool.query(
    `truncate core.bookings, core.booking_drafts, core.identity_codes, core.patient_contacts, core.accounts, core.requests,
     core.quiz_letters, core.documents, core.work_items cascade`,
  ),
);

const secret = () => randomBytes(32).toString('base64');
const [oldKey, newKey] = [`old:${secret()}`, `new:${secret()}`];
const keys = { old: dataKeys.parse(oldKey), both: dataKeys.parse(`${newKey},${oldKey}`), new: dataKeys.parse(newKey) };
const numbers = { vat: '299999998', nSNS: '199887766', nCC: '149987765ZX1' };
const refundAccount = { iban: 'PT50000201231234567890154', holder: 'Albano' };
const totpSecret = 'JBSWY3DPEHPK3PXP';
const { patient: albano } = sampleBooking();
const albanoRecord = { ...albano, ...numbers, id: 7, patientNumber: '7', birthDay: '1950-03-05', contacts: [] };
const email: Contact = { kind: 'email', value: albano.email };

const storesWith = (held: DataKeys) => ({
  bookings: bookingStore(pool, database.dbos, held),
  drafts: draftStore(createDatabase(pool), held),
  codes: codeStore(pool, database.dbos, held),
  factors: factorStore(createDatabase(pool), held),
  visits: visitStore(createDatabase(pool), held),
  symptoms: symptomStore(createDatabase(pool), held),
  profile: profileStore(pool, database.dbos, held),
  requests: requestStore(pool, database.dbos, held),
});

async function storeOneOfEach() {
  const { bookings, drafts, codes, factors, visits, symptoms, profile, requests } = storesWith(keys.old);
  const visit = { patient: { ...albano, ...numbers }, contactDigest: contactDigest(keys.old, email), contactProvenAt: new Date() };
  const bookingId = await pendingVisit(bookings, [], visit, { patientId: 7 });
  const { key } = await drafts.create({
    fields: numbers,
    movedFrom: null,
    provenPatientId: null,
    provenAt: null,
    known: {},
    contactDigest: null,
    contactProvenAt: null,
  });
  await drafts.prove(key, 7, numbers);
  await codes.request(key, { purpose: 'knownPatient', contact: { kind: 'vat', value: numbers.vat }, locale: 'pt', birthDate: null });
  await pool.query("insert into core.patient_contacts (patient_id, contact_digest, source) values (7, $1, 'booking')", [
    contactDigest(keys.old, email),
  ]);
  const made = await pool.query<{ id: string }>(
    "insert into core.accounts (email, name, locale) values ('albano@exemplo.pt', 'Albano', 'pt') returning id",
  );
  const accountId = made.rows[0]?.id ?? '';
  await factors.saveTotp(accountId, totpSecret);
  await visits.keepAppointments(accountId, 7, []);
  await profile.keepRecord(accountId, albanoRecord);
  await symptoms.add(accountId, { id: crypto.randomUUID(), takenAt: new Date(), answers: [3], score: 3, qualityOfLife: null });
  const letterId = crypto.randomUUID();
  const letter = encrypt(keys.old, { table: 'quiz_letters', row: letterId, field: 'letter' }, 'a result');
  await pool.query("insert into core.quiz_letters (id, locale, letter) values ($1, 'pt', $2)", [letterId, letter]);
  await openWorkItem(createDatabase(pool), { kind: 'callPatient', subject: { kind: 'booking', id: bookingId } });
  const item = await pool.query<{ id: string }>('select id from core.work_items');
  const note = { kind: 'noted' as const, by: { id: 3, name: 'Rita' }, words: 'Ligar à filha.' };
  await addWorkEvent(createDatabase(pool), keys.old, item.rows[0]?.id ?? '', note);
  await bookings.inTransaction(async (transaction) => {
    await transaction.askForAccount(bookingId, new Date());
    await transaction.keepAccount(bookingId, { account: refundAccount, times: 1, contactProven: true }, new Date());
  });
  const answer = {
    from: albano.email,
    subject: 'Re: Consulta',
    text: 'Levo os exames?',
    attachments: 0,
    isCut: false,
    isQuoteRemoved: true,
  };
  await recordArrived(arrivalStore(pool, keys.old), { ...answer, about: { kind: 'booking', id: bookingId }, messageHash: 'a message' });
  const documents = documentStore(pool, database.dbos, keys.old);
  const { id } = await documents.begin('a form', { name: 'ressonância.zip', sizeBytes: 1, kind: null });
  await documents.markReceived(id, 1);
  await profile.add({ accountId, patientId: 7, field: 'vat', value: numbers.vat, isContactProven: false });
  const answers = { name: 'Albano', email: albano.email, question: 'Operar?' };
  await requests.save('a form', { kind: 'secondOpinion', locale: 'pt', answers, contact: email }, null);
  return { bookingId, key, accountId };
}

async function expectAllThere({ bookingId, key, accountId }: Awaited<ReturnType<typeof storeOneOfEach>>, held: DataKeys) {
  const { bookings, drafts, codes, factors, visits, symptoms, profile, requests } = storesWith(held);
  expect((await bookings.read(bookingId))?.patient).toMatchObject(numbers);
  expect(await drafts.read(key)).toMatchObject({ fields: numbers, known: numbers });
  expect((await codes.latest(key, 'knownPatient'))?.contact.value).toBe(numbers.vat);
  expect(await decryptAccount(bookingTables(createDatabase(pool)), held, bookingId)).toEqual(refundAccount);
  expect((await factors.totp(accountId))?.secret).toBe(totpSecret);
  expect(await visits.seenAppointments(accountId, 7)).toMatchObject({ appointments: [] });
  expect(await profile.seenRecord(accountId, 7)).toMatchObject({ record: albanoRecord });
  expect(await symptoms.list(accountId)).toMatchObject([{ answers: [3] }]);
  expect(await profile.latest(accountId)).toMatchObject([{ value: numbers.vat }]);
  expect((await requests.byForm('a form'))?.answers).toMatchObject({ question: 'Operar?' });
  expect(await documentStore(pool, database.dbos, held).listOfForm('a form')).toMatchObject([{ name: 'ressonância.zip' }]);
  const { rows: items } = await pool.query<{ id: string }>('select id from core.work_items');
  const traces = await workReader(createDatabase(pool), held).workTraces(items.map((item) => item.id));
  expect([...traces.values()].flatMap(({ events }) => events.map(({ words }) => words))).toEqual(['Ligar à filha.']);
  expect(await readArrivedLetters(createDatabase(pool), held, { kind: 'booking', ids: [bookingId] })).toMatchObject([
    { text: 'Levo os exames?' },
  ]);
  const asked = await pool.query('select from core.requests where contact_digest = any($1)', [contactDigests(held, email)]);
  expect(asked.rowCount).toBe(1);
  const found = await pool.query('select id from core.bookings where vat_digest = any($1) and contact_digest = any($2)', [
    vatDigests(held, numbers.vat),
    contactDigests(held, email),
  ]);
  expect(found.rows).toEqual([{ id: bookingId }]);
  const contacts = await pool.query('select source from core.patient_contacts where contact_digest = any($1)', [
    contactDigests(held, email),
  ]);
  expect(contacts.rows).toEqual([{ source: 'booking' }]);
}
const keyIds = async () => [...new Set((await keysInUse(createDatabase(pool))).map(({ key }) => key))];

test('a whole rotation: everything is readable and found at each stage, and at the end the old key is needed no more', async () => {
  const stored = await storeOneOfEach();
  await expectAllThere(stored, keys.old);
  expect(await keyIds()).toEqual(['old']);

  await expectAllThere(stored, keys.both);
  expect((await reEncrypt(pool, keys.both)).map(({ table, changed }) => `${table} ${changed}`)).toEqual([
    'bookings 1',
    'booking_drafts 1',
    'identity_codes 1',
    'account_totp 1',
    'seen_appointments 1',
    'seen_records 1',
    'profile_changes 1',
    'symptom_scores 1',
    'event_registrations 0',
    'quiz_letters 1',
    'documents 1',
    'work_events 1',
    'refund_accounts 1',
    'arrived_letters 1',
    'requests 1',
    'patient_contacts 1',
  ]);
  await expectAllThere(stored, keys.both);
  expect(await keyIds()).toEqual(['new']);

  await expectAllThere(stored, keys.new);
  expect(
    (await reEncrypt(pool, keys.new)).map(({ changed }) => changed),
    'nothing is left to do',
  ).toEqual(Array(16).fill(0));
});

test('the old key taken away too early: an error that names the key, nothing lost, and all is well when it is back', async () => {
  const stored = await storeOneOfEach();
  const missing = 'encrypted under data key "old", which DATA_KEYS does not hold';
  await expect(storesWith(keys.new).bookings.read(stored.bookingId)).rejects.toThrow(missing);
  const early = await reEncrypt(pool, keys.new);
  expect(early.map(({ changed }) => changed)).toEqual(Array(16).fill(0));
  expect(early.flatMap(({ refused }) => refused)).toEqual([
    `a value in bookings.vat is ${missing}`,
    `a value in booking_drafts.vat is ${missing}`,
    `a value in identity_codes.vat is ${missing}`,
    `a value in account_totp.secret is ${missing}`,
    `a value in seen_appointments.appointments is ${missing}`,
    `a value in seen_records.record is ${missing}`,
    `a value in profile_changes.value is ${missing}`,
    `a value in symptom_scores.answers is ${missing}`,
    `a value in quiz_letters.letter is ${missing}`,
    `a value in documents.name_and_key is ${missing}`,
    `a value in work_events.words is ${missing}`,
    `a value in refund_accounts.account is ${missing}`,
    `a value in arrived_letters.letter is ${missing}`,
    `a value in requests.answers is ${missing}`,
  ]);
  expect(await keyIds()).toEqual(['old']);
  await reEncrypt(pool, keys.both);
  await expectAllThere(stored, keys.new);
});

test('what was stored in plain text is encrypted, and gets its digest', async () => {
  const stored = await storeOneOfEach();
  await pool.query('update core.bookings set patient = patient || $1, vat_digest = null', [JSON.stringify(numbers)]);
  await pool.query('update core.booking_drafts set fields = fields || $1', [JSON.stringify(numbers)]);
  await pool.query("update core.identity_codes set contact = contact || jsonb_build_object('value', $1::text)", [numbers.vat]);
  expect(await keysInUse(createDatabase(pool))).toContainEqual({ place: 'bookings.patient', key: null, count: 3 });
  await reEncrypt(pool, keys.both);
  await expectAllThere(stored, keys.new);
  expect(await keyIds()).toEqual(['new']);
});

test('more rows than are read at once are all reached, and a run that was broken off is simply started again', async () => {
  const { bookings } = storesWith(keys.old);
  for (let index = 0; index < 25; index++) await pendingVisit(bookings, [], { patient: { ...albano, ...numbers } });
  await pool.query(
    'update core.bookings set patient = patient || \'{"vat":"enc:gone:AAAA"}\' where id in (select id from core.bookings limit 3)',
  );
  const [first] = await reEncrypt(pool, keys.both, 10);
  expect(first).toMatchObject({ read: 25, changed: 22 });
  expect(new Set(first?.refused)).toEqual(
    new Set(['a value in bookings.vat is encrypted under data key "gone", which DATA_KEYS does not hold']),
  );
  expect((await reEncrypt(pool, keys.both, 10))[0]).toMatchObject({ read: 25, changed: 0 });
});

test('a contact that is written anew during the rotation stays one row, and withdrawn if it was', async () => {
  const stored = await storeOneOfEach();
  await pool.query("update core.patient_contacts set withdrawn_at = now(), withdrawn_by = 'Rita'");
  await pool.query("insert into core.patient_contacts (patient_id, contact_digest, source) values (7, $1, 'patient')", [
    contactDigest(keys.both, email),
  ]);
  await reEncrypt(pool, keys.both);
  const { rows } = await pool.query('select source, withdrawn_by from core.patient_contacts');
  expect(rows).toEqual([{ source: 'booking', withdrawn_by: 'Rita' }]);
  await expectAllThere(stored, keys.new);
});

test('a digest of which nobody knows any more what it stands for stays, and says that its key must stay', async () => {
  await pool.query("insert into core.patient_contacts (patient_id, contact_digest, source) values (8, $1, 'desk')", [
    contactDigest(keys.old, email),
  ]);
  await reEncrypt(pool, keys.both);
  expect(await keysInUse(createDatabase(pool))).toEqual([{ place: 'patient_contacts.contact_digest', key: 'old', count: 1 }]);
});

test('no keyed digest is forgotten by the rotation', async () => {
  // What a doctor signed or commented on is public: its digest has no key. Those of searches have one of their own that goes with the week.
  const otherwise = ['medical_signatures', 'review_comments', 'search_visitors'];
  const { rows } = await pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'core' and column_name like '%digest' and data_type = 'text' and table_name <> all($1) order by 1`,
    [otherwise],
  );
  expect(rows.map(({ column }) => column)).toEqual(digestColumns.map((column) => column.join('.')).sort());
});
