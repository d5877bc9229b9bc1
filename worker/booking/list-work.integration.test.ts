import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { videoLinkTimes } from '@clinic/core/booking/messages/video-link-times';
import { inMinutes, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listWork } from './watch-bookings.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.work_items, core.payments cascade'));

const store = () => bookingStore(database.pool, database.dbos, testDataKeys);
const list = (now: Date) => listWork({ store: store(), sweep: bookingSweep(createDatabase(database.pool)), calendar: usualCalendar }, now);
const open = async () =>
  (await database.pool.query('select kind, subject_id, due_at from core.work_items where closed_at is null order by id')).rows;

const startsAt = inMinutes(3 * 24 * 60);
const endsAt = inMinutes(3 * 24 * 60 + 20);
const { askFrom, dueAt } = videoLinkTimes(startsAt, usualCalendar);
const confirmed = { confirmedAt: inMinutes(-20), paidAt: inMinutes(-20) };

test('a visit by video without a link is the desk’s work from the working day before, due in time, and once', async () => {
  const id = await pendingVisit(store(), [], { mode: 'online', startsAt, endsAt }, confirmed);
  await list(new Date(askFrom.getTime() - 1));
  expect(await open()).toEqual([]);
  await list(askFrom);
  await list(askFrom);
  expect(await open()).toEqual([{ kind: 'videoLinkMissing', subject_id: id, due_at: dueAt }]);
  await database.pool.query('update core.work_items set closed_at = now()');
  await list(askFrom);
  expect(await open(), 'sent: not asked for again').toEqual([]);
});

test.each([
  ['at the clinic', { mode: 'inPerson' as const }, confirmed],
  ['not paid yet', { mode: 'online' as const }, {}],
  ['cancelled', { mode: 'online' as const }, { ...confirmed, cancelledAt: inMinutes(-5) }],
])('no link is asked for where none is needed: %s', async (_, visit, change) => {
  await pendingVisit(store(), [], { ...visit, startsAt, endsAt }, change);
  await list(askFrom);
  expect((await open()).filter(({ kind }) => kind === 'videoLinkMissing')).toEqual([]);
});

test('money without a visit that nobody was told of is listed after an hour', async () => {
  const gone = { bookedAt: inMinutes(-300), releasedAt: inMinutes(-200), paidLateAt: inMinutes(-90) };
  const id = await pendingVisit(store(), [], {}, gone);
  await pendingVisit(store(), [], {}, { ...gone, paidLateAt: inMinutes(-30) });
  await list(new Date());
  expect(await open()).toMatchObject([{ kind: 'paymentMismatch', subject_id: id }]);
});

test('the insurer is asked for whoever was promised it, once', async () => {
  const id = await pendingVisit(store(), [], { startsAt, endsAt, subjectToAuthorisation: true }, { confirmedAt: inMinutes(-20) });
  await list(new Date());
  await list(new Date());
  expect(await open()).toMatchObject([{ kind: 'authorisationDue', subject_id: id }]);
});

test('what has no time of its own is due within the hours that the settings name', async () => {
  const day = (at: Date) => inLisbon(at).day;
  const closed = { de: day(inMinutes(-24 * 60)), ate: day(inMinutes(20 * 24 * 60)) };
  const settings = { horario: [], encerramentos: [closed] };
  await database.pool.query(
    "insert into core.published_documents (collection, id, body, model) values ('definicoes', 'definicoes', $1, 'test')",
    [settings],
  );
  await pendingVisit(store(), [], { startsAt, endsAt, subjectToAuthorisation: true }, { confirmedAt: inMinutes(-20) });
  await list(new Date());
  const [item] = await open();
  await database.pool.query('delete from core.published_documents');
  expect(day(item.due_at) > closed.ate, `due on ${day(item.due_at)}`).toBe(true);
});
