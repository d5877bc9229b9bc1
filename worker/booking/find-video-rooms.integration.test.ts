import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { videoLinkTimes } from '@clinic/core/booking/messages/video-link-times';
import type { VideoRooms } from '@clinic/core/booking/ports/video-rooms';
import { inMinutes, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { setVideoLink } from '@clinic/core/booking/video/set-video-link';
import { err, ok } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askedAtOnce, findVideoRooms } from './find-video-rooms.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.work_items, core.payments cascade'));

const store = () => bookingStore(database.pool, database.dbos, testDataKeys);
const find = (now: Date, rooms: VideoRooms = null) =>
  findVideoRooms({ store: store(), sweep: bookingSweep(createDatabase(database.pool)), rooms, calendar: usualCalendar }, now);
const open = async () =>
  (await database.pool.query('select kind, subject_id, due_at from core.work_items where closed_at is null order by id')).rows;
const lettersOf = async (id: string): Promise<string[]> =>
  (
    await database.pool.query(`select workflow_uuid from dbos.workflow_status where workflow_uuid like 'tell-' || $1 || '%'`, [id])
  ).rows.map(({ workflow_uuid }) => workflow_uuid.slice(`tell-${id}-`.length));
const give = (id: string, url = room) =>
  store().inTransaction(async (transaction) => {
    const locked = await transaction.lock(id);
    if (locked) await setVideoLink(transaction, locked, url);
  });

const room = 'https://video.exemplo.pt/sala';
const confirmed = { confirmedAt: inMinutes(-20), paidAt: inMinutes(-20) };
const visitIn = (minutes: number) => ({ mode: 'online' as const, startsAt: inMinutes(minutes), endsAt: inMinutes(minutes + 20) });
const inThreeDays = visitIn(3 * 24 * 60);
const { askFrom, dueAt } = videoLinkTimes(inThreeDays.startsAt, usualCalendar);

/** Answers as told, and remembers who was asked for. */
function provider(answers: (bookingId: string) => boolean) {
  const asked: string[] = [];
  const rooms: VideoRooms = async ({ bookingId }) => {
    asked.push(bookingId);
    return answers(bookingId) ? ok(room) : err({ kind: 'roomsUnavailable' });
  };
  return { asked, rooms };
}

test('a visit by video without a link is the desk’s work from the working day before, due in time, and once', async () => {
  const id = await pendingVisit(store(), [], inThreeDays, confirmed);
  await find(new Date(askFrom.getTime() - 1));
  expect(await open()).toEqual([]);
  await find(askFrom);
  await find(askFrom);
  expect(await open()).toEqual([{ kind: 'videoLinkMissing', subject_id: id, due_at: dueAt }]);
  await database.pool.query('update core.work_items set closed_at = now()');
  await find(askFrom);
  expect(await open(), 'sent: not asked for again').toEqual([]);
});

test('a provider of rooms is asked instead, and the desk where it does not answer', async () => {
  const id = await pendingVisit(store(), [], inThreeDays, confirmed);
  const { asked, rooms } = provider(() => true);
  await find(askFrom, rooms);
  await find(askFrom, rooms);
  expect(asked, 'once it is there, not again').toEqual([id]);
  expect((await store().read(id))?.videoUrl).toBe(room);
  expect(await open()).toEqual([]);
  const later = visitIn(3 * 24 * 60 + 60);
  const other = await pendingVisit(store(), [], later, confirmed);
  await find(videoLinkTimes(later.startsAt, usualCalendar).askFrom, provider(() => false).rooms);
  expect(await open()).toMatchObject([{ kind: 'videoLinkMissing', subject_id: other }]);
});

test('a provider that failed is asked again every minute, and its room closes the desk’s work', async () => {
  const id = await pendingVisit(store(), [], inThreeDays, confirmed);
  let isBack = false;
  const { asked, rooms } = provider(() => isBack);
  await find(askFrom, rooms);
  await find(askFrom, rooms);
  expect(asked).toEqual([id, id]);
  expect(await open()).toEqual([{ kind: 'videoLinkMissing', subject_id: id, due_at: dueAt }]);
  isBack = true;
  await find(askFrom, rooms);
  expect((await store().read(id))?.videoUrl).toBe(room);
  expect(await open()).toEqual([]);
});

