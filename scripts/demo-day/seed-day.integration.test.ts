import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { dataRequestStore } from '@clinic/core/adapters/database/personal-area/data-request-store';
import { peopleStore } from '@clinic/core/adapters/database/personal-area/people-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { argon2Passwords } from '@clinic/core/adapters/passwords/argon2-passwords';
import { isSubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import { scriptedProvider } from '@clinic/core/booking/testing/scripted-provider';
import { readDaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { readWorkList } from '@clinic/core/desk/read-work';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { ok } from '@clinic/core/kernel/result';
import { createLogger } from '@clinic/core/logging/create-logger';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetClinic } from '../../sandbox/clinic/seed/seed-clinic.ts';
import { startTestClinic, type TestClinic } from '../../sandbox/clinic/test-clinic.ts';
import { seedAccounts } from '../demo-accounts/seed-accounts.ts';
import type { DayServices } from './day-services.ts';
import { seedDay } from './seed-day.ts';

let standIn: TestClinic;
let database: ThrowawayStore;
let folder: string;
let services: DayServices;
const now = new Date();
const rita = { id: 1, name: 'Rita' };

beforeAll(async () => {
  [standIn, database, folder] = await Promise.all([startTestClinic(), createThrowawayStore(), mkdtemp(path.join(tmpdir(), 'demo-day-'))]);
  await resetClinic(standIn.db, { bookings: true });
  const { pool, dbos } = database;
  const address = { url: `${standIn.origin}/clinic/graphql`, key: 'a-key-that-only-these-tests-know', appId: 'tests' };
  const clinic = clinicOverHttp({ ...address, logger: createLogger('demo-day-test', 'silent') });
  const reference = { method: 'multibanco', providerId: 'a reference', entity: '11111', reference: '123456789' } as const;
  const provider = { ...scriptedProvider(), request: async () => ok({ ...reference, amountCents: 9_000 }) };
  const contacts = patientContacts(createDatabase(pool));
  services = {
    booking: { store: bookingStore(pool, dbos, keys), clinic, provider, contacts, keys, settleMs: 0, sleep: async () => {} },
    ...{ accounts: accountStore(pool, dbos), people: peopleStore(pool), passwords: argon2Passwords(), pool },
    ...{ desk: deskStore(pool, dbos, keys), requests: requestStore(pool, dbos, keys), dataRequests: dataRequestStore(pool, keys) },
    documents: { store: documentStore(pool, dbos, keys), files: folderFiles(folder) },
  };
  await seedAccounts(services, now);
  await seedDay(services, now);
});
afterAll(async () => {
  await database.close();
  await standIn.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = async (text: string) => (await database.pool.query(text)).rows;

test('the queue has work of many kinds: late, soon due, one with a colleague, one put off after a call', async () => {
  const { lines } = await readWorkList(services.desk, rita, { view: 'all', kind: null }, new Date());
  const kinds = ['contactRequest', 'callBackRequest', 'secondOpinionRequest', 'examRequest', 'internationalRequest', 'complaint'];
  const others = ['clinicRefused', 'wrongAmount', 'refundDue', 'letterNotDelivered', 'identityToCheck', 'erasureRequested'];
  const all = await read('select kind from core.work_items where closed_at is null');
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds, ...others, 'callPatient']));
  expect(new Set(lines.map(({ clock }) => clock.state))).toEqual(new Set(['overdue', 'soon', 'onTime']));
  const held = lines.find(({ kind }) => kind === 'internationalRequest');
  expect(held?.claim?.by.name).toBe('Joana Exemplo');
  expect(await read("select kind, outcome from core.work_events where kind in ('called', 'snoozed') order by kind")).toEqual([
    { kind: 'called', outcome: 'noAnswer' },
    { kind: 'snoozed', outcome: null },
  ]);
  const documents = await read('select 1 from core.documents where request_id is not null');
  expect(documents).toHaveLength(1);
});

test('the sheet of the next working day has visits made on the site among those made by telephone', async () => {
  const { rows } = await database.pool.query<{ starts_at: Date }>(
    "select starts_at from core.bookings where id::text like 'd1000000-0000-4000-8000-000000005%' and starts_at > $1 order by starts_at desc limit 1",
    [now],
  );
  const day = inLisbon(rows[0]?.starts_at ?? now).day;
  const sheet = await readDaySheet({ store: services.desk, clinic: services.booking.clinic }, rita, { day, doctorId: null }, now);
  const onSite = sheet.visits.filter(({ told }) => told !== null);
  expect(onSite.length).toBeGreaterThanOrEqual(6);
  expect(sheet.visits.length).toBeGreaterThan(onSite.length);
  expect(sheet.visits.every(({ standing }) => standing === 'inBook')).toBe(true);
  expect(onSite.every(({ told }) => isSubSpecialty(told?.reason))).toBe(true);
  expect(onSite.some(({ told }) => told?.isFirst) && onSite.some(({ told }) => told?.isInsured)).toBe(true);
});

test('ten weeks are over: paid, given back, not paid, missed, and every form answered', async () => {
  const [sums] = await read(`select count(*)::int as bookings, count(paid_at)::int as paid, count(given_up_at)::int as unpaid,
    count(cancelled_at)::int as cancelled from core.bookings where id::text < 'd1000000-0000-4000-8000-000000005000'`);
  expect(sums.bookings).toBeGreaterThan(200);
  expect(sums.paid).toBeGreaterThan(100);
  expect([sums.unpaid > 3, sums.cancelled > 3]).toEqual([true, true]);
  expect(await read("select 1 from core.attendance_marks where kind = 'missed'")).not.toEqual([]);
  expect(await read('select 1 from core.requests where answered_at > now()')).toEqual([]);
});

test('everybody is plainly invented', async () => {
  const people = await read("select distinct patient ->> 'name' as name, patient ->> 'email' as email from core.bookings");
  for (const { name, email } of people)
    expect([name, email]).toEqual([expect.stringContaining('Exemplo'), expect.stringMatching(/@exemplo\.pt$/)]);
});

test('nothing of it is work for the sweep that looks for what stands still', async () => {
  const sweep = bookingSweep(createDatabase(database.pool));
  expect(await sweep.abandonedWork('test')).toEqual([]);
  expect(await sweep.unlistedReviews(new Date(now.getTime() + 7_200_000))).toEqual([]);
});

test('a second start changes nothing', async () => {
  const count = async () => read('select (select count(*) from core.bookings) as bookings, (select count(*) from core.work_items) as work');
  const before = await count();
  await seedDay(services, new Date());
  expect(await count()).toEqual(before);
});
