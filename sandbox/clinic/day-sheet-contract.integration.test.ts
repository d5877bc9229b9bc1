import { randomUUID } from 'node:crypto';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { accessStore } from '@clinic/core/adapters/database/personal-area/access-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import type { BookingChange, RequestedVisit } from '@clinic/core/booking/model/booking';
import { pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import type { ClinicService, PatientDetails } from '@clinic/core/clinic/clinic-service';
import { markAttendance, undoAttendance } from '@clinic/core/desk/day/mark-attendance';
import { readDaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLogger } from '@clinic/core/logging/create-logger';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import { openDay } from './test-words.ts';

/** The front desk's day sheet against the stand-in: the clinic's book over HTTP, and our bookings in a real database. */
let standIn: TestClinic;
let database: ThrowawayStore;
let clinic: ClinicService;
beforeAll(async () => {
  [standIn, database] = [await startTestClinic(), await createThrowawayStore()];
  const address = { url: `${standIn.origin}/clinic/graphql`, key: 'a-key-that-only-these-tests-know', appId: 'tests' };
  clinic = clinicOverHttp({ ...address, logger: createLogger('contract-test', 'silent'), limits: { retryPauseMs: 10 } });
});
afterAll(async () => {
  await database.close();
  await standIn.stop();
});
beforeEach(async () => {
  await standIn.control('POST', '/reset', { bookings: false });
  await standIn.control('DELETE', '/faults');
  await database.pool.query('truncate core.bookings, core.audit_log, core.attendance_marks cascade');
});

const rita = { id: 3, name: 'Rita do Balcão' };
const day = openDay(1);
const store = () => deskStore(database.pool, database.dbos, testDataKeys);
const sheet = (doctorId: number | null = null, of = day) =>
  readDaySheet({ store: store(), clinic }, rita, { day: of, doctorId }, new Date());
const listed = async (doctorId: number | null = null) =>
  (await sheet(doctorId)).visits.map(({ start, patientName, standing }) => `${start} ${patientName} ${standing}`);

async function patient(name: string, contacts: string[]): Promise<number> {
  const details: PatientDetails = {
    name,
    birthDay: '1955-03-02',
    gender: 'masculino',
    vat: '',
    nSNS: '',
    nCC: '',
    profession: '',
    contacts,
  };
  const made = await clinic.createPatient(details);
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

/** As the clinic's staff do it: past the website. */
async function byTelephone(start: string, name = 'Bento Telefone'): Promise<{ appointmentId: number; patientId: number }> {
  const patientId = await patient(name, ['bento@exemplo.pt', '910000032']);
  const made = await standIn.control('POST', '/desk/appointments', { doctorId: 202, date: day, start, patientId });
  return { appointmentId: ((await made.json()) as { id: number }).id, patientId };
}

async function onSite(start: string, change: BookingChange = {}, visit: Partial<RequestedVisit> = {}) {
  const wanted = fromLisbon(day, start) ?? new Date();
  const end = inLisbon(new Date(wanted.getTime() + 1_200_000)).time;
  const patientId = await patient('Ficha da Clínica', ['910000099']);
  const made = await clinic.createAppointment({ date: day, start, end, patientId, doctorId: 202, typeId: 462, state: 'SCHEDULED' });
  if (!made.ok) throw new Error(made.error.kind);
  const startsAt = visit.startsAt ?? wanted;
  const known = { ...visit, startsAt, endsAt: new Date(startsAt.getTime() + 1_200_000), subSpecialty: 'kidneyStones' as const };
  const bookingId = await pendingVisit(bookingStore(database.pool, database.dbos, testDataKeys), [], known, {
    ...{ appointmentId: made.value.id, patientId },
    ...change,
  });
  return { bookingId, appointmentId: made.value.id, patientId };
}

test('the sheet joins the clinic’s book with our bookings: one row each, with what either knows', async () => {
  const telephone = await byTelephone('10:00');
  const { bookingId } = await onSite('10:20', { paidAt: new Date() }, { insured: true });
  const { visits, doctors, isWhole } = await sheet();
  expect(isWhole).toBe(true);
  expect(visits).toMatchObject([
    {
      ...{ start: '10:00', patientName: 'Bento Telefone', phone: '910000032', birthDate: '1955-03-02', typeName: 'Consulta de Urologia' },
      ...{ bookingId: null, appointmentId: telephone.appointmentId, told: null, standing: 'inBook' },
    },
    {
      ...{ start: '10:20', patientName: 'Ficha da Clínica', phone: pendingPatient.phone, bookingId, standing: 'inBook' },
      told: { reason: 'kidneyStones', isFirst: true, isInsured: true, payment: 'paid', priceCents: 9_000, mode: 'inPerson' },
    },
  ]);
  expect(doctors).toMatchObject([{ id: 202, name: 'Dr. Henrique Valadares', steps: ['toCome', 'toCome'] }]);
  expect((await sheet(201)).visits).toEqual([]);
  expect((await sheet(null, addDays(day, 1))).visits).toEqual([]);
});

test('what only one of the two books has is shown as such', async () => {
  const gone = await onSite('10:20');
  await clinic.unscheduleAppointment(gone.appointmentId, 'OTHER', '');
  await onSite('10:40', { cancelledAt: new Date() });
  await onSite('11:00', { cancelledAt: new Date(), releasedAt: new Date() }).then(({ appointmentId }) =>
    clinic.unscheduleAppointment(appointmentId, 'OTHER', ''),
  );
  const startsAt = fromLisbon(day, '11:20') ?? new Date();
  const requested = { startsAt, endsAt: new Date(startsAt.getTime() + 1_200_000), doctorName: 'Dr. Henrique Valadares' };
  await pendingVisit(bookingStore(database.pool, database.dbos, testDataKeys), [], requested, { bookedAt: null, appointmentId: null });
  expect((await listed(202)).toSorted()).toEqual([
    '10:20 Paciente Exemplo missing',
    '10:40 Ficha da Clínica leaving',
    '11:20 Paciente Exemplo notYet',
  ]);
});

test('the clinic’s hour counts where its staff moved a visit in their own program', async () => {
  const moved = await onSite('10:20', {}, { startsAt: fromLisbon(addDays(day, 1), '15:00') ?? new Date() });
  expect((await sheet()).visits).toMatchObject([{ start: '10:20', bookingId: moved.bookingId }]);
});

test('while the clinic does not answer the sheet has what we know, and says that it is not whole', async () => {
  await byTelephone('10:00');
  await onSite('10:20');
  await standIn.control('POST', '/faults', { operation: 'appointments', kind: 'unavailable' });
  const { visits, isWhole } = await sheet();
  expect(isWhole).toBe(false);
  expect(visits).toMatchObject([{ start: '10:20', patientName: 'Paciente Exemplo', standing: 'inBook' }]);
});

test('whoever opens the sheet is recorded with whose names it showed, and a patient can read that', async () => {
  const { patientId } = await byTelephone('10:00');
  const { bookingId } = await onSite('10:20');
  await sheet();
  const { rows } = await database.pool.query('select actor, action, detail from core.audit_log');
  expect(rows).toEqual([
    { actor: rita.name, action: 'list', detail: { by: 'day', day, bookings: [bookingId], patients: [String(patientId)] } },
  ]);
  const wanted = { accountId: randomUUID(), patientId, bookingIds: [], since: new Date(0) };
  expect(await accessStore(createDatabase(database.pool)).accesses(wanted)).toMatchObject([{ by: 'staff', what: 'list' }]);
});

test('“Chegou” and “Faltou” are kept with who and when, undone as well, and each is in the audit log and on the time line', async () => {
  const today = inLisbon(new Date()).day;
  const { bookingId, appointmentId } = await onSite('10:20');
  const press = (requestId: string = randomUUID(), staff = rita) => ({ store: store(), staff, appointmentId, requestId });
  const [requestId, ana] = [randomUUID(), { id: 4, name: 'Ana do Balcão' }];
  const mark = (by: ReturnType<typeof press>, kind: 'arrived' | 'missed' = 'arrived') =>
    markAttendance(by, { kind, day: today }, new Date());
  expect(await Promise.all([mark(press(requestId)), mark(press(requestId))])).toEqual(
    expect.arrayContaining([
      { ok: true, value: 'done' },
      { ok: true, value: 'alreadyDone' },
    ]),
  );
  expect(await mark(press(randomUUID(), ana), 'missed'), 'another desk').toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect((await sheet()).visits[0]?.mark).toMatchObject({ kind: 'arrived', markedBy: rita.name, markedAt: expect.any(Date) });
  expect(await undoAttendance(press(randomUUID(), ana))).toEqual({ ok: true, value: 'done' });
  expect(await undoAttendance(press())).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect((await sheet()).visits[0]?.mark).toBeNull();
  expect(await mark(press(), 'missed')).toEqual({ ok: true, value: 'done' });
  const told = [`arrived ${rita.name}`, `attendanceUndone ${ana.name}`, `missed ${rita.name}`];
  const { rows } = await database.pool.query<{ actor: string; action: string }>(
    "select actor, action from core.audit_log where booking_id = $1 and action <> 'list' order by id",
    [bookingId],
  );
  expect(rows.map(({ actor, action }) => `${action} ${actor}`)).toEqual(told);
  expect((await store().file(bookingId))?.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(told);
});

test('a visit made by telephone is marked, too; nobody has come before the day', async () => {
  const { appointmentId } = await byTelephone('10:00');
  const press = { store: store(), staff: rita, appointmentId, requestId: randomUUID() };
  expect(await markAttendance(press, { kind: 'arrived', day }, new Date())).toEqual({ ok: false, error: { kind: 'notYet' } });
  expect(await markAttendance(press, { kind: 'arrived', day }, fromLisbon(day, '10:05') ?? new Date())).toMatchObject({ ok: true });
  expect((await sheet()).visits).toMatchObject([{ appointmentId, mark: { kind: 'arrived' } }]);
  const { rows } = await database.pool.query("select booking_id, detail from core.audit_log where action = 'arrived'");
  expect(rows).toEqual([{ booking_id: null, detail: { appointment: appointmentId } }]);
});
