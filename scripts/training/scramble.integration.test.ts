import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { personalColumns } from '@clinic/core/adapters/database/personal-columns';
import { keysInUse } from '@clinic/core/adapters/database/secrets/keys-in-use';
import { parseEmail } from '@clinic/core/personal-data/email';
import { parseNif } from '@clinic/core/personal-data/nif';
import { parsePhone } from '@clinic/core/personal-data/phone';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { decrypt, encrypt } from '@clinic/core/secrets/encrypted-value';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededDay } from '../demo-day/seeded-day.ts';
import { inventor } from './invent.ts';
import { type Scrambled, scramble } from './scramble.ts';

type Person = { name: string; email: string; phone: string; birthDate: string };
const keys = { clinic: testDataKeys, training: dataKeys.parse(`treino:${Buffer.alloc(32, 7).toString('base64')}`) };
const account = { iban: 'PT50000201231234567890154', holder: 'Titular Da Conta Verdadeira' };
const secrets = { vat: '299999998', nSNS: '199887766', note: 'A minha mulher ainda não sabe disto.' };
const abroad = { country: 'Na casa da minha irmã Odete, em Lyon', languages: 'Francês, e o meu genro fala por mim' };
const visitOfNobody = '47110815';
const sentFrom = 'd1000000-0000-4000-8000-00000000f00d';
let day: Awaited<ReturnType<typeof seededDay>>;
let before: { sequence: number; id: string; patient: Person }[];
let numbers: { events: string[]; bookings: string[] };
let kept: unknown;
let done: Scrambled;
const read = async <T extends object>(text: string) => (await day.database.pool.query<T>(text)).rows;
/** Each by the place in a row that it keeps: its id is another afterwards. */
const patients = () => read<(typeof before)[number]>('select sequence, id, patient from core.bookings order by sequence');
const clinicNumbers = async () => ({
  events: (
    await read<{ number: string }>(`select detail ->> 'appointmentId' as number from core.booking_events where detail ? 'appointmentId'`)
  ).map(({ number }) => number),
  bookings: (
    await read<{ number: string }>('select appointment_id::text as number from core.bookings where appointment_id is not null')
  ).map(({ number }) => number),
});

const countKept = () =>
  read(`select (select count(*) from core.bookings) as bookings, (select count(*) from core.work_items) as work,
    (select count(*) from core.requests) as requests, (select count(*) from core.accounts) as accounts,
    (select count(*) from core.payments) as payments, (select count(*) from core.booking_events) as events`);

beforeAll(async () => {
  day = await seededDay(new Date());
  const { pool } = day.database;
  await pool.query(
    'update core.bookings as b set sequence = n from (select id, row_number() over (order by id) as n from core.bookings) as o where o.id = b.id',
  );
  const [one] = await patients();
  if (!one) throw new Error('nobody has booked');
  const { encryptPatient } = await import('@clinic/core/adapters/database/bookings/encrypted-answers');
  const stored = encryptPatient(keys.clinic, one.id, { ...(one.patient as never as Parameters<typeof encryptPatient>[2]), ...secrets });
  await pool.query('update core.bookings set patient = $2 where id = $1', [one.id, JSON.stringify(stored)]);
  const answers = { name: 'Odete Valadares Quintã', email: 'odete@quinta.pt', message: 'Quero uma segunda opinião.', ...abroad };
  await pool.query(`insert into core.requests (id, kind, form_digest, locale, answers) values ($1, 'international', '\\x01', 'en', $2)`, [
    sentFrom,
    encrypt(keys.clinic, { table: 'requests', row: sentFrom, field: 'answers' }, JSON.stringify(answers)),
  ]);
  await pool.query(
    `insert into core.work_items (kind, subject_kind, subject_id, due_at) values
       ('clinicCancelled', 'appointment', $1, now()), ('internationalRequest', 'request', $2, now())`,
    [visitOfNobody, sentFrom],
  );
  numbers = await clinicNumbers();
  const { refundAccountQueries } = await import('@clinic/core/adapters/database/bookings/refund-accounts');
  const given = refundAccountQueries(bookingTables(createDatabase(pool)), keys.clinic);
  await given.askForAccount(one.id, new Date());
  await given.keepAccount(one.id, { account, times: 1, contactProven: true }, new Date());
  before = await patients();
  kept = await countKept();
  done = await scramble(day.database.url, keys, 'so-para-o-treino-2026');
});
afterAll(() => day.stop());

