import { randomUUID } from 'node:crypto';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { releaseBooking } from '@clinic/core/booking/appointment/release-visit';
import type { RequestedVisit } from '@clinic/core/booking/model/booking';
import { inMinutes, pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { scriptedProvider } from '@clinic/core/booking/testing/scripted-provider';
import type { ClinicService, PatientDetails } from '@clinic/core/clinic/clinic-service';
import { cancelAbsence } from '@clinic/core/desk/absence/cancel-absence';
import { openClinicCall } from '@clinic/core/desk/absence/open-call';
import { readAbsence } from '@clinic/core/desk/absence/read-absence';
import type { DeskStore } from '@clinic/core/desk/desk-store';
import { settleWork } from '@clinic/core/desk/settle-work';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLogger } from '@clinic/core/logging/create-logger';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import { openDay } from './test-words.ts';

/** A doctor does not come: twelve visits of one day, against the stand-in over HTTP and a real database. */
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
  await database.pool.query('truncate core.bookings, core.audit_log, core.work_items, dbos.workflow_status cascade');
});

const rita = { id: 3, name: 'Rita do Balcão' };
const day = openDay(1);
const absence = { doctorId: 202, from: day, to: day };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
const plan = () => readAbsence({ store: desk(), clinic }, absence, new Date());

async function patient(name: string): Promise<number> {
  const details: PatientDetails = {
    name,
    birthDay: '1955-03-02',
    gender: 'masculino',
    vat: '',
    nSNS: '',
    nCC: '',
    profession: '',
    contacts: ['910000032'],
  };
  const made = await clinic.createPatient(details);
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

const starts = ['10:00', '10:20', '10:40', '11:00', '11:20', '11:40', '12:00', '12:20', '14:00', '14:20', '14:40', '15:00'];
const paid = { paidAt: inMinutes(-10), transactionId: 'transaction', paidCents: 9_000 };

async function onSite(start: string, visit: Partial<RequestedVisit> = {}, isPaid = false): Promise<string> {
  const startsAt = fromLisbon(day, start) ?? new Date();
  const endsAt = new Date(startsAt.getTime() + 1_200_000);
  const patientId = await patient('Ficha da Clínica');
  const times = { date: day, start, end: inLisbon(endsAt).time };
  const made = await clinic.createAppointment({ ...times, patientId, doctorId: 202, typeId: 462, state: 'SCHEDULED' });
  if (!made.ok) throw new Error(made.error.kind);
  const known = { appointmentId: made.value.id, patientId, ...(isPaid && { paidAt: inMinutes(-10) }) };
  return pendingVisit(bookings(), isPaid ? [{ ...paid, transactionId: randomUUID() }] : [], { startsAt, endsAt, ...visit }, known);
}

/** Ten of the site, of which two are paid and one has no e-mail, and two by telephone. */
async function twelve(): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, start] of starts.slice(0, 10).entries())
    ids.push(
      await onSite(start, index === 9 ? { patient: { ...pendingPatient, email: '' } } : index === 1 ? { locale: 'en' } : {}, index < 2),
    );
  for (const start of starts.slice(10))
    await standIn.control('POST', '/desk/appointments', { doctorId: 202, date: day, start, patientId: await patient('Bento Telefone') });
  return ids;
}

async function confirm(shown: Awaited<ReturnType<typeof plan>>, requestId: string = randomUUID(), staff = rita, store = desk()) {
  const confirmed = {
    ...{ ...absence, reason: 'doctorAway' as const },
    bookingIds: shown.lines.flatMap(({ booking }) => booking?.id ?? []),
    appointmentIds: shown.lines.flatMap(({ booking, visit }) => (booking ? [] : (visit.appointmentId ?? []))),
  };
  return cancelAbsence({ store, clinic, staff, requestId }, confirmed, new Date());
}
const works = async () =>
  (await database.pool.query<{ id: string }>('select workflow_uuid as id from dbos.workflow_status order by 1')).rows.map(({ id }) => id);
const items = async () =>
  (
    await database.pool.query(
      'select kind, subject_kind, count(*)::int as count from core.work_items where closed_at is null group by 1, 2 order by 1, 2',
    )
  ).rows;
const absences = async () => (await database.pool.query("select actor, detail from core.audit_log where action = 'absence'")).rows;

test('the preview lists every visit concerned, how each patient hears of it, and what goes back', async () => {
  await twelve();
  const { lines, isWhole } = await plan();
  expect(isWhole).toBe(true);
  expect(lines.map(({ visit }) => visit.start)).toEqual(starts);
  expect(lines.map(({ by }) => by)).toEqual([...Array(9).fill('letter'), 'call', 'call', 'call']);
  expect(lines.map(({ refundCents }) => refundCents)).toEqual([9_000, 9_000, ...Array(10).fill(0)]);
  expect(await works()).toEqual([]);
});

test('a reference that was paid after another way was chosen goes back by transfer, and the preview says so', async () => {
  const id = await onSite('10:00', { paymentMethod: 'mbway' }, true);
  await database.pool.query("update core.payments set method = 'multibanco' where booking_id = $1", [id]);
  const { lines } = await plan();
  expect(lines).toMatchObject([{ refundCents: 9_000, transfer: { cents: 9_000, account: 'waiting' } }]);
});

