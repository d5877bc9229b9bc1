import { expect, test } from 'vitest';
import type { ClinicService, FreeDay } from '../../clinic/clinic-service.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SlotHold } from '../ports/booking-store.ts';
import { availability } from './availability.ts';
import { clinicDirectory } from './clinic-directory.ts';

const names = new Map([
  [3, 'Dra. N'],
  [7, 'Dr. M'],
]);
const freeDays: FreeDay[] = [
  { doctorId: 3, date: '2027-03-26', times: ['10:00', '10:20'] },
  { doctorId: 7, date: '2027-03-26', times: ['10:20', '10:40'] },
  { doctorId: 3, date: '2027-03-29', times: ['09:00'] },
  { doctorId: 7, date: '2027-05-03', times: ['15:00'] },
];

function start() {
  const state = { now: Date.parse('2027-03-20T12:00Z'), isSilent: false, holds: [] as SlotHold[], freeDays };
  const asked: Parameters<ClinicService['listFreeDays']>[0][] = [];
  const reads = { types: 0 };
  const silence = err({ kind: 'clinicUnavailable' } as const);
  const clinic: Pick<ClinicService, 'listFreeDays' | 'listDoctors' | 'listAppointmentTypes'> = {
    async listFreeDays(question) {
      asked.push(question);
      const { doctorIds, from, to } = question;
      const found = state.freeDays.filter(({ doctorId, date }) => doctorIds.includes(doctorId) && from <= date && date <= to);
      return state.isSilent ? silence : ok(found);
    },
    async listDoctors() {
      const doctors = [...names].map(([id, clinicalName]) => ({ id, name: clinicalName, clinicalName, orderNumber: '', specialty: null }));
      return state.isSilent ? silence : ok(doctors);
    },
    async listAppointmentTypes() {
      reads.types += 1;
      return state.isSilent ? silence : ok([{ id: 462, description: 'Consulta', minutes: 20, doctorIds: [3, 7] }]);
    },
  };
  const now = () => state.now;
  const free = availability({ clinic, directory: clinicDirectory({ clinic, now }), heldSlots: async () => state.holds, now });
  return { free, asked, reads, state };
}
const anyone = { typeId: 462, doctorIds: 'anyone' } as const;
const slot = (date: string, time: string, doctorId = 3) => ({ doctorId, date, time });
const minute = 60_000;

test('each doctor has a first time of their own, also where another has the same time free, and one call asks for all', async () => {
  const { free, asked, state } = start();
  state.freeDays = [...freeDays, { doctorId: 7, date: '2027-03-25', times: ['16:00'] }];
  const answer = await free.firstOfEach(anyone);
  expect(answer.ok && answer.value.slots).toEqual([slot('2027-03-25', '16:00', 7), slot('2027-03-26', '10:00')]);
  const all = await free.ofEach(anyone);
  expect(
    all.ok &&
      all.value.slots
        .filter(({ time }) => time === '10:20')
        .map(({ doctorId }) => doctorId)
        .sort(),
  ).toEqual([3, 7]);
  expect(asked).toHaveLength(1);
});

test('without a preference every doctor of the type is asked, from tomorrow on for thirty days, and each slot has one doctor', async () => {
  const { free, asked } = start();
  const answer = await free.inNextDays(anyone);
  expect(asked).toEqual([{ doctorIds: [3, 7], typeId: 462, from: '2027-03-21', to: '2027-04-19' }]);
  expect(answer).toMatchObject({ ok: true, value: { isStale: false } });
  expect(answer.ok && answer.value.slots).toEqual([
    slot('2027-03-26', '10:00'),
    slot('2027-03-26', '10:20'),
    slot('2027-03-26', '10:40', 7),
    slot('2027-03-29', '09:00'),
  ]);
  expect(answer.ok && answer.value.days.map(({ date }) => date)).toEqual(['2027-03-26', '2027-03-29']);
});

test('the order of the doctors decides who gets a time, and it is the same question to the clinic', async () => {
  const { free, asked } = start();
  await free.inNextDays({ typeId: 462, doctorIds: [3, 7] });
  const answer = await free.inNextDays({ typeId: 462, doctorIds: [7, 3] });
  expect(answer.ok && answer.value.slots[1]).toEqual(slot('2027-03-26', '10:20', 7));
  expect(asked).toHaveLength(1);
});

test('holds are looked up every time, and a time held with one doctor goes to the next', async () => {
  const { free, asked, state } = start();
  await free.inNextDays(anyone);
  state.holds = [{ doctorId: 3, startsAt: new Date('2027-03-26T10:00Z'), endsAt: new Date('2027-03-26T10:40Z') }];
  const answer = await free.inNextDays(anyone);
  expect(answer.ok && answer.value.slots.slice(0, 2)).toEqual([slot('2027-03-26', '10:20', 7), slot('2027-03-26', '10:40', 7)]);
  expect(asked).toHaveLength(1);
});

test('after the clocks change a hold still means the hour on Lisbon’s clocks', async () => {
  const { free, state } = start();
  state.holds = [{ doctorId: 3, startsAt: new Date('2027-03-29T08:00Z'), endsAt: new Date('2027-03-29T08:20Z') }];
  const answer = await free.inNextDays({ typeId: 462, doctorIds: [3] });
  expect(answer.ok && answer.value.days.map(({ date }) => date)).toEqual(['2027-03-26']);
});

