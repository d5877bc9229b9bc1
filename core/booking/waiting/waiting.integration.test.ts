import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { waitingStore } from '../../adapters/database/waiting/waiting-store.ts';
import type { AppointmentType, Doctor, FreeDay } from '../../clinic/clinic-service.ts';
import { addDays, fromLisbon, inLisbon, weekdayFromMonday } from '../../kernel/lisbon-time.ts';
import { ok } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { addWorkingHours } from '../../working-hours/working-hours.ts';
import { cancelBooking } from '../appointment/cancel-booking.ts';
import type { BookingChange, RequestedVisit } from '../model/booking.ts';
import type { WaitingWishes } from '../model/waiting-wishes.ts';
import { pendingPatient, pendingVisit } from '../testing/pending-visit.ts';
import { acceptOffer } from './accept-offer.ts';
import { lookForHours } from './look-for-hours.ts';
import { type OfferSettings, offerHour } from './offer-hour.ts';
import { openReleasedHour } from './open-released-hour.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() =>
  database.pool.query(
    'truncate core.bookings, core.slot_holds, core.opened_hours, core.work_items, core.free_hour_looks, dbos.workflow_status cascade',
  ),
);

const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
const waiting = () => waitingStore(database.pool, database.dbos, testDataKeys);
const settings: OfferSettings = { holdMinutes: 30, most: 3, quiet: null, isAutomatic: () => true };

/** A weekday some days ahead, so that every wish for weekdays is met. */
const weekdayAhead = (days: number): string => {
  const day = addDays(inLisbon(new Date()).day, days);
  return weekdayFromMonday(day) < 5 ? day : weekdayAhead(days + 1);
};
const day = weekdayAhead(4);
const at = (time: string, on = day) => fromLisbon(on, time) ?? new Date(Number.NaN);
let free = ['10:40'];
const clinic = {
  listFreeDays: async ({ doctorIds }: { doctorIds: readonly number[] }) =>
    ok(doctorIds.map((doctorId): FreeDay => ({ doctorId, date: day, times: free }))),
  listDoctors: async () => ok([{ id: 202, clinicalName: 'Dra. Exemplo' } as Doctor]),
  listAppointmentTypes: async () => ok([{ id: 462, minutes: 20, doctorIds: [202] } as AppointmentType]),
};
beforeEach(() => {
  free = ['10:40'];
});
const ports = (changed: Partial<OfferSettings> = {}) => ({ waiting: waiting(), clinic, settings: { ...settings, ...changed } });
const wishes: WaitingWishes = {
  ...{ anyDoctor: false, doctorIds: [202], weekdays: [0, 1, 2, 3, 4], noticeHours: 24 },
  dayParts: ['morning', 'afternoon'],
};
const opened = () => ({
  ...{ id: randomUUID(), typeId: 462, doctorId: 202, doctorName: 'Dra. Exemplo', source: 'released' as const },
  ...{ startsAt: at('10:40'), endsAt: at('11:00') },
});

/** Somebody with a visit three weeks ahead who waits for an earlier one. */
async function waits(visit: Partial<RequestedVisit> = {}, change: BookingChange = {}): Promise<string> {
  const later = at('15:00', weekdayAhead(21));
  const times = { startsAt: later, endsAt: new Date(later.getTime() + 20 * 60_000) };
  const id = await pendingVisit(bookings(), [], { ...times, paymentMethod: null, payBy: null, ...visit }, change);
  await waiting().join(id, wishes);
  return id;
}
const offers = async () =>
  (
    await database.pool.query<{ id: string; booking: string }>(
      `select offer.id, entry.booking_id as booking from core.hour_offers as offer
       join core.waiting_entries as entry on entry.id = offer.entry_id order by entry.joined_at`,
    )
  ).rows;
const works = async () =>
  (await database.pool.query<{ id: string }>('select workflow_uuid as id from dbos.workflow_status order by 1')).rows.map(({ id }) => id);
const holds = async () =>
  (await database.pool.query<{ holder: string }>(`select booking_id as holder from core.slot_holds where state <> 'released'`)).rows.map(
    ({ holder }) => holder,
  );

test('an hour is held and offered to the three who wait longest, with their letters, in one moment', async () => {
  const people = [await waits(), await waits(), await waits(), await waits()];
  const hour = opened();
  expect(await offerHour(ports(), hour, new Date())).toBe('offered');
  const made = await offers();
  expect(made.map(({ booking }) => booking)).toEqual(people.slice(0, 3));
  expect(await holds()).toEqual([hour.id]);
  expect(await works()).toEqual(made.flatMap(({ id }) => [`tellOffer-${id}-offered`, `textOffer-${id}-offered`]).sort());
  // The step may run twice.
  expect(await offerHour(ports(), hour, new Date())).toBe('nobody');
  expect(await offers()).toHaveLength(3);
});

