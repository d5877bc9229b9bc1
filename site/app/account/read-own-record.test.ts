import type { PatientRecord } from '@clinic/core/clinic/clinic-service';
import type { Account } from '@clinic/core/identity/accounts/account';
import { err, ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import { readOwnRecord } from './read-own-record.server.ts';

const record = { id: 811, name: 'Joaquim' } as PatientRecord;

async function fillIn(patientId: number | null, isUp = true) {
  const noted: unknown[] = [];
  const patients = { readPatient: async () => (isUp ? ok(record) : err({ kind: 'clinicUnavailable' as const })) };
  const access = { recordView: async (view: unknown) => void noted.push(view) };
  const account = { id: 'an account', patientId } as Account;
  const read = await readOwnRecord({ account }, { booking: { patients }, account: { area: { access } } });
  return { read, noted };
}

test('a form that is filled in from the clinic’s record is noted as a look at that record', async () => {
  expect(await fillIn(811)).toEqual({ read: record, noted: [{ accountId: 'an account', patientId: 811, what: 'record' }] });
});

test('where nothing was read nothing is noted: no record is linked, or the clinic is silent', async () => {
  expect(await fillIn(null)).toEqual({ read: null, noted: [] });
  expect(await fillIn(811, false)).toEqual({ read: null, noted: [] });
});
