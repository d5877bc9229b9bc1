import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { profileOutbox } from '@clinic/core/adapters/database/personal-area/profile-store';
import { type AreaFixture, createAreaFixture } from '@clinic/core/adapters/database/personal-area/testing/area-fixture';
import type { ClinicService, PatientDetails } from '@clinic/core/clinic/clinic-service';
import { createLogger } from '@clinic/core/logging/create-logger';
import { changeProfile } from '@clinic/core/personal-area/profile/change-profile';
import { sendProfileChange } from '@clinic/core/personal-area/profile/send-profile-change';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import { openDay } from './test-words.ts';

/** The personal area against the stand-in: what it reads, and what it writes while the service fails. */
let standIn: TestClinic;
let fixture: AreaFixture;
let clinic: ClinicService;
beforeAll(async () => {
  [standIn, fixture] = [await startTestClinic(), await createAreaFixture()];
  const address = { url: `${standIn.origin}/clinic/graphql`, key: 'a-key-that-only-these-tests-know', appId: 'tests' };
  clinic = clinicOverHttp({ ...address, logger: createLogger('contract-test', 'silent'), limits: { retryPauseMs: 10 } });
});
afterAll(async () => {
  await fixture.close();
  await standIn.stop();
});

async function newPatient(email: string): Promise<number> {
  const details: PatientDetails = {
    ...{ name: 'Manuel Exemplo Lopes', birthDay: '1955-03-02', gender: 'masculino', vat: '', nSNS: '', nCC: '', profession: '' },
    contacts: [email],
  };
  const made = await clinic.createPatient(details);
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

test('of two namesakes each sees their own visit at the clinic, in the clinic’s words', async () => {
  const services = { ...fixture.services, clinic };
  const people = await Promise.all(
    ['um@exemplo.pt', 'outro@exemplo.pt'].map(async (email) => ({ email, patientId: await newPatient(email) })),
  );
  const starts = ['10:20', '11:20'];
  for (const [index, { patientId }] of people.entries()) {
    const start = starts[index] ?? '';
    const visit = {
      date: openDay(1),
      start,
      end: `${start.slice(0, 3)}40`,
      patientId,
      doctorId: 202,
      typeId: 462,
      state: 'SCHEDULED',
    } as const;
    expect(await clinic.createAppointment(visit)).toMatchObject({ ok: true });
  }
  for (const [index, { email, patientId }] of people.entries()) {
    const { visits } = await readVisits(services, await fixture.account(email, patientId), new Date());
    expect(visits).toMatchObject([
      {
        isOwn: true,
        patientName: 'Manuel Exemplo Lopes',
        doctorName: 'Dr. Henrique Valadares',
        appointment: { start: starts[index], patientId },
      },
    ]);
    expect(visits[0]?.type?.name).not.toBe('');
  }
});

test('a change that the service executed without answering is found done at the next try', async () => {
  const patientId = await newPatient('terceiro@exemplo.pt');
  const signedIn = await fixture.signIn(await fixture.account('terceiro@exemplo.pt', patientId));
  const kept = await changeProfile(fixture.services, signedIn, { field: 'profession', typed: 'Pescador' });
  const id = kept.ok ? (kept.value.changeId ?? '') : '';
  const send = () => sendProfileChange({ outbox: profileOutbox(fixture.pool, keys), clinic, keys }, id);
  await standIn.control('POST', '/faults', { operation: 'patientUpdate', kind: 'resetAfterCommit', times: 1 });
  await expect(send()).rejects.toThrow('did not answer');
  await send();
  expect(await clinic.readPatient(patientId)).toMatchObject({
    ok: true,
    value: { profession: 'Pescador', contacts: ['terceiro@exemplo.pt'] },
  });
  expect(await fixture.services.profile.latest(signedIn.account.id)).toMatchObject([{ sentAt: expect.any(Date), refusedAt: null }]);
});
