import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallClinic } from './call-clinic.ts';
import { createPatientCall } from './calls.generated.ts';
import { appointment, appointmentType, freeDaysOfDoctor, patient } from './response-schemas.ts';

const record = {
  id: 1,
  name: 'N',
  birthDay: '1961-05-04',
  vat: null,
  nSNS: null,
  nCC: '1',
  profession: null,
  patientNumber: '1',
  contacts: [],
};

test('what the clinic does not know is an empty text, and a gender in other words is none', () => {
  expect(patient.parse({ ...record, gender: 'Masculino' })).toEqual({ ...record, vat: '', nSNS: '', profession: '', gender: 'masculino' });
  expect(patient.parse({ ...record, gender: 'M' }).gender).toBeNull();
});

test('a visit takes twenty minutes where its type does not say how long', () =>
  expect(appointmentType.parse({ id: 1, description: 'D', time: 0, associatedDoctors: [{ id: 3 }] })).toEqual({
    id: 1,
    description: 'D',
    minutes: 20,
    doctorIds: [3],
  }));

test('days without a free time are left out', () => {
  const day = (date: string, available: boolean) => ({ date, freeIntervals: 1, events: [{ available, startHour: '10:20:00' }] });
  const freeSchedule = [day('2027-03-01', true), day('2027-03-02', false)];
  expect(freeDaysOfDoctor.parse({ id: 3, freeSchedule }).freeDays).toEqual([{ doctorId: 3, date: '2027-03-01', times: ['10:20'] }]);
});

test.each(['2027-03-28 10:20:00', '2027-03-28T10:20:00'])('the day of a visit is read from %s', (date) => {
  const visit = { id: 9, doctor: { id: 3, clinicalName: 'Dr. N' }, patient: { id: 1 }, type: { id: 462 }, state: { name: 'SCHEDULED' } };
  const read = appointment.parse({ ...visit, date, time: { initial: '10:20:00', final: '10:40:00' } });
  expect(read).toMatchObject({ date: '2027-03-28', start: '10:20', end: '10:40', doctorName: 'Dr. N', patientId: 1 });
});

test('a schema that cannot read all that the contract allows does not pass the type check', async () => {
  const call: CallClinic = async () => ({ kind: 'unavailable', reason: 'a test' });
  const variables = { patient: { name: 'N', birthDay: '1961-05-04', gender: 'masculino' } };
  const neverEmpty = z.object({ done: z.object({ id: z.int() }) });
  // @ts-expect-error The contract allows null.
  expect((await call(createPatientCall, variables, neverEmpty)).kind).toBe('unavailable');
});
