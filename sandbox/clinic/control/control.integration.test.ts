import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCalendarDays, lisbonNow, weekdayOf } from '../calendar/lisbon-days.ts';
import { bringUpToDate } from '../seed/seed-clinic.ts';
import { appointmentTypes } from '../seed/visits.ts';
import { startTestClinic, type TestClinic } from '../test-clinic.ts';
import {
  anAppointment,
  aPatient,
  createAppointmentMutation,
  createPatientMutation,
  type FreeTimes,
  freeTimesQuery,
  openDay,
} from '../test-words.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await startTestClinic();
});
afterAll(() => clinic.stop());

async function codeOfBooking(day: string) {
  const { data } = await clinic.ask<{ patientCreate: { id: number } }>(createPatientMutation, { patient: aPatient });
  return (await clinic.ask(createAppointmentMutation, { appointment: anAppointment(data.patientCreate.id, day) })).code;
}

test('what the desk books is taken for the website, and free again when the desk cancels', async () => {
  const day = openDay(1);
  const visit = { doctorId: 202, date: day, start: '10:20' };
  const booked = await clinic.control('POST', '/desk/appointments', visit);
  expect(booked.status).toBe(201);
  const { id } = (await booked.json()) as { id: number };
  expect((await clinic.control('POST', '/desk/appointments', visit)).status).toBe(409);
  expect(await codeOfBooking(day)).toBe('APPOINTMENT_SLOT_NOT_AVAILABLE');
  expect((await clinic.control('DELETE', `/desk/appointments/${id}`)).status).toBe(200);
  expect(await codeOfBooking(day)).toBeUndefined();
});

test('a day the desk blocks has no free time and takes no booking', async () => {
  const day = openDay(2);
  expect((await clinic.control('POST', '/desk/absences', { doctorId: 202, firstDay: day, lastDay: day })).status).toBe(201);
  const question = { ids: [202, 201], initial: `${day} 00:00:00`, final: `${day} 23:59:59`, typeId: 462 };
  const { items } = (await clinic.ask<FreeTimes>(freeTimesQuery, question)).data.entityDoctors;
  expect(items.map((doctor) => [doctor.id, doctor.freeSchedule.length])).toEqual([
    [201, 1],
    [202, 0],
  ]);
  expect(await codeOfBooking(day)).toBe('APPOINTMENT_SLOT_NOT_AVAILABLE');
});

test('the page shows bookings, faults and calls, and no patient by name', async () => {
  await clinic.control('POST', '/faults', { operation: 'patientUpdate', kind: 'slow', ms: 5, times: 3 });
  const response = await clinic.control('GET', '');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const words of ['patientUpdate', 'Dr. Henrique Valadares', 'appointmentCreate', 'unscheduled: Desmarcada no balcão', 'Feriado'])
    expect(page).toContain(words);
  expect(page).not.toContain(aPatient.name);
});

test('says what is wrong with a request to the controls', async () => {
  const response = await clinic.control('POST', '/faults', { operation: 'patients', kind: 'slow' });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain('ms:');
  const form = await fetch(`${clinic.origin}/clinic/control/reset`, { method: 'POST', body: '{}' });
  expect(form.status).toBe(415);
});

test('a reset clears everything and fills a lively calendar of working days; a later start adds what is missing', async () => {
  const response = await clinic.control('POST', '/reset', {});
  expect(await response.json()).toMatchObject({ faults: [], calls: {}, latest: [] });
  const days = await clinic.db.selectFrom('clinic_appointments').select('day').distinct().orderBy('day').execute();
  expect(days.length).toBeGreaterThan(20);
  expect(days.every(({ day }) => weekdayOf(day) <= 5)).toBe(true);
  const tomorrow = addCalendarDays(lisbonNow().day, 1);
  const question = { ids: null, initial: `${tomorrow} 00:00:00`, final: `${addCalendarDays(tomorrow, 29)} 23:59:59`, typeId: 462 };
  const { items } = (await clinic.ask<FreeTimes>(freeTimesQuery, question)).data.entityDoctors;
  expect(items).toHaveLength(8);
  // Of those who do this type of visit, and of nobody else.
  const free = items.filter(({ freeSchedule }) => freeSchedule.some((day) => day.freeIntervals > 0)).map(({ id }) => id);
  expect(free).toEqual(appointmentTypes.find(({ id }) => id === 462)?.doctorIds);

  const count = async () => (await clinic.db.selectFrom('clinic_appointments').select('id').execute()).length;
  const full = await count();
  await clinic.db.deleteFrom('clinic_appointments').where('day', '>=', addCalendarDays(tomorrow, 20)).execute();
  await bringUpToDate(clinic.db);
  expect(await count()).toBe(full);
  await bringUpToDate(clinic.db);
  expect(await count()).toBe(full);
});