test('who is to be called about an hour that opened on a Saturday evening is not overdue before the clinic opens', async () => {
  await waits();
  const saturday =
    [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(inLisbon(new Date()).day, days)).find((each) => weekdayFromMonday(each) === 5) ?? day;
  const on = addDays(saturday, 11);
  const hour = { ...opened(), startsAt: at('10:40', on), endsAt: at('11:00', on) };
  const openThen = { ...clinic, listFreeDays: async () => ok([{ doctorId: 202, date: on, times: free }]) };
  const evening = at('22:00', saturday);
  expect(await offerHour({ ...ports({ isAutomatic: () => false }), clinic: openThen }, hour, evening)).toBe('byTelephone');
  const { rows } = await database.pool.query<{ due: Date }>("select due_at as due from core.work_items where kind = 'earlierHour'");
  expect(rows).toEqual([{ due: addWorkingHours(evening, 4, usualCalendar) }]);
});

test('the first who accepts has the hour; the others keep their visit and are told', async () => {
  const [first, second] = [await waits(), await waits()];
  const hour = opened();
  await offerHour(ports(), hour, new Date());
  const [one, other] = await offers();
  const results = await Promise.all([one, other].map((offer) => acceptOffer(waiting(), offer?.id ?? '', { locale: 'pt' })));
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const [winner, loser] = results[0]?.ok ? [one, other] : [other, one];
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: { kind: 'gone' } });
  expect(await holds()).toEqual([winner?.id]);
  const moved = await bookings().read(winner?.id ?? '');
  expect(moved).toMatchObject({ movedFrom: winner?.booking, startsAt: hour.startsAt, doctorId: 202, priceCents: 9_000 });
  expect(await works()).toEqual(expect.arrayContaining([`book-${winner?.id}`, `tellOffer-${loser?.id}-gone`]));
  expect(await works()).not.toContain(`tellOffer-${winner?.id}-gone`);
  for (const id of [first, second]) expect((await bookings().read(id))?.movedTo).toBeNull();
  // Pressed again it is the same move.
  expect(await acceptOffer(waiting(), winner?.id ?? '', { locale: 'pt' })).toMatchObject({
    ok: true,
    value: { id: winner?.id, from: winner?.booking },
  });
});

test('who cancels meanwhile accepts nothing, and the hour stays for the others', async () => {
  const [first, second] = [await waits(), await waits()];
  await offerHour(ports(), opened(), new Date());
  const [one, other] = await offers();
  await cancelBooking(bookings(), first, 0);
  expect(await acceptOffer(waiting(), one?.id ?? '', { locale: 'pt' })).toEqual({ ok: false, error: { kind: 'ended' } });
  expect(await acceptOffer(waiting(), other?.id ?? '', { locale: 'pt' })).toMatchObject({ ok: true });
  expect((await bookings().read(other?.id ?? ''))?.movedFrom).toBe(second);
});

test('who has left the list accepts nothing, not even after joining again, and the hour stays for the others', async () => {
  const [first] = [await waits(), await waits()];
  await offerHour(ports(), opened(), new Date());
  const [one, other] = await offers();
  await waiting().leave(first);
  expect(await acceptOffer(waiting(), one?.id ?? '', { locale: 'pt' })).toEqual({ ok: false, error: { kind: 'ended' } });
  await waiting().join(first, wishes);
  expect(await acceptOffer(waiting(), one?.id ?? '', { locale: 'pt' })).toEqual({ ok: false, error: { kind: 'ended' } });
  expect(await acceptOffer(waiting(), other?.id ?? '', { locale: 'pt' })).toMatchObject({ ok: true });
});

test('after its time an offer moves nothing, and the hour is the public’s again', async () => {
  await waits();
  const hour = opened();
  await offerHour(ports({ holdMinutes: -1 }), hour, new Date());
  const [one] = await offers();
  expect(await acceptOffer(waiting(), one?.id ?? '', { locale: 'pt' })).toEqual({ ok: false, error: { kind: 'over' } });
  const taken = await bookings().inTransaction((transaction) =>
    transaction.acquireHold({ ...hour, bookingId: randomUUID(), until: new Date(Date.now() + 60_000) }),
  );
  expect(taken).toBe(true);
});

test('an hour that somebody is booking, or that the clinic has given away, is not offered', async () => {
  await waits();
  const hour = opened();
  await bookings().inTransaction((transaction) =>
    transaction.acquireHold({ ...hour, bookingId: randomUUID(), until: new Date(Date.now() + 60_000) }),
  );
  expect(await offerHour(ports(), hour, new Date())).toBe('notFree');
  free = [];
  await database.pool.query('truncate core.slot_holds');
  expect(await offerHour(ports(), hour, new Date())).toBe('notFree');
  expect([await offers(), await works(), await holds()]).toEqual([[], [], []]);
});

test('where it is not automatic the first is the desk’s to call, and nothing is held', async () => {
  const [first] = [await waits(), await waits()];
  expect(await offerHour(ports({ isAutomatic: () => false }), opened(), new Date())).toBe('byTelephone');
  const { rows } = await database.pool.query('select kind, subject_id from core.work_items');
  expect(rows).toEqual([{ kind: 'earlierHour', subject_id: first }]);
  expect([await offers(), await holds()]).toEqual([[], []]);
});