test('no name, e-mail, phone, number or text that was there is found in any table afterwards', async () => {
  expect(done.left).toEqual([]);
  expect(done.originals).toBeGreaterThan(50);
  // By hand as well, past the list: the whole database as text.
  const tables = await read<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('core', 'dbos')`,
  );
  const text = (
    await Promise.all(tables.map(({ name }) => read<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)))
  ).flat();
  const all = text.map(({ row }) => row).join('\n');
  for (const { patient } of before) for (const value of [patient.name, patient.email, patient.phone]) expect(all).not.toContain(value);
  for (const value of Object.values(secrets)) expect(all).not.toContain(value);
  for (const value of Object.values(account)) expect(all).not.toContain(value);
  expect(all).not.toContain('enc:test:');
  expect(await read('select from core.refund_accounts')).toEqual([]);
});

test('every visit, request, account and piece of work is still there', async () => expect(await countKept()).toEqual(kept));

test('nobody keeps a date of birth, and everybody stays about as old', async () => {
  const after = new Map((await patients()).map(({ sequence, patient }) => [sequence, patient]));
  for (const { sequence, patient } of before) {
    const years = Math.abs(Date.parse(after.get(sequence)?.birthDate ?? '') - Date.parse(patient.birthDate)) / 31_557_600_000;
    expect(years).toBeGreaterThan(0.05);
    expect(years).toBeLessThan(1);
  }
});

test('one person stays one person across visits and accounts', async () => {
  const after = new Map((await patients()).map(({ sequence, patient }) => [sequence, patient]));
  const pairs = new Set(before.map(({ sequence, patient }) => `${patient.email} ${after.get(sequence)?.email}`));
  expect(pairs.size).toBe(new Set(before.map(({ patient }) => patient.email)).size);
  const [linked] = await read<{ found: number }>(
    `select count(*)::int as found from core.accounts where email in (select patient ->> 'email' from core.bookings)`,
  );
  expect(linked?.found).toBeGreaterThan(0);
});

test('what was encrypted opens under the keys of the training, and only there', async () => {
  const used = await keysInUse(createDatabase(day.database.pool));
  expect([...new Set(used.map(({ key }) => key))]).toEqual(['treino']);
  const store = bookingStore(day.database.pool, day.database.dbos, keys.training);
  const [one] = await patients();
  const booking = await store.read(one?.id ?? '');
  expect(parseNif(booking?.patient.vat ?? '').ok).toBe(true);
  expect(booking?.patient.note).toMatch(/treino|Aqui estava/);
});

test('no number of the clinic’s program is left, and what had the same number still has the same', async () => {
  expect(numbers.events.length).toBeGreaterThan(0);
  const after = await clinicNumbers();
  const [work] = await read<{ id: string }>(`select subject_id as id from core.work_items where subject_kind = 'appointment'`);
  const real = new Set([...numbers.events, ...numbers.bookings, visitOfNobody]);
  for (const number of [...after.events, ...after.bookings, work?.id ?? visitOfNobody]) expect(real.has(number)).toBe(false);
  const shared = ({ events, bookings }: typeof numbers) => events.filter((number) => bookings.includes(number)).length;
  expect(shared(after)).toBe(shared(numbers));
  expect(shared(after)).toBeGreaterThan(0);
});

test('every booking, request and payment has another id, and work still leads to what it is about', async () => {
  const ids = new Set((await patients()).map(({ id }) => id));
  for (const { id } of before) expect(ids.has(id)).toBe(false);
  const lost =
    await read(`select kind from core.work_items where subject_kind = 'booking' and subject_id not in (select id::text from core.bookings)
    or subject_kind = 'request' and subject_id not in (select id::text from core.requests)
    or subject_kind = 'account' and subject_id not in (select id::text from core.accounts)`);
  expect(lost).toEqual([]);
});

test('what a visitor typed into a line of a form is replaced like everything that is written', async () => {
  const [request] = await read<{ id: string; answers: string }>(`select id, answers from core.requests where kind = 'international'
    and id::text in (select subject_id from core.work_items where kind = 'internationalRequest') order by sent_at desc limit 1`);
  const answers = decrypt(keys.training, { table: 'requests', row: request?.id ?? '', field: 'answers' }, request?.answers ?? '');
  expect(Object.keys(JSON.parse(answers))).toContain('country');
  for (const words of Object.values(abroad)) expect(answers).not.toContain(words);
});

test('nobody is reached by what was invented, and our own rules take it', () => {
  const invented = inventor(Buffer.alloc(32, 1), new Set());
  for (const value of ['912345678', '+33612345678', '213456789']) {
    const phone = invented.phone(value);
    expect(parsePhone(phone)).toEqual({ ok: true, value: phone });
    expect(phone).toMatch(/^0[1-9]\d{7}$/);
  }
  expect(parseEmail(invented.email('a@b.pt')).ok).toBe(true);
  expect(invented.email('a@b.pt')).toMatch(/\.example$/);
  expect(parseNif(invented.vat('299999998')).ok).toBe(true);
});

test('every column that can hold words, days, numbers or ids of people is on the list, and no other', async () => {
  const columns = await read<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'core'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped`,
  );
  const missing = columns.filter(({ table, column, type }) => {
    const kinds = personalColumns[table];
    return (
      kinds !== undefined && kinds !== 'whole' && /^(?:text|jsonb|json|bytea|date|character|tsvector|uuid)/.test(type) && !(column in kinds)
    );
  });
  expect(missing).toEqual([]);
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const gone = Object.entries(personalColumns).flatMap(([table, kinds]) =>
    kinds === 'whole' ? [] : Object.keys(kinds).flatMap((column) => (known.has(`${table}.${column}`) ? [] : [`${table}.${column}`])),
  );
  expect(gone).toEqual([]);
});

test('nothing is invented that really is somebody’s, and two people never become one', () => {
  const key = Buffer.alloc(32, 1);
  const first = inventor(key, new Set()).phone('912345678');
  expect(inventor(key, new Set([first])).phone('912345678')).not.toBe(first);
  const one = inventor(key, new Set());
  const names = Array.from({ length: 5_000 }, (_, index) => one.name(`Pessoa ${index}`));
  expect(new Set(names).size).toBe(5_000);
});
