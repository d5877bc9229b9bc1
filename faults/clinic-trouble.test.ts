import { expect } from 'vitest';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test, waitForStatus } from './harness/harness-test.ts';
import { appointmentsAt, getsLetters, holdsOf, patientsNamed } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
const operation = 'appointmentCreate';

const troubles = [
  { name: '503', fault: { kind: 'unavailable', times: 2 } },
  { name: 'no answer at all', fault: { kind: 'hang', times: 1 } },
  { name: 'made, and the connection broke', fault: { kind: 'resetAfterCommit', times: 1 } },
  { name: 'made, within the settle time', fault: { kind: 'lateCommit', ms: 700, times: 1 } },
  { name: 'made, and half an answer', fault: { kind: 'malformed', times: 1 } },
  { name: 'not made, and a page of HTML', fault: { kind: 'malformed', commit: false, times: 1 } },
];

test.for(troubles)('creating: $name; one appointment', async ({ fault }, { harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await harness.fault({ operation, ...fault });
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'scheduled');
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
  await getsLetters(harness, asked.patient.email, ['scheduled']);
});

test('made after the settle time by a clinic that books a slot twice: the second is found and removed', async ({ harness, workers }) => {
  await workers.current();
  const { rows } = await harness.clinicBook.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'clinic_slot_once'`,
  );
  await harness.clinicBook.query('alter table sandbox.clinic_appointments drop constraint clinic_slot_once');
  const when = times.next().value;
  const asked = visit(when);
  await harness.fault({ operation, kind: 'lateCommit', ms: 6_000, times: 1 });
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'scheduled');
  await expect.poll(() => appointmentsAt(harness, when.doctorId, when.date, when.time), { timeout: 20_000 }).toHaveLength(2);
  await recheck(harness, asked.id);
  await expect.poll(() => appointmentsAt(harness, when.doctorId, when.date, when.time), { timeout: 20_000 }).toHaveLength(1);
  const [left] = await appointmentsAt(harness, when.doctorId, when.date, when.time);
  expect(left.id).toBe((await harness.store.read(asked.id))?.appointmentId);
  await harness.clinicBook.query(`alter table sandbox.clinic_appointments add constraint clinic_slot_once ${rows[0]?.rule}`);
});

const recheck = ({ store }: FaultHarness, bookingId: string) =>
  store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: 'test' }));

test('taken at the clinic’s desk: the patient hears it, and our hold is gone', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  await harness.control('/clinic/control/desk/appointments', { doctorId: when.doctorId, date: when.date, start: when.time });
  const asked = visit(when);
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'slotTaken');
  expect(await holdsOf(harness, asked.id)).toEqual([]);
  await getsLetters(harness, asked.patient.email, ['slotTaken']);
});

test.for(['resetAfterCommit', 'lateCommit'])(
  'a patient without tax number, made without an answer (%s), is made once',
  async (kind, { harness, workers }) => {
    await workers.current();
    const asked = visit(times.next().value);
    asked.patient.vat = null;
    await harness.fault({ operation: 'patientCreate', kind, times: 1, ...(kind === 'lateCommit' && { ms: 1_000 }) });
    await submit(harness, asked);
    await waitForStatus(harness, asked.id, 'scheduled');
    expect(await patientsNamed(harness, asked.patient.name)).toHaveLength(1);
  },
);

test('a patient whom the clinic refuses hears that a person will call, and the slot is free', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value);
  await harness.fault({ operation: 'patientCreate', kind: 'errorCode', code: 'ERROR_CREATING_PATIENT', times: 1 });
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'needsReview');
  expect(await holdsOf(harness, asked.id)).toEqual([]);
  await getsLetters(harness, asked.patient.email, ['needsPerson']);
});