test.each([
  ['2027-03-27T23:30Z', '2027-03-28', '2027-04-26'],
  ['2027-03-28T23:30Z', '2027-03-30', '2027-04-28'],
  ['2027-10-30T23:30Z', '2027-11-01', '2027-11-30'],
  ['2027-10-31T23:30Z', '2027-11-01', '2027-11-30'],
])('at %s tomorrow is Lisbon’s tomorrow', async (now, from, to) => {
  const { free, asked, state } = start();
  state.now = Date.parse(now);
  await free.inNextDays(anyone);
  expect(asked).toMatchObject([{ from, to }]);
});

test('a month is asked for by itself; one out of reach or over costs the clinic nothing', async () => {
  const { free, asked } = start();
  const may = await free.inMonth('2027-05', anyone);
  expect(may.ok && may.value.slots).toEqual([slot('2027-05-03', '15:00', 7)]);
  for (const month of ['2027-02', '2031-01', 'soon']) expect(await free.inMonth(month, anyone)).toMatchObject({ value: { slots: [] } });
  expect(asked).toHaveLength(1);
});

test.each([
  ['a doctor who does not exist', { typeId: 462, doctorIds: [99] }],
  ['a type that does not exist', { typeId: 1, doctorIds: 'anyone' as const }],
])('%s has no free time and costs the clinic nothing', async (_, choice) => {
  const { free, asked } = start();
  expect(await free.inNextDays(choice)).toMatchObject({ ok: true, value: { slots: [], days: [] } });
  expect(asked).toHaveLength(0);
});

test('the first free slot is the earliest, or none', async () => {
  const { free } = start();
  expect(await free.firstFree(anyone)).toMatchObject(ok({ slot: slot('2027-03-26', '10:00'), isStale: false }));
  expect(await free.firstFree({ typeId: 462, doctorIds: [] })).toMatchObject(ok({ slot: null }));
});

test('whoever lost a time is offered the nearest, also in a month further on', async () => {
  const { free } = start();
  const near = await free.nearest(slot('2027-03-26', '10:00'), anyone);
  expect(near.ok && near.value.slots[0]).toEqual(slot('2027-03-26', '10:20'));
  expect(await free.nearest(slot('2027-05-10', '10:00'), anyone)).toMatchObject(ok({ slots: [slot('2027-05-03', '15:00', 7)] }));
});

test('all who are free at a time are candidates, in the order of the choice', async () => {
  const { free } = start();
  const at = { date: '2027-03-26', time: '10:20' };
  expect(await free.doctorsAt(at, { typeId: 462, doctorIds: [7, 3] })).toEqual(
    ok([
      { doctorId: 7, doctorName: 'Dr. M' },
      { doctorId: 3, doctorName: 'Dra. N' },
    ]),
  );
  expect(await free.doctorsAt({ ...at, time: '18:00' }, anyone)).toEqual(ok([]));
});

test('a silent clinic is covered for five minutes, marked, and a booked day is not shown meanwhile', async () => {
  const { free, state } = start();
  await free.inNextDays(anyone);
  state.isSilent = true;
  free.forget(3, '2027-03-26');
  state.now += minute;
  const stale = await free.inNextDays(anyone);
  expect(stale).toMatchObject({ value: { isStale: true, readAt: new Date('2027-03-20T12:00Z') } });
  expect(stale.ok && stale.value.slots[0]).toEqual(slot('2027-03-26', '10:20', 7));
  expect(await free.firstFree(anyone)).toMatchObject(ok({ slot: slot('2027-03-26', '10:20', 7), isStale: true }));
  state.now += 5 * minute;
  expect(await free.inNextDays(anyone)).toEqual(err({ kind: 'clinicUnavailable' }));
});

test('after a booking the clinic is asked anew, and only about what it concerns', async () => {
  const { free, asked } = start();
  await free.inNextDays({ typeId: 462, doctorIds: [3] });
  await free.inNextDays({ typeId: 462, doctorIds: [7] });
  free.forget(3, '2027-03-26');
  await free.inNextDays({ typeId: 462, doctorIds: [3] });
  await free.inNextDays({ typeId: 462, doctorIds: [7] });
  expect(asked.map(({ doctorIds }) => doctorIds)).toEqual([[3], [7], [3]]);
});

test('doctors and types are read every ten minutes, and stand for a day when the clinic is silent', async () => {
  const { free, reads, state } = start();
  for (const _ of [1, 2, 3]) await free.inNextDays(anyone);
  expect(reads.types).toBe(1);
  state.now += 10 * minute;
  await free.inNextDays(anyone);
  expect(reads.types).toBe(2);
  state.isSilent = true;
  state.now += 23 * 60 * minute;
  expect(await free.firstFree({ typeId: 462, doctorIds: [] })).toMatchObject(ok({ slot: null }));
  state.now += 60 * minute;
  expect(await free.firstFree({ typeId: 462, doctorIds: [] })).toEqual(err({ kind: 'clinicUnavailable' }));
});