test('one confirmation cancels all of the site for the clinic, with refunds, and asks for a call where no letter arrives', async () => {
  const ids = await twelve();
  expect(await confirm(await plan())).toEqual({ ok: true, value: 'done' });
  for (const id of ids) {
    const booking = await bookings().read(id);
    expect(booking).toMatchObject({ cancelledAt: expect.any(Date), clinicCancelReason: 'doctorAway' });
    const events = (await desk().file(id))?.events.map(({ kind, actor }) => `${kind} ${actor}`);
    expect(events?.[0]).toBe(`cancelledForClinic ${rita.name}`);
  }
  expect((await works()).filter((id) => id.startsWith('release-'))).toHaveLength(10);
  expect(await items()).toEqual([
    { kind: 'clinicCancelled', subject_kind: 'appointment', count: 2 },
    { kind: 'clinicCancelled', subject_kind: 'booking', count: 1 },
    { kind: 'refundDue', subject_kind: 'booking', count: 2 },
  ]);
  expect(await absences()).toMatchObject([{ actor: rita.name, detail: { why: 'doctorAway', bookings: ids.toSorted() } }]);
  expect(
    (await plan()).lines.map(({ by }) => by),
    'what is left are the two to call',
  ).toEqual(['called', 'called']);
});

test('the worker takes each out of the clinic’s book, which says who cancelled, and then writes', async () => {
  const id = await onSite('10:00', {}, true);
  await confirm(await plan());
  const ports = { store: bookings(), clinic, provider: scriptedProvider(), contacts: patientContacts(createDatabase(database.pool)) };
  await releaseBooking({ ...ports, keys: testDataKeys, settleMs: 0, sleep: async () => {} }, id);
  expect(await clinic.listBook({ from: day, to: day })).toEqual({ ok: true, value: [] });
  const { rows } = await standIn.db
    .selectFrom('clinic_appointments')
    .select('unschedule_observation')
    .execute()
    .then((rows) => ({ rows }));
  expect(rows.map((row) => row.unschedule_observation)).toEqual(['Cancelada pela clínica']);
  expect(await works()).toContain(`tell-${id}-cancelled-visit`);
});

test('pressed twice, and by two desks at once, it has one effect', async () => {
  await twelve();
  const [shown, requestId] = [await plan(), randomUUID()];
  const ana = { id: 4, name: 'Ana do Balcão' };
  const outcomes = await Promise.all([confirm(shown, requestId), confirm(shown, requestId), confirm(shown, randomUUID(), ana)]);
  expect(outcomes.filter((outcome) => outcome.ok && outcome.value === 'done')).toHaveLength(1);
  expect((await works()).filter((id) => id.startsWith('release-'))).toHaveLength(10);
  expect(await absences()).toHaveLength(1);
  const refunds = await database.pool.query('select from core.refund_tasks');
  expect(refunds.rows).toHaveLength(2);
  expect((await items())[0]).toEqual({ kind: 'clinicCancelled', subject_kind: 'appointment', count: 2 });
});

test('a process that dies half-way leaves nothing half done, and the same press afterwards does all of it', async () => {
  await twelve();
  const [shown, requestId] = [await plan(), randomUUID()];
  let left = 5;
  const act: DeskStore['act'] = (entry, work) =>
    desk().act(entry, (transaction) =>
      work({
        ...transaction,
        enqueueWork: async (asked, at) => {
          left -= 1;
          if (left === 0) throw new Error('killed');
          await transaction.enqueueWork(asked, at);
        },
      }),
    );
  await expect(confirm(shown, requestId, rita, { ...desk(), act })).rejects.toThrow('killed');
  expect([await works(), await items(), await absences()]).toEqual([[], [], []]);
  expect(await confirm(shown, requestId)).toEqual({ ok: true, value: 'done' });
  expect((await works()).filter((id) => id.startsWith('release-'))).toHaveLength(10);
});

test('what the patient cancelled meanwhile stays the patient’s; what came in meanwhile is not cancelled unseen', async () => {
  const [own, other] = [await onSite('10:00'), await onSite('10:20')];
  const shown = await plan();
  await cancelBooking(bookings(), own, 0);
  const late = await onSite('10:40');
  expect(await confirm(shown)).toEqual({ ok: true, value: 'done' });
  expect(await bookings().read(own)).toMatchObject({ clinicCancelReason: null });
  expect(await bookings().read(other)).toMatchObject({ clinicCancelReason: 'doctorAway' });
  expect(await bookings().read(late)).toMatchObject({ cancelledAt: null });
  expect((await plan()).lines.map(({ booking }) => booking?.id)).toEqual([late]);
});

const waiting = () => desk().quietWork(new Date(), { isOverdue: false, kind: null, skip: 0, take: 10 });

test('a call about a visit made by telephone shows whom to call, recorded, and is asked for once', async () => {
  await standIn.control('POST', '/desk/appointments', {
    doctorId: 202,
    date: day,
    start: '10:00',
    patientId: await patient('Bento Telefone'),
  });
  const shown = await plan();
  await confirm(shown);
  const [item] = await waiting();
  if (!item) throw new Error('a call is to be made');
  expect(JSON.stringify(item)).not.toContain('Bento');
  const call = await openClinicCall({ store: desk(), clinic }, rita, item.id);
  expect(call?.record).toMatchObject({ name: 'Bento Telefone', contacts: ['910000032'] });
  const { rows } = await database.pool.query("select detail from core.audit_log where action = 'records'");
  expect(rows).toEqual([{ detail: { patients: [String(item.detail['patientId'])] } }]);
  await settleWork({ store: desk(), staff: rita, itemId: item.id, requestId: randomUUID() });
  expect(await confirm(shown)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await waiting()).toEqual([]);
});
