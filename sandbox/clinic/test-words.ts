import { addCalendarDays, lisbonNow, weekdayOf } from './calendar/lisbon-days.ts';
import { publicHolidays } from './calendar/public-holidays.ts';

/** A day to come on which the clinic is open; a week ahead, so that no test depends on the time of day. */
export function openDay(weekday: number, from = addCalendarDays(lisbonNow().day, 7)): string {
  let day = from;
  while (weekdayOf(day) !== weekday || publicHolidays(Number(day.slice(0, 4))).includes(day)) day = addCalendarDays(day, 1);
  return day;
}

export const freeTimesQuery = `query ($ids: [Int!], $initial: DateTime!, $final: DateTime!, $typeId: Int!) {
  entityDoctors(filters: { ids: $ids }) {
    items { id clinicalName freeSchedule(dateInterval: { initial: $initial, final: $final }, appointmentTypeId: $typeId) {
      date freeIntervals events { available startHour } } }
    listInfo { total hasMore } } }`;
export type FreeTimes = {
  entityDoctors: {
    items: { id: number; freeSchedule: { date: string; freeIntervals: number; events: { available: boolean; startHour: string }[] }[] }[];
    listInfo: { total: number; hasMore: boolean };
  };
};

export const createPatientMutation = 'mutation ($patient: PatientInput!) { patientCreate(patient: $patient) { id } }';
export const aPatient = { name: 'Pessoa Inventada', birthDay: '1961-05-04', gender: 'masculino' };

export const createAppointmentMutation =
  'mutation ($appointment: AppointmentInput!) { appointmentCreate(appointment: $appointment) { id errors { description } } }';
export const anAppointment = (patientId: number, date: string, initial = '10:20:00', final = '10:40:00') => ({
  date,
  time: { initial, final },
  patientId,
  doctorId: 202,
  typeId: 462,
  state: 'SCHEDULED',
});

export const unschedule =
  'mutation ($id: Int!, $why: String) { appointmentUnschedule(appointmentId: $id, reason: OTHER, observation: $why) { id } }';