test('a visit that is under way still gets its room', async () => {
  const id = await pendingVisit(store(), [], visitIn(-5), confirmed);
  const over = await pendingVisit(store(), [], visitIn(-25), confirmed);
  const { asked, rooms } = provider(() => true);
  await find(new Date(), rooms);
  expect(asked).toEqual([id]);
  expect((await store().read(over))?.videoUrl).toBeNull();
});

test('no second room is made where the desk has sent a link another way', async () => {
  await pendingVisit(store(), [], inThreeDays, confirmed);
  await find(askFrom, provider(() => false).rooms);
  await database.pool.query(`update core.work_items set closed_at = now(), closed_by = 'Rita'`);
  const { asked, rooms } = provider(() => true);
  await find(askFrom, rooms);
  expect(asked).toEqual([]);
});

test.each([
  ['a room', ok(room)],
  ['none', err({ kind: 'roomsUnavailable' as const })],
])('a link that the desk pastes while the provider is asked stays, and is enough: the provider had %s', async (_, answer) => {
  const id = await pendingVisit(store(), [], inThreeDays, confirmed);
  await find(askFrom, async ({ bookingId }) => {
    await give(bookingId, 'https://meet.exemplo.pt/colada');
    return answer;
  });
  expect((await store().read(id))?.videoUrl).toBe('https://meet.exemplo.pt/colada');
  expect(await open()).toEqual([]);
});

test('a minute asks for few rooms, and visits without a room do not keep others waiting for ever', async () => {
  const ids: string[] = [];
  for (let index = 0; index <= askedAtOnce; index += 1)
    ids.push(await pendingVisit(store(), [], visitIn(60 + index), { ...confirmed, appointmentId: 9_000 + index }));
  const { asked, rooms } = provider(() => false);
  await find(new Date(), rooms);
  expect(asked).toEqual(ids.slice(0, askedAtOnce));
  await find(new Date(), rooms);
  expect(asked.slice(askedAtOnce)).toEqual([ids[askedAtOnce], ...ids.slice(0, askedAtOnce - 1)]);
  expect((await open()).map(({ subject_id }) => subject_id)).toEqual(ids);
});

test('a link that comes within the last day goes out at once, closes the desk’s work and is no reminder sent before', async () => {
  const id = await pendingVisit(store(), [], visitIn(5 * 60), confirmed);
  await find(new Date());
  expect(await open()).toMatchObject([{ kind: 'videoLinkMissing', subject_id: id }]);
  await give(id);
  expect(await open()).toEqual([]);
  expect(await lettersOf(id)).toEqual([expect.stringMatching(/^reminder-[45]\.\d{4}$/)]);
});

test.each([
  ['a quarter of an hour before', 15, /^reminder-0\.\d{4}$/],
  ['five minutes before', 5, /^reminder-0\.\d{4}$/],
  ['five minutes after the start', -5, /^reminder--0\.\d{4}$/],
])('a link that comes at the last moment goes out at once: %s', async (_, minutes, letter) => {
  const id = await pendingVisit(store(), [], visitIn(minutes), confirmed);
  await give(id);
  expect(await lettersOf(id)).toEqual([expect.stringMatching(letter)]);
});

test('a link that comes earlier waits for the reminder of the day before', async () => {
  const id = await pendingVisit(store(), [], visitIn(25 * 60), confirmed);
  await give(id);
  expect(await lettersOf(id)).toEqual([]);
});

test.each([
  ['at the clinic', { mode: 'inPerson' as const }, confirmed],
  ['not paid yet', {}, {}],
  ['cancelled', {}, { ...confirmed, cancelledAt: inMinutes(-5) }],
])('no link is asked for where none is needed: %s', async (_, visit, change) => {
  await pendingVisit(store(), [], { ...inThreeDays, ...visit }, change);
  await find(askFrom);
  expect(await open()).toEqual([]);
});
