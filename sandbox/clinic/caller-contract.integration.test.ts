import { randomUUID } from 'node:crypto';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { listHeldSlots } from '@clinic/core/adapters/database/bookings/slot-holds';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { createOrAdopt } from '@clinic/core/booking/appointment/create-or-adopt';
import { ensurePatient } from '@clinic/core/booking/appointment/ensure-patient';
import { availability } from '@clinic/core/booking/availability/availability';
import { clinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { readWizardOffer } from '@clinic/core/booking/form/read-wizard-offer';
import { fullDraft, sampleOffer } from '@clinic/core/booking/form/sample-offer';
import { slotText } from '@clinic/core/booking/form/slot-text';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import { scriptedProvider } from '@clinic/core/booking/testing/scripted-provider';
import { bookForCaller } from '@clinic/core/desk/caller/book-for-caller';
import { callerAnswers } from '@clinic/core/desk/caller/caller-answers';
import { holdForCall } from '@clinic/core/desk/caller/hold-for-call';
import { readCallerOffer } from '@clinic/core/desk/caller/read-caller-offer';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLogger } from '@clinic/core/logging/create-logger';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClinic, type TestClinic } from './test-clinic.ts';

/** A booking for somebody on the telephone, from the free hours of the stand-in to its book. */
let standIn: TestClinic;
let database: ThrowawayStore;
beforeAll(async () => {
  [standIn, database] = [await startTestClinic(), await createThrowawayStore()];
});
afterAll(async () => {
  await database.close();
  await standIn.stop();
});

function open() {
  const address = { url: `${standIn.origin}/clinic/graphql`, key: 'a-key-that-only-these-tests-know', appId: 'tests' };
  const clinic = clinicOverHttp({ ...address, logger: createLogger('contract-test', 'silent'), limits: { retryPauseMs: 10 } });
  const directory = clinicDirectory({ clinic });
  const tables = bookingTables(createDatabase(database.pool));
  const store = bookingStore(database.pool, database.dbos, testDataKeys);
  return {
    clinic,
    directory,
    store,
    availability: availability({ clinic, directory, heldSlots: (window) => listHeldSlots(tables, window) }),
  };
}

async function readOffer(directory: ReturnType<typeof open>['directory']) {
  const offer = await readWizardOffer(directory, { ...sampleOffer, doctorNumbers: new Set() });
  if (!offer.ok) throw new Error(offer.error.kind);
  return offer.value;
}

test('the hour that the desk chooses with a caller stands in the clinic’s book, once, in a record made for them', async () => {
  const { clinic, directory, store, availability: free } = open();
  const offer = await readOffer(directory);
  const answers = (more: DraftFields = {}) =>
    callerAnswers({
      get: (name) => ({ ...fullDraft, typeId: '', subSpecialty: 'benignProstateEnlargement', ...more })[name as keyof DraftFields],
    });
  const shown = await readCallerOffer({ directory, availability: free }, offer, answers(), null);
  expect(shown).toMatchObject({
    mode: 'inPerson',
    modes: [{ mode: 'inPerson', priceCents: 9_000, insuredCents: 3_250 }, { mode: 'online' }],
  });
  const hour = shown.days?.[0]?.times[0];
  if (!hour) throw new Error('the stand-in has free hours');
  const fields = answers({ slot: slotText(hour), payment: 'atClinic' });
  const requestId = randomUUID();
  expect(await holdForCall({ store, availability: free }, { bookingId: requestId, fields, offer })).toMatchObject({ ok: true });
  const desk = { store: deskStore(database.pool, database.dbos, testDataKeys), staff: { id: 3, name: 'Rita do Balcão' }, requestId };
  const call = { fields, offer, locale: 'pt' as const, known: null, services: { bookings: store, availability: free } };
  expect(await bookForCaller(desk, call)).toEqual({ ok: true, value: 'done' });
  expect(await bookForCaller(desk, call)).toEqual({ ok: true, value: 'alreadyDone' });

  const contacts = patientContacts(createDatabase(database.pool));
  const ports = { store, clinic, contacts, keys: testDataKeys, provider: scriptedProvider(), settleMs: 0, sleep: async () => {} };
  expect(await ensurePatient(ports, requestId)).toBe('new');
  await createOrAdopt(ports, requestId);
  const booked = await store.read(requestId);
  expect(booked).toMatchObject({ doctorId: hour.doctorId, bookedAt: expect.any(Date), paymentMethod: null });
  const book = await clinic.listBook({ from: hour.date, to: hour.date });
  const mine = book.ok ? book.value.filter(({ patientId }) => patientId === booked?.patientId) : [];
  expect(mine.map(({ id, start, doctorId }) => [id, start, doctorId])).toEqual([[booked?.appointmentId, hour.time, hour.doctorId]]);
  expect(inLisbon(booked?.startsAt ?? new Date())).toEqual({ day: hour.date, time: hour.time });
});
