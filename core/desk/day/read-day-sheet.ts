import type { Booking } from '../../booking/model/booking.ts';
import type { ClinicService } from '../../clinic/clinic-service.ts';
import type { Day } from '../../kernel/lisbon-time.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';
import { type Presence, presencesOf } from './day-progress.ts';
import { type DayVisit, joinDay } from './join-day.ts';

export type DayQuestion = { day: Day; doctorId: number | null };
/** `steps`: one for each visit that takes place, in the order of the day. It names no patient. */
type DoctorOfDay = { id: number; name: string; steps: Presence[] };
export type DaySheet = DayQuestion & {
  visits: DayVisit[];
  /** Everybody who has visits that day, also where the sheet shows one of them. */
  doctors: DoctorOfDay[];
  /** False: the clinic did not answer, so visits made by telephone are missing. */
  isWhole: boolean;
  readAt: Date;
};
export type DayCount = Pick<DaySheet, 'day' | 'doctors' | 'isWhole'>;
export type DaySources = { store: DeskStore; clinic: Pick<ClinicService, 'listBook'> };

type VisitsOfDays = { visits: DayVisit[]; bookings: Booking[]; isWhole: boolean };

/** The visits of some days, from the clinic's own book and from ours. Names patients: who shows it to somebody records it. */
export async function readVisitsOfDays({ store, clinic }: DaySources, days: { from: Day; to: Day }): Promise<VisitsOfDays> {
  const heard = await clinic.listBook(days);
  const book = heard.ok ? heard.value : null;
  const bookings = await store.day.bookings(days, book?.map(({ id }) => id) ?? []);
  const ids = [...(book ?? []).map(({ id }) => id), ...bookings.flatMap(({ appointmentId }) => appointmentId ?? [])];
  const [marks, notices] = await Promise.all([store.day.marks(ids), store.day.notices(ids)]);
  return { visits: joinDay({ book, bookings, marks, notices }), bookings, isWhole: book !== null };
}

/** The day sheet. It names patients, so the audit log records whose names were shown. */
export async function readDaySheet(sources: DaySources, staff: StaffMember, { day, doctorId }: DayQuestion, now: Date): Promise<DaySheet> {
  const { visits: all, isWhole } = await readVisitsOfDays(sources, { from: day, to: day });
  const visits = doctorId === null ? all : all.filter((visit) => visit.doctorId === doctorId);
  await recordVisitsShown(sources.store, staff, visits, day);
  return { day, doctorId, visits, doctors: doctorsOf(all, now), isWhole, readAt: now };
}

const doctorsOf = (visits: DayVisit[], now: Date): DoctorOfDay[] =>
  [...Map.groupBy(visits, (visit) => visit.doctorId)].map(([id, ofDoctor]) => ({
    id,
    name: ofDoctor[0]?.doctorName ?? '',
    steps: presencesOf(ofDoctor, now),
  }));

/** How many come to whom. It names no patient, so nobody has to be told. */
export async function countDay(sources: DaySources, day: Day, now: Date): Promise<DayCount> {
  const { visits, isWhole } = await readVisitsOfDays(sources, { from: day, to: day });
  return { day, doctors: doctorsOf(visits, now), isWhole };
}

/** By booking where there is one, else by the clinic's record: so each of them finds it among who saw their data. */
export function recordVisitsShown(store: DeskStore, staff: StaffMember, visits: DayVisit[], day: Day): Promise<void> {
  const bookings = visits.flatMap(({ bookingId }) => bookingId ?? []);
  const patients = visits.flatMap(({ bookingId, patientId }) => (bookingId === null && patientId !== null ? [String(patientId)] : []));
  return store.recordView({ staff, action: 'list', bookingId: null, detail: { by: 'day', day, bookings, patients } });
}
