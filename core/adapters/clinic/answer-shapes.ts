import { z } from 'zod';
import type { Appointment, AppointmentType, Doctor, Gender, PatientRecord, WorkScheduleEntry } from '../../booking/clinic-service.ts';
import { defaultSlotMinutes } from '../../booking/rules/constants.ts';
import { freeTimes } from '../../booking/rules/slots.ts';

/** The clinic's shapes end here: each reads what the contract allows and turns it into ours. */
const id = z.int();
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((text) => text.slice(0, 10));
const time = z
  .string()
  .regex(/^\d\d:\d\d/)
  .transform((text) => text.slice(0, 5));
const dayAndTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/)
  .transform((text) => text.slice(0, 16).replace('T', ' '));
const textOrNothing = z
  .string()
  .nullable()
  .transform((text) => text ?? '');

export const specialty = z.object({ id, name: z.string() });

export const doctor = z.object({
  id,
  name: z.string(),
  clinicalName: z.string(),
  orderNumber: z.string(),
  specialty: specialty.nullable(),
}) satisfies z.ZodType<Doctor>;

export const appointmentType = z
  .object({ id, description: z.string(), time: z.int(), associatedDoctors: z.array(z.object({ id })) })
  .transform(
    ({ time: minutes, associatedDoctors, ...type }): AppointmentType => ({
      ...type,
      minutes: minutes > 0 ? minutes : defaultSlotMinutes,
      doctorIds: associatedDoctors.map((associated) => associated.id),
    }),
  );

export const workScheduleEntry = z
  .object({ id, description: z.string(), startDate: dayAndTime, endDate: dayAndTime })
  .transform(({ startDate, endDate, ...entry }): WorkScheduleEntry => ({ ...entry, startsAt: startDate, endsAt: endDate }));

const event = z.object({ available: z.boolean(), startHour: z.string() });
export const freeDaysOfDoctor = z
  .object({ id, freeSchedule: z.array(z.object({ date: day, freeIntervals: z.int(), events: z.array(event) })) })
  .transform(({ id: doctorId, freeSchedule }) => {
    const days = freeSchedule.map((scheduled) => ({ doctorId, date: scheduled.date, times: freeTimes(scheduled) }));
    return { id: doctorId, freeDays: days.filter(({ times }) => times.length > 0) };
  });

const genders: readonly Gender[] = ['masculino', 'feminino'];
/** Free text over there: a patient whose file says something else is still the patient. */
const gender = z.string().transform((text) => genders.find((known) => known === text.trim().toLowerCase()) ?? null);

export const patient = z.object({
  id,
  name: z.string(),
  birthDay: day,
  gender,
  vat: textOrNothing,
  nSNS: textOrNothing,
  nCC: textOrNothing,
  profession: textOrNothing,
  patientNumber: z.string(),
  contacts: z.array(z.string()),
}) satisfies z.ZodType<PatientRecord>;

export const appointment = z
  .object({
    id,
    date: day,
    time: z.object({ initial: time, final: time }),
    doctor: z.object({ id, clinicalName: z.string() }),
    patient: z.object({ id }),
    type: z.object({ id }),
    state: z.object({ name: z.string() }),
  })
  .transform(
    ({ id: appointmentId, date, time: { initial, final }, ...booked }): Appointment => ({
      id: appointmentId,
      date,
      start: initial,
      end: final,
      doctorId: booked.doctor.id,
      doctorName: booked.doctor.clinicalName,
      patientId: booked.patient.id,
      typeId: booked.type.id,
      state: booked.state.name,
    }),
  );
