import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import type { WaitingWishes } from '@clinic/core/booking/model/waiting-wishes';
import { chooseOffers } from '@clinic/core/booking/waiting/choose-offers';
import { listFreeHours } from '@clinic/core/booking/waiting/look-for-hours';
import { offerHour } from '@clinic/core/booking/waiting/offer-hour';
import type { FreedHour } from '@clinic/core/booking/waiting/opened-hour';
import { unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { addDays, addLisbonDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { DayServices } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { type DemoVisit, demoVisitId, keepBookings } from './keep-booking.ts';
import { minutesAfter } from './moments.ts';
import { findInBook, openSlots, putInBook, visitType } from './put-in-book.ts';

type Waiting = Omit<WaitingWishes, 'doctorIds'> & { person: number; doctorId: number; daysAhead: number; askedDaysAgo: number };

const everyDay = [0, 1, 2, 3, 4];
const waiting: Waiting[] = [
  {
    ...{ person: 3, doctorId: 202, daysAhead: 22, askedDaysAgo: 11 },
    ...{ anyDoctor: false, weekdays: everyDay, dayParts: ['morning'], noticeHours: 24 },
  },
  {
    ...{ person: 27, doctorId: 203, daysAhead: 24, askedDaysAgo: 8 },
    ...{ anyDoctor: true, weekdays: [1, 3], dayParts: ['afternoon'], noticeHours: 48 },
  },
  {
    ...{ person: 15, doctorId: 201, daysAhead: 19, askedDaysAgo: 4 },
    ...{ anyDoctor: false, weekdays: [0, 1, 3], dayParts: ['morning', 'afternoon'], noticeHours: 24 },
  },
  {
    ...{ person: 8, doctorId: 202, daysAhead: 26, askedDaysAgo: 1 },
    ...{ anyDoctor: true, weekdays: everyDay, dayParts: ['afternoon'], noticeHours: 4 },
  },
];
/** How long before joining the list each of them had booked. */
const bookedHoursBefore = 20;
const daysLookedAt = 12;

/** They have a visit in some weeks, and would come earlier. */
export async function letPeopleWait(services: DayServices, now: Date): Promise<void> {
  for (const [number, each] of waiting.entries()) {
    const id = demoVisitId(6_100 + number);
    const joinedAt = addLisbonDays(now, -each.askedDaysAgo);
    if (!(await services.booking.store.read(id)) && !(await bookAhead(services, id, each, joinedAt, now))) continue;
    if (!(await services.waiting.entryOf(id))) await services.waiting.join(id, await wishesOf(services, each));
    // Nobody can join yesterday: the time is written.
    await services.pool.query('update core.waiting_entries set joined_at = $2 where booking_id = $1 and joined_at > $2', [id, joinedAt]);
  }
}

/** Who that is stands in `doctorIds`, as the site writes it. */
async function wishesOf({ booking: { clinic } }: DayServices, wanted: Waiting): Promise<WaitingWishes> {
  const { person: _, doctorId, daysAhead: __, askedDaysAgo: ___, ...wishes } = wanted;
  const type = unwrapResponse(await clinic.listAppointmentTypes()).find(({ id }) => id === visitType.id);
  return { ...wishes, doctorIds: wishes.anyDoctor ? (type?.doctorIds ?? []) : [doctorId] };
}

/** False where the doctor has no hour free. */
async function bookAhead(services: DayServices, id: string, wanted: Waiting, joinedAt: Date, now: Date): Promise<boolean> {
  const patient = inventedPerson(wanted.person);
  const from = addDays(inLisbon(now).day, wanted.daysAhead);
  const slots = await openSlots(services, { doctorIds: [wanted.doctorId], from, to: addDays(from, daysLookedAt) });
  const slot = slots.toSorted((one, other) => one.day.localeCompare(other.day))[0];
  const found = await findInBook(services, patient, inLisbon(now).day);
  const entry = found ?? (slot ? await putInBook(services, patient, slot) : null);
  const startsAt = entry && fromLisbon(entry.date, entry.start);
  if (!entry || !startsAt) return false;
  const submittedAt = minutesAfter(joinedAt, -60 * bookedHoursBefore);
  const { doctorId, doctorName, patientId } = entry;
  const visit = { ...visitAtClinic(id, patient, submittedAt), startsAt, doctorId, doctorName, patientId, appointmentId: entry.id };
  await inTransaction(services.pool, ({ db }) => keepBookings(db, services.booking.keys, [visit], []));
  return true;
}

const visitAtClinic = (id: string, patient: DemoVisit['patient'], submittedAt: Date) => {
  const bookedAt = minutesAfter(submittedAt, 1);
  return { id, patient, submittedAt, createAttemptedAt: submittedAt, patientEnsuredAt: bookedAt, bookedAt, confirmedAt: bookedAt };
};

/** The longest that the settings allow: whoever tries out the demo may come late to the list. */
const holdMinutes = 240;
const openedHour = 'd5000000-0000-4000-8000-000000000001';
/** A number that the clinic's book does not have any more. */
const releasedAppointment = 7_006_200;
export const cancelledVisit = demoVisitId(6_200);

/** One hour came back a moment ago, because somebody cancelled, and is on offer to one of those who wait. */
export async function openOneHour(services: DayServices, now: Date): Promise<void> {
  const { booking, pool } = services;
  if (await booking.store.read(cancelledVisit)) return;
  const before = await services.waiting.inTransaction((transaction) => transaction.lockHour(openedHour));
  const hour = before?.hour ?? (await offerOne(services, now));
  if (!hour) return;
  const { doctorId, doctorName, startsAt } = hour;
  const visit = {
    ...visitAtClinic(cancelledVisit, inventedPerson(20), addLisbonDays(now, -13)),
    ...{ doctorId, doctorName, startsAt, appointmentId: releasedAppointment, patientId: 906_200 },
    ...{ cancelledAt: minutesAfter(now, -3), releasedAt: minutesAfter(now, -2) },
  };
  await inTransaction(pool, ({ db }) => keepBookings(db, booking.keys, [visit], []));
}

/** By the same engine as in the worker; rather an hour that only one of them asked for. */
async function offerOne({ booking: { clinic }, waiting: store }: DayServices, now: Date): Promise<FreedHour | null> {
  const all = await store.waitingFor(visitType.id);
  const free = await listFreeHours(clinic, [visitType.id], now);
  const fitting = free
    .map((hour) => ({ hour, fits: chooseOffers(all, hour, { now, most: all.length }).length }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => one.fits - other.fits || one.hour.startsAt.getTime() - other.hour.startsAt.getTime());
  const settings = { holdMinutes, most: 1, quiet: null, isAutomatic: () => true };
  for (const { hour } of fitting) {
    const opened = { ...hour, id: openedHour, source: 'released' as const };
    if ((await offerHour({ waiting: store, clinic, settings }, opened, now)) === 'offered') return hour;
  }
  return null;
}
