import { expect } from 'vitest';
import type { ClinicRoom } from './room/clinic-room.ts';
import { appointmentsAt, getsLetters, holdsOf, patientsNamed } from './room/independent-reader.ts';
import { becomes, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const operation = 'appointmentCreate';

const troubles = [
  { name: '503', fault: { kind: 'unavailable', times: 2 } },
  { name: 'no answer at all', fault: { kind: 'hang', times: 1 } },
  { name: 'made, and the connection broke', fault: { kind: 'resetAfterCommit', times: 1 } },
  { name: 'made, within the settle time', fault: { kind: 'lateCommit', ms: 700, times: 1 } },
  { name: 'made, and half an answer', fault: { kind: 'malformed', times: 1 } },
  { name: 'not made, and a page of HTML', fault: { kind: 'malformed', commit: false, times: 1 } },
];

test.for(troubles)('creating: $name; one appointment', async ({ fault }, { room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await room.fault({ operation, ...fault });
  await submit(room, asked);
  await becomes(room, asked.id, 'scheduled');
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);
  await getsLetters(room, asked.patient.email, ['scheduled']);
});

test('made after the settle time by a clinic that books a slot twice: the second is found and removed', async ({ room, workers }) => {
  await workers.current();
  const { rows } = await room.clinicBook.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'clinic_slot_once'`,
  );
  await room.clinicBook.query('alter table sandbox.clinic_appointments drop constraint clinic_slot_once');
  const when = times.next().value;
  const asked = visit(when);
  await room.fault({ operation, kind: 'lateCommit', ms: 6_000, times: 1 });
  await submit(room, asked);
  await becomes(room, asked.id, 'scheduled');
  await expect.poll(() => appointmentsAt(room, when.doctorId, when.date, when.time), { timeout: 20_000 }).toHaveLength(2);
  await recheck(room, asked.id);
  await expect.poll(() => appointmentsAt(room, when.doctorId, when.date, when.time), { timeout: 20_000 }).toHaveLength(1);
  const [left] = await appointmentsAt(room, when.doctorId, when.date, when.time);
  expect(left.id).toBe((await room.store.read(asked.id))?.appointmentId);
  await room.clinicBook.query(`alter table sandbox.clinic_appointments add constraint clinic_slot_once ${rows[0]?.rule}`);
});

const recheck = ({ store }: ClinicRoom, bookingId: string) =>
  store.inTransaction((transaction) => transaction.start({ kind: 'recheckOn', bookingId, occasion: 'test' }));

test('taken at the clinic’s desk: the patient hears it, and our hold is gone', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  await room.control('/clinic/control/desk/appointments', { doctorId: when.doctorId, date: when.date, start: when.time });
  const asked = visit(when);
  await submit(room, asked);
  await becomes(room, asked.id, 'slotTaken');
  expect(await holdsOf(room, asked.id)).toEqual([]);
  await getsLetters(room, asked.patient.email, ['slotTaken']);
});

test.for(['resetAfterCommit', 'lateCommit'])(
  'a patient without tax number, made without an answer (%s), is made once',
  async (kind, { room, workers }) => {
    await workers.current();
    const asked = visit(times.next().value);
    asked.patient.vat = null;
    await room.fault({ operation: 'patientCreate', kind, times: 1, ...(kind === 'lateCommit' && { ms: 1_000 }) });
    await submit(room, asked);
    await becomes(room, asked.id, 'scheduled');
    expect(await patientsNamed(room, asked.patient.name)).toHaveLength(1);
  },
);

test('a patient whom the clinic refuses hears that a person will call, and the slot is free', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value);
  await room.fault({ operation: 'patientCreate', kind: 'errorCode', code: 'ERROR_CREATING_PATIENT', times: 1 });
  await submit(room, asked);
  await becomes(room, asked.id, 'needsReview');
  expect(await holdsOf(room, asked.id)).toEqual([]);
  await getsLetters(room, asked.patient.email, ['needsPerson']);
});
