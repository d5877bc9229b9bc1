import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { expect } from 'vitest';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { bookingStatusOf, test } from './harness/harness-test.ts';
import { knownAtTheClinic } from './harness/known-at-the-clinic.ts';
import { patientsNamed } from './harness/outside-state.ts';
import type { pauseRecording } from './harness/pause-recording.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
const later = bookableTimes(30);

type Answers = ReturnType<typeof visit>['patient'];
/** `told`: the second comes from the same contact, so it is refused; from another it goes on, and the desk looks. */
const pairs: { name: string; outcome: string; second: (first: Answers, own: Answers) => Answers }[] = [
  { name: 'one NIF, two e-mails', outcome: 'scheduled,scheduled', second: (first, own) => ({ ...first, email: own.email }) },
  { name: 'one e-mail, no NIF', outcome: 'conflict,scheduled', second: (first) => first },
  { name: 'one e-mail, a NIF on one of them', outcome: 'conflict,scheduled', second: (first, own) => ({ ...first, vat: own.vat }) },
];

test.for(pairs)(
  'two bookings at the same moment, $name: one patient, $outcome',
  async ({ name, outcome, second }, { harness, workers }) => {
    await workers.current();
    const [one, two] = [visit(times.next().value), visit(times.next().value)];
    if (name !== 'one NIF, two e-mails') one.patient.vat = null;
    two.patient = second(one.patient, two.patient);
    await Promise.all([submit(harness, one), submit(harness, two)]);
    await eventually(async () => (await statusesOf()).join() === outcome, name);
    expect(await patientsNamed(harness, one.patient.name)).toHaveLength(1);
    const { rowCount } = await harness.pool.query(`select from core.work_items where kind = 'nearbyVisit' and subject_id = any($1)`, [
      [one.id, two.id],
    ]);
    expect(rowCount).toBe(outcome === 'scheduled,scheduled' ? 1 : 0);

    async function statusesOf() {
      return (await Promise.all([one, two].map(({ id }) => bookingStatusOf(harness, id)))).sort();
    }
  },
);

test('two bookings at the same moment, weeks apart: one patient, two visits', async ({ harness, workers }) => {
  await workers.current();
  const [one, two] = [visit(times.next().value), visit(later.next().value)];
  two.patient = one.patient;
  await Promise.all([submit(harness, one), submit(harness, two)]);
  for (const { id } of [one, two]) await eventually(async () => (await bookingStatusOf(harness, id)) === 'scheduled', 'both are booked');
  expect(await patientsNamed(harness, one.patient.name)).toHaveLength(1);
});

test('a visit that the desk makes near by at the same moment: for the proven patient the one that came first stands', async ({
  harness,
  workers,
  pause,
}) => {
  await workers.current();
  const asked = visit(times.next().value);
  asked.provenPatientId = await knownAtTheClinic(harness, asked.patient);
  await bookedMeanwhile(harness, pause, asked);
  await eventually(async () => (await bookingStatusOf(harness, asked.id)) === 'conflict', 'the later one gives way');
});

test('whoever has not proven to be the patient is told nothing of it: his booking goes on', async ({ harness, workers, pause }) => {
  await workers.current();
  const asked = visit(times.next().value);
  await knownAtTheClinic(harness, { ...asked.patient, email: `dono.${asked.patient.email}` });
  await bookedMeanwhile(harness, pause, asked);
  await eventually(async () => (await bookingStatusOf(harness, asked.id)) === 'scheduled', 'it goes on');
});

async function bookedMeanwhile(harness: FaultHarness, pause: Awaited<ReturnType<typeof pauseRecording>>, asked: Submission): Promise<void> {
  const paused = await pause(`book-${asked.id}`, 'patient', () => submit(harness, asked));
  const patientId = (await harness.store.read(asked.id))?.patientId;
  const near = times.next().value;
  await harness.control('/clinic/control/desk/appointments', { doctorId: near.doctorId, date: near.date, start: near.time, patientId });
  await paused.record();
}
