import type { PatientAnswers } from '@clinic/core/booking/model/booking';
import type { Appointment } from '@clinic/core/clinic/clinic-service';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { type Day, fromLisbon, inLisbon, type Time } from '@clinic/core/kernel/lisbon-time';
import type { DayServices } from './day-services.ts';
import { minutesAfter } from './moments.ts';

/** What everybody of the demo's day comes for. */
export const visitType = { id: 462, minutes: 20 };

type OpenSlot = { day: Day; start: Time; end: Time; doctorId: number; doctorName: string };
export type InBook = Pick<Appointment, 'id' | 'date' | 'start' | 'doctorId' | 'doctorName' | 'patientId'>;

type Days = { doctorIds: number[]; from: Day; to: Day };

export async function openSlots({ booking: { clinic } }: DayServices, { doctorIds, from, to }: Days): Promise<OpenSlot[]> {
  const doctors = unwrapResponse(await clinic.listDoctors());
  const days = unwrapResponse(await clinic.listFreeDays({ doctorIds, typeId: visitType.id, from, to }));
  return days.flatMap(({ doctorId, date, times }) =>
    times.flatMap((start) => {
      const startsAt = fromLisbon(date, start);
      const doctorName = doctors.find(({ id }) => id === doctorId)?.clinicalName ?? '';
      return startsAt ? [{ day: date, start, end: inLisbon(minutesAfter(startsAt, visitType.minutes)).time, doctorId, doctorName }] : [];
    }),
  );
}

/** What a start that was interrupted has put there: the clinic's book is not in our transactions. */
export async function findInBook({ booking: { clinic } }: DayServices, patient: PatientAnswers, from: Day): Promise<InBook | null> {
  const [record] = unwrapResponse(await clinic.findPatients({ email: patient.email }));
  if (!record) return null;
  return unwrapResponse(await clinic.listAppointments({ patientId: record.id, from }))[0] ?? null;
}

/** In the clinic's own book, as the worker would put it there. Null where somebody else has the hour. */
export async function putInBook({ booking: { clinic } }: DayServices, patient: PatientAnswers, slot: OpenSlot): Promise<InBook | null> {
  const { name, email, phone, birthDate: birthDay, gender } = patient;
  const [known] = unwrapResponse(await clinic.findPatients({ email }));
  const details = { name, birthDay, gender, vat: '', nSNS: '', nCC: '', profession: '', contacts: [email, phone] };
  const made = known ?? (await clinic.createPatient(details));
  if ('ok' in made && !made.ok) return null;
  const patientId = 'ok' in made ? made.value.id : made.id;
  const { day: date, start, end, doctorId, doctorName } = slot;
  const booked = await clinic.createAppointment({ date, start, end, patientId, doctorId, typeId: visitType.id, state: 'SCHEDULED' });
  return booked.ok ? { id: booked.value.id, date, start, doctorId, doctorName, patientId } : null;
}
