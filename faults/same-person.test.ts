import type { Submission } from '@clinic/core/booking/submit-booking';
import { expect } from 'vitest';
import type { ClinicRoom } from './room/clinic-room.ts';
import { eventually } from './room/eventually.ts';
import { patientsNamed } from './room/independent-reader.ts';
import { knownAtTheClinic } from './room/known-at-the-clinic.ts';
import type { pauseRecording } from './room/pause-recording.ts';
import { statusOf, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const later = freeTimes(30);

type Answers = ReturnType<typeof visit>['patient'];
/** `told`: the second comes from the same contact, so it is refused; from another it goes on, and the desk looks. */
const pairs: { name: string; outcome: string; second: (first: Answers, own: Answers) => Answers }[] = [
  { name: 'one NIF, two e-mails', outcome: 'scheduled,scheduled', second: (first, own) => ({ ...first, email: own.email }) },
  { name: 'one e-mail, no NIF', outcome: 'conflict,scheduled', second: (first) => first },
  { name: 'one e-mail, a NIF on one of them', outcome: 'conflict,scheduled', second: (first, own) => ({ ...first, vat: own.vat }) },
];

test.for(pairs)('two bookings at the same moment, $name: one patient, $outcome', async ({ name, outcome, second }, { room, workers }) => {
  await workers.current();
  const [one, two] = [visit(times.next().value), visit(times.next().value)];
  if (name !== 'one NIF, two e-mails') one.patient.vat = null;
  two.patient = second(one.patient, two.patient);
  await Promise.all([submit(room, one), submit(room, two)]);
  await eventually(async () => (await statusesOf()).join() === outcome, name);
  expect(await patientsNamed(room, one.patient.name)).toHaveLength(1);
  const { rowCount } = await room.pool.query(`select from core.work_items where kind = 'nearbyVisit' and subject_id = any($1)`, [
    [one.id, two.id],
  ]);
  expect(rowCount).toBe(outcome === 'scheduled,scheduled' ? 1 : 0);

  async function statusesOf() {
    return (await Promise.all([one, two].map(({ id }) => statusOf(room, id)))).sort();
  }
});

test('two bookings at the same moment, weeks apart: one patient, two visits', async ({ room, workers }) => {
  await workers.current();
  const [one, two] = [visit(times.next().value), visit(later.next().value)];
  two.patient = one.patient;
  await Promise.all([submit(room, one), submit(room, two)]);
  for (const { id } of [one, two]) await eventually(async () => (await statusOf(room, id)) === 'scheduled', 'both are booked');
  expect(await patientsNamed(room, one.patient.name)).toHaveLength(1);
});

test('a visit that the desk makes near by at the same moment: for the proven patient the one that came first stands', async ({
  room,
  workers,
  pause,
}) => {
  await workers.current();
  const asked = visit(times.next().value);
  asked.provenPatientId = await knownAtTheClinic(room, asked.patient);
  await bookedMeanwhile(room, pause, asked);
  await eventually(async () => (await statusOf(room, asked.id)) === 'conflict', 'the later one gives way');
});

test('whoever has not proven to be the patient is told nothing of it: his booking goes on', async ({ room, workers, pause }) => {
  await workers.current();
  const asked = visit(times.next().value);
  await knownAtTheClinic(room, { ...asked.patient, email: `dono.${asked.patient.email}` });
  await bookedMeanwhile(room, pause, asked);
  await eventually(async () => (await statusOf(room, asked.id)) === 'scheduled', 'it goes on');
});

async function bookedMeanwhile(room: ClinicRoom, pause: Awaited<ReturnType<typeof pauseRecording>>, asked: Submission): Promise<void> {
  const paused = await pause(`book-${asked.id}`, 'patient', () => submit(room, asked));
  const patientId = (await room.store.read(asked.id))?.patientId;
  const near = times.next().value;
  await room.control('/clinic/control/desk/appointments', { doctorId: near.doctorId, date: near.date, start: near.time, patientId });
  await paused.record();
}
