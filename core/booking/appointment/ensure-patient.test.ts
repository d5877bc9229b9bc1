import { expect, test } from 'vitest';
import type { ClinicService, PatientDetails, PatientRecord } from '../../clinic/clinic-service.ts';
import { bookedVisit, sampleBooking } from '../../desk/testing/sample-booking.ts';
import { contactDigest } from '../../identity/contact.ts';
import { ok } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import type { Booking } from '../model/booking.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import { ensurePatient } from './ensure-patient.ts';

const { patient } = sampleBooking();
const record = (id: number, contacts: string[]): PatientRecord => ({
  ...{ id, contacts, patientNumber: '', name: patient.name, birthDay: patient.birthDate, gender: patient.gender },
  ...{ vat: '', nSNS: '', nCC: '', profession: '' },
});

/** Runs with these records of the clinic and these bookings; returns the calls to the clinic and the patient of the visit. */
async function ensure(booking: Booking, { records = [] as PatientRecord[], others = [] as Booking[] } = {}) {
  const done: { searches: number; updates: [number, PatientDetails][]; patientId?: number | null | undefined; unproven?: string[] } = {
    searches: 0,
    updates: [],
  };
  const clinic: Partial<ClinicService> = {
    readPatient: async (id) => ok(records.find((one) => one.id === id) ?? null),
    findPatients: async () => {
      done.searches += 1;
      return ok(records);
    },
    createPatient: async () => ok({ id: 99 }),
    updatePatient: async (id, details) => {
      done.updates.push([id, details]);
      return ok({ id });
    },
  };
  const transaction: Partial<BookingTransaction> = {
    lock: async () => ({ booking, now: new Date() }),
    claimPatient: async () => [],
    nearbyOfContact: async () => [],
    changeWithEvent: async (_, { patientId }) => void Object.assign(done, { patientId }),
    recordWrittenContacts: async (_, { digests }) => void Object.assign(done, { unproven: digests }),
  };
  const store = {
    read: async (id: string) => [booking, ...others].find((one) => one.id === id) ?? null,
    beginPatientRecord: async () => {},
    alone: (_: string[], work: () => unknown) => work(),
    inTransaction: (work: (inside: unknown) => unknown) => work(transaction),
  };
  const contacts = { of: async () => [], patientsConfirmedFor: async () => [] };
  const outcome = await ensurePatient({ clinic, store, contacts, keys: testDataKeys } as unknown as BookingPorts, booking.id);
  return { outcome, ...done };
}

test('a moved visit stays in the record of the old one, which is neither looked for nor changed', async () => {
  const old = bookedVisit({ patientId: 7, provenPatientId: 7 });
  for (const provenPatientId of [null, 7]) {
    const moved = sampleBooking({ movedFrom: old.id, provenPatientId });
    const ensured = await ensure(moved, { others: [old], records: [record(8, [patient.email])] });
    expect(ensured).toEqual({ outcome: 'known', patientId: 7, searches: 0, updates: [] });
  }
});

test('where the old visit names no record, the moved one is looked for like any other', async () => {
  const old = sampleBooking({ patientId: null });
  const ensured = await ensure(sampleBooking({ movedFrom: old.id, provenPatientId: 7 }), {
    others: [old],
    records: [record(8, [patient.email])],
  });
  expect(ensured).toMatchObject({ outcome: 'known', patientId: 8, updates: [] });
});

test('a proven patient’s record keeps the contacts that were not typed this time', async () => {
  const proven = sampleBooking({ provenPatientId: 7 });
  const asBefore = await ensure(proven, { records: [record(7, ['210000000', patient.phone, patient.email])] });
  expect(asBefore).toMatchObject({ outcome: 'known', patientId: 7, updates: [[7, { contacts: [] }]] });
  const corrected = await ensure(proven, { records: [record(7, ['antigo@exemplo.pt', '210000000', patient.phone])] });
  expect(corrected.updates).toMatchObject([[7, { contacts: [patient.email, 'antigo@exemplo.pt', '210000000', patient.phone] }]]);
});

test('a contact that was corrected after a first try to create the record is no more believed than the one in its place', async () => {
  const former = { whose: 'patient', value: 'engano@exemplo.pt', until: '2026-11-18T10:00:00Z', by: 'Rita' } as const;
  const corrected = { ...patient, vat: null, formerContacts: [former] };
  const { unproven } = await ensure(sampleBooking({ patient: corrected, contactDigest: null, patientCreateAttemptedAt: new Date() }));
  const digestOf = (value: string) => contactDigest(testDataKeys, { kind: 'email', value });
  expect(unproven).toEqual(expect.arrayContaining([digestOf(patient.email), digestOf('engano@exemplo.pt')]));
});
