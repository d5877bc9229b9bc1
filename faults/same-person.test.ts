import { expect } from 'vitest';
import { eventually } from './room/eventually.ts';
import { patientsNamed } from './room/independent-reader.ts';
import { statusOf, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const later = freeTimes(30);

type Answers = ReturnType<typeof visit>['patient'];
const pairs: { name: string; second: (first: Answers, own: Answers) => Answers }[] = [
  { name: 'one NIF, two e-mails', second: (first, own) => ({ ...first, email: own.email }) },
  { name: 'one e-mail, no NIF', second: (first) => first },
  { name: 'one e-mail, a NIF on one of them', second: (first, own) => ({ ...first, vat: own.vat }) },
];

test.for(pairs)(
  'two bookings at the same moment, $name: one patient, one visit, one refusal',
  async ({ name, second }, { room, workers }) => {
    await workers.current();
    const [one, two] = [visit(times.next().value), visit(times.next().value)];
    if (name !== 'one NIF, two e-mails') one.patient.vat = null;
    two.patient = second(one.patient, two.patient);
    await Promise.all([submit(room, one), submit(room, two)]);
    await eventually(async () => (await statusesOf()).join() === 'conflict,scheduled', name);
    expect(await patientsNamed(room, one.patient.name)).toHaveLength(1);

    async function statusesOf() {
      return (await Promise.all([one, two].map(({ id }) => statusOf(room, id)))).sort();
    }
  },
);

test('two bookings at the same moment, weeks apart: one patient, two visits', async ({ room, workers }) => {
  await workers.current();
  const [one, two] = [visit(times.next().value), visit(later.next().value)];
  two.patient = one.patient;
  await Promise.all([submit(room, one), submit(room, two)]);
  for (const { id } of [one, two]) await eventually(async () => (await statusOf(room, id)) === 'scheduled', 'both are booked');
  expect(await patientsNamed(room, one.patient.name)).toHaveLength(1);
});

test('a visit that the desk makes near by at the same moment: the one that came first stands', async ({ room, workers, pause }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  const paused = await pause(`book-${asked.id}`, 'patient', () => submit(room, asked));
  const patientId = (await room.store.read(asked.id))?.patientId;
  const near = times.next().value;
  await room.control('/clinic/control/desk/appointments', { doctorId: near.doctorId, date: near.date, start: near.time, patientId });
  await paused.record();
  await eventually(async () => (await statusOf(room, asked.id)) === 'conflict', 'the later one gives way');
});
