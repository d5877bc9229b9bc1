import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { createAreaServices } from '@clinic/core/adapters/database/personal-area/area-services';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { argon2Passwords } from '@clinic/core/adapters/passwords/argon2-passwords';
import { scriptedProvider } from '@clinic/core/booking/testing/scripted-provider';
import { ok } from '@clinic/core/kernel/result';
import { createLogger } from '@clinic/core/logging/create-logger';
import type { AreaServices } from '@clinic/core/personal-area/area-services';
import { readPapers } from '@clinic/core/personal-area/papers/read-papers';
import { arrangeVisits } from '@clinic/core/personal-area/visits/arrange-visits';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetClinic } from '../../sandbox/clinic/seed/seed-clinic.ts';
import { startTestClinic, type TestClinic } from '../../sandbox/clinic/test-clinic.ts';
import { portsFrom } from '../stack/ports.ts';
import { demoPassword, localSettings } from '../stack/settings.ts';
import { demoBookingIds, linkedEmail, maria } from './demo-people.ts';
import { type DemoServices, seedAccounts } from './seed-accounts.ts';
import { withDemoServices } from './with-demo-services.ts';

let standIn: TestClinic;
let database: ThrowawayStore;
let area: AreaServices;
let services: DemoServices;
const passwords = argon2Passwords();
beforeAll(async () => {
  [standIn, database] = await Promise.all([startTestClinic(), createThrowawayStore()]);
  await resetClinic(standIn.db, { bookings: true });
  const { pool, dbos } = database;
  const address = { url: `${standIn.origin}/clinic/graphql`, key: 'a-key-that-only-these-tests-know', appId: 'tests' };
  const clinic = clinicOverHttp({ ...address, logger: createLogger('demo-accounts-test', 'silent') });
  area = createAreaServices({
    pool,
    dbos,
    keys,
    clinic,
    withinLimit: async () => true,
    reportForeignId: () => {},
    visitSecrets: ['a secret of tests'],
  });
  const reference = { method: 'multibanco', providerId: 'a reference', entity: '11111', reference: '123456789' } as const;
  const provider = { ...scriptedProvider(), request: async () => ok({ ...reference, amountCents: 9_000 }) };
  const contacts = patientContacts(createDatabase(pool));
  const booking = { store: area.bookings, clinic, provider, contacts, keys, settleMs: 0, sleep: async () => {} };
  services = { booking, accounts: area.accounts, people: area.people, passwords };
  await seedAccounts(services, new Date());
});
afterAll(async () => {
  await database.close();
  await standIn.stop();
});

async function accountOf(email: string) {
  const account = await area.accounts.byEmail(email);
  if (!account) throw new Error(`${email} has no account`);
  return account;
}

test('the linked account has a visit to prepare, one to pay, one cancelled, and past ones: paid here, and known to the clinic alone', async () => {
  const account = await accountOf(linkedEmail);
  const now = new Date();
  const { visits, clinic } = await readVisits(area, account, now);
  expect(clinic).toEqual({ kind: 'answered' });
  const { next, later, calledOff, past, byStrangers } = arrangeVisits(visits, now);
  expect(next).toMatchObject({ key: demoBookingIds.prepared, standing: 'booked', isOwn: true, type: { id: 470 } });
  expect(later).toMatchObject([{ key: demoBookingIds.toPay, standing: 'toPay', booked: { payments: [{ reference: '123456789' }] } }]);
  expect(calledOff).toMatchObject([{ key: demoBookingIds.cancelled, standing: 'cancelled' }]);
  expect(past).toMatchObject([
    { key: demoBookingIds.paid, standing: 'done', appointment: { patientName: account.name } },
    { key: expect.stringMatching(/^clinic-/), standing: 'done', booked: null },
  ]);
  expect(byStrangers).toEqual([]);
  const papers = await readPapers(area, account, [470], now);
  expect(papers.visits.map(({ visit, slip, hasPreparation }) => [visit.key, slip?.amountCents ?? null, hasPreparation])).toEqual([
    [demoBookingIds.prepared, null, true],
    [demoBookingIds.paid, 9_000, false],
  ]);
  expect(await area.people.list(account.id)).toMatchObject([{ name: 'Rosa Exemplo' }]);
});

test('the other account is not linked, and sees the visit that was booked with its e-mail', async () => {
  const account = await accountOf(maria.email);
  expect(account.patientId).toBeNull();
  expect((await readVisits(area, account, new Date())).visits).toMatchObject([
    { key: demoBookingIds.notLinked, standing: 'booked', isOwn: false, type: null, patientName: 'Maria' },
  ]);
});

test('both open with the password that the demo names', async () => {
  for (const email of [linkedEmail, maria.email]) {
    const kept = await area.accounts.passwordHash(email);
    expect(await passwords.matches(kept?.hash ?? null, demoPassword)).toBe(true);
  }
});

test('a second start changes nothing, here or at the clinic', async () => {
  const state = async () => ({
    accounts: (await database.pool.query('select * from core.accounts order by email')).rows,
    bookings: (await database.pool.query('select * from core.bookings order by id')).rows,
    payments: (await database.pool.query('select * from core.payments order by id')).rows,
    people: (await database.pool.query('select * from core.account_people')).rows,
    work: (await database.pool.query('select workflow_uuid from dbos.workflow_status order by 1')).rows,
    patients: await standIn.db.selectFrom('clinic_patients').selectAll().orderBy('id').execute(),
    visits: await standIn.db.selectFrom('clinic_appointments').selectAll().orderBy('id').execute(),
  });
  const before = await state();
  expect([before.accounts.length, before.bookings.length, before.people.length]).toEqual([2, 5, 1]);
  await seedAccounts(services, new Date());
  expect(await state()).toEqual(before);
});

test('a system that is not local gets none', async () => {
  const begun: DemoServices[] = [];
  const settings = { ...localSettings(portsFrom(4790), 'postgres://nobody@127.0.0.1:1/none', '/nowhere'), DEPLOYMENT: 'production' };
  await expect(withDemoServices(settings, async (given) => void begun.push(given))).rejects.toThrow('for a local system');
  expect(begun).toEqual([]);
});
