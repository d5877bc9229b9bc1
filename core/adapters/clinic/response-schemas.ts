import { z } from 'zod';
import { freeTimesOf } from '../../booking/availability/slots.ts';
import { defaultSlotMinutes } from '../../booking/model/constants.ts';
import type { Appointment, AppointmentType, BookEntry, Doctor, PatientRecord, WorkScheduleEntry } from '../../clinic/clinic-service.ts';
import { genders } from '../../personal-data/gender.ts';

/** Schemas that validate the clinic's responses and map them to our types. No other file knows the clinic's field names. */
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

export const doctorSchema = z.object({
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
    const days = freeSchedule.map((scheduled) => ({ doctorId, date: scheduled.date, times: freeTimesOf(scheduled) }));
    return { id: doctorId, freeDays: days.filter(({ times }) => times.length > 0) };
  });

/** Free text in the clinic's system: an unknown value becomes null instead of failing the record. */
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

const appointmentShape = {
  id,
  date: day,
  time: z.object({ initial: time, final: time }),
  doctor: z.object({ id, clinicalName: z.string() }),
  type: z.object({ id, description: z.string().default('') }),
  state: z.object({ name: z.string() }),
};
const patientOfAppointment = { id, name: z.string().default('') };
const appointmentRead = z.object({ ...appointmentShape, patient: z.object(patientOfAppointment) });

const toAppointment = ({
  id: appointmentId,
  date,
  time: { initial, final },
  ...booked
}: z.output<typeof appointmentRead>): Appointment => ({
  id: appointmentId,
  date,
  start: initial,
  end: final,
  doctorId: booked.doctor.id,
  doctorName: booked.doctor.clinicalName,
  patientId: booked.patient.id,
  patientName: booked.patient.name,
  typeId: booked.type.id,
  typeName: booked.type.description,
  state: booked.state.name,
});

export const appointment = appointmentRead.transform(toAppointment);

export const bookEntry = z
  .object({ ...appointmentShape, patient: z.object({ ...patientOfAppointment, birthDay: day, contacts: z.array(z.string()) }) })
  .transform((read): BookEntry => ({ ...toAppointment(read), birthDay: read.patient.birthDay, contacts: read.patient.contacts }));
