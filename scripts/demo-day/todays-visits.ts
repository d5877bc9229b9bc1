import { randomUUID } from 'node:crypto';
import type { BookEntry } from '@clinic/core/clinic/clinic-service';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { markAttendance } from '@clinic/core/desk/day/mark-attendance';
import { addDays, type Day, fromLisbon, inLisbon, weekdayFromMonday } from '@clinic/core/kernel/lisbon-time';
import { type DayServices, demoColleague } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { type DemoPayment, type DemoVisit, demoVisitId, keepBookings } from './keep-booking.ts';

const visitType = { id: 462, name: 'Consulta de Urologia', minutes: 20 };
const doctorIds = [201, 202, 203, 204, 207];
const newVisits = 9;
const firstPerson = 200;
const earlier = 6;

type Slot = { day: Day; start: string; end: string; doctorId: number; doctorName: string };
const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);
const nextWorkingDay = (day: Day): Day => (weekdayFromMonday(day) > 3 ? addDays(day, 7 - weekdayFromMonday(day)) : addDays(day, 1));

/** Spread over the day and the doctors, not the first hours alone. */
const spread = <T>(all: T[], count: number): T[] =>
  all.length <= count ? all : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T);

async function freeSlots({ booking: { clinic } }: DayServices, day: Day): Promise<Slot[]> {
  const doctors = unwrapResponse(await clinic.listDoctors());
  const days = unwrapResponse(await clinic.listFreeDays({ doctorIds, typeId: visitType.id, from: day, to: day }));
  const slots = days.flatMap(({ doctorId, date, times }) =>
    times.map((start) => {
      const startsAt = fromLisbon(date, start) ?? new Date();
      const doctorName = doctors.find(({ id }) => id === doctorId)?.clinicalName ?? '';
      return { day: date, start, end: inLisbon(later(startsAt, visitType.minutes)).time, doctorId, doctorName };
    }),
  );
  // A patient's own doctor may not be doubled within minutes: every second hour of each is enough.
  return spread(slots, newVisits);
}

const reasons = ['generalUrology', 'benignProstateEnlargement', 'checkUp', 'kidneyStones'] as const;

/** How each of them came: paid ahead, at the clinic, insured, known, booked by a daughter. */
function told(number: number, submittedAt: Date, id: string): { facts: Partial<DemoVisit>; payment: DemoPayment | null } {
  const bookedAt = later(submittedAt, 1);
  const isKnown = number % 3 === 1;
  const daughter = { name: 'Filha Exemplo', email: 'filha@exemplo.pt', phone: '910009999' };
  const facts: Partial<DemoVisit> = {
    ...{
      hadConsultation: isKnown,
      insured: number % 4 === 2,
      subSpecialty: reasons[number % reasons.length] ?? 'other',
    },
    ...(number % 5 === 3 ? { bookedBy: daughter } : {}),
  };
  if (number % 2 === 0) return { facts: { ...facts, confirmedAt: bookedAt }, payment: null };
  const [method, paidAt] = [number % 4 === 1 ? 'mbway' : 'multibanco', later(submittedAt, 40)] as const;
  const paid = { paymentMethod: method, payBy: later(submittedAt, 24 * 60), paymentRequestedAt: bookedAt, paidAt, confirmedAt: paidAt };
  const money = { paidAt, paidCents: 9_000, transactionId: randomUUID(), lastAskedAt: paidAt };
  return { facts: { ...facts, ...paid }, payment: { bookingId: id, method, requestedAt: bookedAt, ...money } };
}

type Entry = Pick<BookEntry, 'id' | 'date' | 'start' | 'doctorId' | 'doctorName' | 'patientId'>;

function visitOf(
  number: number,
  entry: Entry,
  patient: DemoVisit['patient'],
  now: Date,
): { visit: DemoVisit; payment: DemoPayment | null } {
  const [id, submittedAt] = [demoVisitId(5_000 + number), later(now, -60 * (20 + 17 * (number % 6)))];
  const { facts, payment } = told(number, submittedAt, id);
  const known = {
    patientId: entry.patientId,
    patientEnsuredAt: later(submittedAt, 1),
    createAttemptedAt: submittedAt,
    bookedAt: later(submittedAt, 1),
  };
  const { doctorId, doctorName } = entry;
  const startsAt = fromLisbon(entry.date, entry.start) ?? now;
  return { visit: { id, patient, submittedAt, startsAt, doctorId, doctorName, appointmentId: entry.id, ...known, ...facts }, payment };
}

/** In the clinic's own book, as the worker would put them there. */
async function bookNew({ booking: { clinic } }: DayServices, slot: Slot, number: number): Promise<[Entry, DemoVisit['patient']] | null> {
  const patient = inventedPerson(firstPerson + number);
  const { name, email, phone, birthDate: birthDay, gender } = patient;
  const details = { name, birthDay, gender, vat: '', nSNS: '', nCC: '', profession: '', contacts: [email, phone] };
  const made = await clinic.createPatient(details);
  if (!made.ok) return null;
  const { day: date, start, end, doctorId, doctorName } = slot;
  const patientId = made.value.id;
  const booked = await clinic.createAppointment({ date, start, end, patientId, doctorId, typeId: visitType.id, state: 'SCHEDULED' });
  return booked.ok ? [{ id: booked.value.id, date, start, doctorId, doctorName, patientId }, patient] : null;
}

/** Visits of today and of the next working day that came by the site, among those that the clinic's book has; who was there so far. */
export async function recordTodaysVisits(services: DayServices, now: Date): Promise<void> {
  const { booking, desk, pool } = services;
  if (await booking.store.read(demoVisitId(5_000))) return;
  const { day: today, time } = inLisbon(now);
  const days = [today, nextWorkingDay(today)];
  const slots = (await Promise.all(days.map((day) => freeSlots(services, day)))).flat();
  const fresh = (await Promise.all(slots.map((slot, number) => bookNew(services, slot, number)))).flatMap((each) => (each ? [each] : []));
  const book = unwrapResponse(await booking.clinic.listBook({ from: today, to: today }));
  const gone = book.filter(({ start }) => start < time).toSorted((one, other) => one.start.localeCompare(other.start));
  const fromBook = spread(gone, earlier).map((entry): [Entry, DemoVisit['patient']] => {
    const { name: _, email: __, birthDate: ___, ...rest } = inventedPerson(entry.patientId);
    return [entry, { ...rest, name: entry.patientName, email: `paciente${entry.patientId}@exemplo.pt`, birthDate: entry.birthDay }];
  });
  const made = [...fresh, ...fromBook].map(([entry, patient], number) => visitOf(number, entry, patient, now));
  await keepBookings(
    pool,
    booking.keys,
    made.map(({ visit }) => visit),
    made.flatMap(({ payment }) => payment ?? []),
  );
  for (const [number, { id }] of gone
    .filter((_, index) => index % 2 === 0)
    .slice(0, 12)
    .entries())
    await markAttendance(
      { store: desk, staff: demoColleague, appointmentId: id, requestId: randomUUID() },
      { kind: number === 2 ? 'missed' : 'arrived', day: today },
      now,
    );
}
