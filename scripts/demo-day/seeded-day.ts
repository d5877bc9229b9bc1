import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { dataRequestStore } from '@clinic/core/adapters/database/personal-area/data-request-store';
import { peopleStore } from '@clinic/core/adapters/database/personal-area/people-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { argon2Passwords } from '@clinic/core/adapters/passwords/argon2-passwords';
import { scriptedProvider } from '@clinic/core/booking/testing/scripted-provider';
import { ok } from '@clinic/core/kernel/result';
import { createLogger } from '@clinic/core/logging/create-logger';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { resetClinic } from '../../sandbox/clinic/seed/seed-clinic.ts';
import { startTestClinic } from '../../sandbox/clinic/test-clinic.ts';
import { seedAccounts } from '../demo-accounts/seed-accounts.ts';
import type { DayServices } from './day-services.ts';
import { seedDay } from './seed-day.ts';

/** For tests: the demo's services on a database of their own, with a clinic that stands in, before anything is made. */
export async function emptyDay() {
  const [standIn, database, folder] = await Promise.all([
    startTestClinic(),
    createThrowawayStore(),
    mkdtemp(path.join(tmpdir(), 'demo-day-')),
  ]);
  await resetClinic(standIn.db, { bookings: true });
  const address = { url: `${standIn.origin}/clinic/graphql`, key: 'a-key-that-only-these-tests-know', appId: 'tests' };
  const clinic = clinicOverHttp({ ...address, logger: createLogger('demo-day-test', 'silent') });
  const reference = { method: 'multibanco', providerId: 'a reference', entity: '11111', reference: '123456789' } as const;
  const provider = { ...scriptedProvider(), request: async () => ok({ ...reference, amountCents: 9_000 }) };
  const servicesOn = (pool: pg.Pool): DayServices => {
    const { dbos } = database;
    const contacts = patientContacts(createDatabase(pool));
    return {
      booking: { store: bookingStore(pool, dbos, keys), clinic, provider, contacts, keys, settleMs: 0, sleep: async () => {} },
      ...{ accounts: accountStore(pool, dbos), people: peopleStore(pool), passwords: argon2Passwords(), pool },
      ...{ desk: deskStore(pool, dbos, keys), requests: requestStore(pool, dbos, keys), dataRequests: dataRequestStore(pool, keys) },
      ...{ waiting: waitingStore(pool, dbos, keys), documents: { store: documentStore(pool, dbos, keys), files: folderFiles(folder) } },
    };
  };
  const stop = async () => {
    await database.close();
    await standIn.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { standIn, database, servicesOn, services: servicesOn(database.pool), stop };
}

/** The same with the demo's accounts and its working day. */
export async function seededDay(now: Date) {
  const day = await emptyDay();
  await seedAccounts(day.services, now);
  await seedDay(day.services, now);
  return day;
}