test('whoever no letter and no text message reaches is the desk’s to call', async () => {
  const id = await waits({ patient: { ...pendingPatient, email: '', phone: '210000000' } });
  expect(await offerHour(ports(), opened(), new Date())).toBe('byTelephone');
  expect((await database.pool.query('select subject_id from core.work_items')).rows).toEqual([{ subject_id: id }]);
});

test('who changes the wishes keeps the place, and who leaves is offered nothing', async () => {
  const [first, second] = [await waits(), await waits()];
  const joined = (await waiting().entryOf(first))?.joinedAt;
  await waiting().join(first, { ...wishes, noticeHours: 48 });
  expect(await waiting().entryOf(first)).toMatchObject({ noticeHours: 48, joinedAt: joined });
  await waiting().leave(first);
  expect(await waiting().entryOf(first)).toBeNull();
  await offerHour(ports(), opened(), new Date());
  expect((await offers()).map(({ booking }) => booking)).toEqual([second]);
});

test('who leaves the list and joins again is not offered more than three hours a day', async () => {
  const id = await waits();
  const times = ['09:00', '10:00', '11:00', '12:00'];
  free = times;
  const outcomes: unknown[] = [];
  for (const time of times) {
    outcomes.push(await offerHour(ports(), { ...opened(), startsAt: at(time), endsAt: at(time.replace(':00', ':20')) }, new Date()));
    await waiting().leave(id);
    await waiting().join(id, wishes);
  }
  expect(outcomes).toEqual(['offered', 'offered', 'offered', 'nobody']);
  expect(await waiting().waitingFor(462)).toMatchObject([{ offersToday: 3 }]);
});

const released = { releasedAt: new Date(), cancelledAt: new Date() };
const slotOfDay = () => ({ startsAt: at('10:40'), endsAt: at('11:00') });

test('the hour of a visit that was cancelled is offered; at night it waits for the morning, unheld', async () => {
  await waits();
  const gone = await pendingVisit(bookings(), [], slotOfDay(), released);
  const night = new Date('2026-11-17T23:30:00Z');
  const quiet = { from: '21:00', until: '08:00' };
  await openReleasedHour({ ...ports({ quiet }), store: bookings() }, { bookingId: gone, appointmentId: 1 }, night);
  expect([await offers(), await holds()]).toEqual([[], []]);
  expect(await works()).toEqual([`openHour-${gone}-1-2026-11-18T08:00:00.000Z`]);
  await openReleasedHour({ ...ports(), store: bookings() }, { bookingId: gone, appointmentId: 1 }, new Date());
  expect(await offers()).toHaveLength(1);
});

test('an hour that the clinic itself called off is nobody’s', async () => {
  await waits();
  const gone = await pendingVisit(bookings(), [], slotOfDay(), { ...released, clinicCancelReason: 'doctorAway' });
  await openReleasedHour({ ...ports(), store: bookings() }, { bookingId: gone, appointmentId: 1 }, new Date());
  expect(await offers()).toEqual([]);
});

test('a look does not offer an hour that the clinic called off, though its book shows it free again', async () => {
  await waits();
  free = [];
  await lookForHours(ports(), new Date());
  await pendingVisit(bookings(), [], slotOfDay(), { ...released, releasedAt: new Date(), clinicCancelReason: 'doctorAway' });
  free = ['10:40', '11:20'];
  await lookForHours(ports(), new Date());
  const { rows } = await database.pool.query<{ starts_at: Date }>('select starts_at from core.opened_hours');
  expect(rows).toEqual([{ starts_at: at('11:20') }]);
});

test('once the book has had it closed and open again, an hour that the clinic called off is offered as any other', async () => {
  await waits();
  free = ['10:40'];
  await pendingVisit(bookings(), [], slotOfDay(), { ...released, clinicCancelReason: 'doctorAway' });
  await lookForHours(ports(), new Date());
  free = [];
  await lookForHours(ports(), new Date());
  expect(await offers()).toEqual([]);
  free = ['10:40'];
  await lookForHours(ports(), new Date());
  const { rows } = await database.pool.query<{ starts_at: Date }>('select starts_at from core.opened_hours');
  expect(rows).toEqual([{ starts_at: at('10:40') }]);
});

test('a look offers what has opened at the clinic since the last one, and only that', async () => {
  await waits();
  await lookForHours(ports(), new Date());
  expect(await offers()).toEqual([]);
  free = ['10:40', '11:20'];
  await lookForHours(ports(), new Date());
  const { rows } = await database.pool.query<{ starts_at: Date; source: string }>('select starts_at, source from core.opened_hours');
  expect(rows).toEqual([{ starts_at: at('11:20'), source: 'found' }]);
  expect(await offers()).toHaveLength(1);
  await lookForHours(ports(), new Date());
  expect(await offers()).toHaveLength(1);
});
