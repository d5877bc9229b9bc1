import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClinic, type TestClinic } from '../test-clinic.ts';
import { anAppointment, aPatient, createAppointmentMutation, createPatientMutation, openDay } from '../test-words.ts';
import { freeDays } from './free-days.ts';
import { addCalendarDays, isOddWeek, lisbonNow, weekdayOf } from './lisbon-days.ts';
import { publicHolidays } from './public-holidays.ts';
import { workingStretches } from './working-stretches.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await startTestClinic();
});
afterAll(() => clinic.stop());

test('knows the movable holidays and the one that is only in Lisbon', () => {
  expect(publicHolidays(2027)).toEqual(expect.arrayContaining(['2027-03-26', '2027-03-28', '2027-05-27', '2027-06-13', '2027-12-25']));
  expect(publicHolidays(2026)).toEqual(expect.arrayContaining(['2026-04-03', '2026-04-05', '2026-06-04']));
});

test('weeks alternate over the turn of the year', () => {
  expect(isOddWeek('2026-12-28')).toBe(isOddWeek('2027-01-03'));
  expect(isOddWeek('2027-01-04')).not.toBe(isOddWeek('2027-01-03'));
});

test("now is Lisbon's now, in summer and in winter", () => {
  expect(lisbonNow(new Date('2027-07-01T23:30:00Z'))).toEqual({ day: '2027-07-02', time: '00:30:00' });
  expect(lisbonNow(new Date('2027-12-01T23:30:00Z'))).toEqual({ day: '2027-12-01', time: '23:30:00' });
});

test('who comes every other week is away in between, and who is away has no hours', () => {
  const hours = [{ id: 1, doctor_id: 204, weekday: 1, weeks: 'odd' as const, starts: '10:00:00', ends: '11:00:00' }];
  const days = workingStretches(hours, [], '2027-01-04', '2027-02-28').map((stretch) => stretch.day);
  expect(days).toHaveLength(4);
  expect(new Set(days.map(weekdayOf))).toEqual(new Set([1]));
  const away = [{ doctor_id: 204, first_day: '2027-01-01', last_day: '2027-12-31' }];
  expect(workingStretches(hours, away, '2027-01-04', '2027-02-28')).toEqual([]);
});

test('what has gone by today is not free', () => {
  const stretch = { hoursId: 1, doctorId: 202, day: '2027-01-04', starts: '10:00:00', ends: '11:00:00' };
  const [day] = freeDays([stretch], [{ day: '2027-01-04', starts: '10:40:00', ends: '11:00:00' }], 20, {
    day: '2027-01-04',
    time: '10:05:00',
  });
  expect(day).toEqual({
    date: '2027-01-04',
    freeIntervals: 1,
    events: [
      { startHour: '10:00:00', available: false },
      { startHour: '10:20:00', available: true },
      { startHour: '10:40:00', available: false },
    ],
  });
});

test('the same hour before and after the clocks change is kept as the right instant', async () => {
  const { data } = await clinic.ask<{ patientCreate: { id: number } }>(createPatientMutation, { patient: aPatient });
  const year = Number(lisbonNow().day.slice(0, 4)) + 1;
  for (const [month, before, after] of [
    ['03', '10:20', '09:20'],
    ['10', '09:20', '10:20'],
  ] as const) {
    let sunday = `${year}-${month}-31`;
    while (weekdayOf(sunday) !== 7) sunday = addCalendarDays(sunday, -1);
    const days = [openDay(4, addCalendarDays(sunday, -10)), openDay(1, addCalendarDays(sunday, 1))];
    for (const day of days) await clinic.ask(createAppointmentMutation, { appointment: anAppointment(data.patientCreate.id, day) });
    const { rows } = await sql<{ utc: string }>`
      select to_char(lower(slot) at time zone 'UTC', 'HH24:MI') as utc from sandbox.clinic_appointments
      where day = any(${days}::date[]) order by day`.execute(clinic.db);
    expect(rows.map((row) => row.utc)).toEqual([before, after]);
  }
});
