import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import type { BookEntry } from '@clinic/core/clinic/clinic-service';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { markAttendance } from '@clinic/core/desk/day/mark-attendance';
import { addDays, type Day, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type DayServices, demoColleague } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { type DemoVisit, demoVisitId, keepBookings } from './keep-booking.ts';
import { workingDayFrom } from './moments.ts';
import { findInBook, type InBook, openSlots, putInBook } from './put-in-book.ts';
import { visitFromSite } from './visit-from-site.ts';

const doctorIds = [201, 202, 203, 204, 207];
const newVisits = 9;
const firstPerson = 200;
const earlier = 6;
const mostMarks = 12;

type Visitor = [InBook, DemoVisit['patient']];

/** Spread over the day and the doctors, not the first hours alone: a doctor's visits are not all within minutes. */
const spread = <T>(all: T[], count: number): T[] =>
  all.length <= count ? all : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T);

/** Those of one day, found in the clinic's book or put there. */
async function bookOnDay(services: DayServices, day: Day, people: DemoVisit['patient'][]): Promise<Visitor[]> {
  const found = await Promise.all(people.map((patient) => findInBook(services, patient, day)));
  const slots = spread(await openSlots(services, { doctorIds, from: day, to: day }), found.filter((each) => !each).length);
  const inBook = found.map((each) => each ?? slots.shift() ?? null);
  const booked = await Promise.all(
    people.map(async (patient, number) => {
      const place = inBook[number];
      const entry = place && 'id' in place ? place : place && (await putInBook(services, patient, place));
      return entry ? ([entry, patient] as Visitor) : null;
    }),
  );
  return booked.flatMap((each) => (each ? [each] : []));
}

/** Visits of today and of the next working day that came by the site, among those that the clinic's book has; who was there so far. */
export async function recordTodaysVisits(services: DayServices, now: Date): Promise<void> {
  const { day: today, time } = inLisbon(now);
  const isMade = (await services.booking.store.read(demoVisitId(5_000))) !== null;
  const fresh = isMade ? [] : await bookBothDays(services, today);
  const book = unwrapResponse(await services.booking.clinic.listBook({ from: today, to: today }));
  const gone = book.filter(({ start }) => start < time).toSorted((one, other) => one.start.localeCompare(other.start) || one.id - other.id);
  if (!isMade) await keepVisits(services, [...fresh, ...spread(gone, earlier).map(asVisitor)], now);
  const half = gone.filter((_, index) => index % 2 === 0);
  await markWhoCame(services, half.slice(0, mostMarks), now);
}

async function bookBothDays(services: DayServices, today: Day): Promise<Visitor[]> {
  const fresh: Visitor[] = [];
  for (const [index, day] of [today, workingDayFrom(addDays(today, 1))].entries()) {
    const people = Array.from({ length: newVisits }, (_, number) => inventedPerson(firstPerson + index * newVisits + number));
    fresh.push(...(await bookOnDay(services, day, people)));
  }
  return fresh;
}

/** A patient of the clinic's own book. */
function asVisitor(entry: BookEntry): Visitor {
  const { name: _, email: __, birthDate: ___, ...rest } = inventedPerson(entry.patientId);
  return [entry, { ...rest, name: entry.patientName, email: `paciente${entry.patientId}@exemplo.pt`, birthDate: entry.birthDay }];
}

async function keepVisits({ booking, pool }: DayServices, visitors: Visitor[], now: Date): Promise<void> {
  const made = visitors.map(([entry, patient], number) => visitFromSite(number, entry, patient, now));
  const visits = made.map(({ visit }) => visit);
  const payments = made.flatMap(({ payment }) => payment ?? []);
  await inTransaction(pool, ({ db }) => keepBookings(db, booking.keys, visits, payments));
}

/** Each press has the id of its appointment, so that it is pressed once. */
async function markWhoCame({ desk: store }: DayServices, gone: BookEntry[], now: Date): Promise<void> {
  for (const [number, { id: appointmentId }] of gone.entries()) {
    const requestId = `d4000000-0000-4000-8000-${String(appointmentId).padStart(12, '0')}`;
    const mark = { kind: number === 2 ? ('missed' as const) : ('arrived' as const), day: inLisbon(now).day };
    await markAttendance({ store, staff: demoColleague, appointmentId, requestId }, mark, now);
  }
}
