import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { waitingStore } from '../../adapters/database/waiting/waiting-store.ts';
import { inMinutes, pendingVisit } from '../../booking/testing/pending-visit.ts';
import { err } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { openFile } from '../open-file.ts';
import { joinListByDesk, leaveListByDesk } from './wait-for-caller.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.slot_holds, core.audit_log cascade'));

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
const waiting = () => waitingStore(database.pool, database.dbos, testDataKeys);
const request = (bookingId: string, requestId: string = randomUUID()) => ({ store: desk(), staff: rita, bookingId, requestId });
const mornings = { anyDoctor: false, weekdays: [0, 3], dayParts: ['morning' as const], noticeHours: 24 };
/** Asked only where any doctor will do. */
const readOffer = async () => err({ kind: 'clinicUnavailable' as const });
const join = (bookingId: string, wishes: Parameters<typeof joinListByDesk>[1]['wishes'] = mornings, requestId?: string) =>
  joinListByDesk(request(bookingId, requestId), { wishes, readOffer });
const done = { ok: true, value: 'done' };
const acts = async () => (await database.pool.query('select action, booking_id from core.audit_log order by id')).rows;
const told = async (id: string) => (await desk().file(id))?.events.map(({ kind, actor }) => `${kind} ${actor}`);

test('who asks on the telephone waits as one who asked on the site; pressed twice it is one act, with the name of who pressed', async () => {
  const id = await pendingVisit(bookings(), []);
  const press = randomUUID();
  expect(await join(id, mornings, press)).toEqual(done);
  expect(await join(id, mornings, press)).toEqual({ ok: true, value: 'alreadyDone' });
  const visit = await bookings().read(id);
  expect(await waiting().entryOf(id)).toMatchObject({ ...mornings, doctorIds: [visit?.doctorId], leftAt: null });
  expect((await waiting().waitingFor(visit?.typeId ?? 0)).map(({ entry }) => entry.bookingId)).toEqual([id]);
  expect(await acts()).toEqual([{ action: 'waitJoined', booking_id: id }]);
  expect(await told(id)).toEqual(['waitJoined Rita do Balcão']);
});

test('other wishes keep the place; taken off the list, nobody is on it any more', async () => {
  const id = await pendingVisit(bookings(), []);
  await join(id);
  const since = (await waiting().entryOf(id))?.joinedAt;
  expect(await join(id, { ...mornings, weekdays: [4], dayParts: ['afternoon'] })).toEqual(done);
  expect(await waiting().entryOf(id)).toMatchObject({ weekdays: [4], dayParts: ['afternoon'], joinedAt: since });
  expect(await leaveListByDesk(request(id))).toEqual(done);
  expect(await waiting().entryOf(id)).toBeNull();
  expect(await leaveListByDesk(request(id))).toEqual(err({ kind: 'nothingToDo' }));
  expect((await acts()).map(({ action }) => action)).toEqual(['waitJoined', 'waitJoined', 'waitLeft']);
});

test('nothing is written where nothing was chosen, the clinic does not say who sees such patients, or the visit is over', async () => {
  const id = await pendingVisit(bookings(), []);
  expect(await join(id, null)).toEqual(err({ kind: 'notChosen' }));
  expect(await join(id, { ...mornings, anyDoctor: true })).toEqual(err({ kind: 'clinicUnavailable' }));
  expect(await join(randomUUID())).toEqual(err({ kind: 'notFound' }));
  const past = await pendingVisit(bookings(), [], { startsAt: inMinutes(-60), endsAt: inMinutes(-40) });
  expect(await join(past)).toEqual(err({ kind: 'nothingToDo' }));
  expect(await acts()).toEqual([]);
  expect(await waiting().entryOf(past)).toBeNull();
});

test('the page of a booking offers it for a visit that lies ahead alone, and to leave only where somebody waits', async () => {
  const id = await pendingVisit(bookings(), []);
  const possible = async (booking: string) => {
    const file = await openFile(desk(), rita, booking, { now: new Date(), keys: testDataKeys });
    return file?.possible.filter((act) => act.startsWith('wait'));
  };
  expect(await possible(id)).toEqual(['waitJoined']);
  await join(id);
  expect(await possible(id)).toEqual(['waitJoined', 'waitLeft']);
  const past = await pendingVisit(bookings(), [], { startsAt: inMinutes(-60), endsAt: inMinutes(-40) });
  expect(await possible(past)).toEqual([]);
});
