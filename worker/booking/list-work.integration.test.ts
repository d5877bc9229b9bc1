import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { recordVisit } from '@clinic/core/booking/appointment/record-visit';
import { dueBeforeVisit } from '@clinic/core/booking/messages/due-before-visit';
import { inMinutes, pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { addWorkingHours } from '@clinic/core/working-hours/working-hours';
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
const confirmed = { confirmedAt: inMinutes(-20), paidAt: inMinutes(-20) };

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

test('the insurer has answered before the visit: soon where it is near, as usual where it is far', async () => {
  const now = new Date();
  const tomorrow = { startsAt: inMinutes(20 * 60), endsAt: inMinutes(20 * 60 + 20) };
  const far = { startsAt: inMinutes(30 * 24 * 60), endsAt: inMinutes(30 * 24 * 60 + 20) };
  const near = await pendingVisit(store(), [], { ...tomorrow, subjectToAuthorisation: true }, { confirmedAt: inMinutes(-20) });
  await pendingVisit(store(), [], { ...far, subjectToAuthorisation: true }, { confirmedAt: inMinutes(-20) });
  await list(now);
  const items = await open();
  expect(items.find(({ subject_id }) => subject_id === near)?.due_at.getTime()).toBeLessThanOrEqual(tomorrow.startsAt.getTime());
  expect(items.find(({ subject_id }) => subject_id !== near)?.due_at).toEqual(addWorkingHours(now, replyWorkingHours, usualCalendar));
});

const patient = { ...pendingPatient, note: 'Tenho medo da biópsia.' };

test('what a patient wrote to the doctor is passed on by the desk before the visit, and once', async () => {
  const now = new Date();
  const id = await pendingVisit(store(), [], { startsAt, endsAt, patient }, confirmed);
  await pendingVisit(store(), [], { startsAt: inMinutes(9_000), endsAt: inMinutes(9_020) }, confirmed);
  await list(now);
  await list(now);
  expect(await open()).toEqual([{ kind: 'noteToPass', subject_id: id, due_at: dueBeforeVisit(startsAt, usualCalendar, now) }]);
  await database.pool.query('update core.work_items set closed_at = now()');
  await list(now);
  expect(await open(), 'passed on: not asked for again').toEqual([]);
});

test.each([
  ['not paid yet', {}],
  ['cancelled', { ...confirmed, cancelledAt: inMinutes(-5) }],
  ['released', { ...confirmed, releasedAt: inMinutes(-5) }],
])('the note of a visit that does not go ahead is passed on to nobody: %s', async (_, change) => {
  await pendingVisit(store(), [], { startsAt, endsAt, patient }, change);
  await list(new Date());
  expect((await open()).filter(({ kind }) => kind === 'noteToPass')).toEqual([]);
});

test('the note of a moved visit is passed on for the new hour', async () => {
  const now = new Date();
  const old = await pendingVisit(store(), [], { startsAt, endsAt, patient }, confirmed);
  await list(now);
  const later = { startsAt: inMinutes(8 * 24 * 60), endsAt: inMinutes(8 * 24 * 60 + 20) };
  const moved = await pendingVisit(store(), [], { ...later, patient, movedFrom: old }, { bookedAt: null, appointmentId: null });
  await recordVisit(store(), moved, { appointmentId: 7_001, adopted: false });
  expect(await open(), 'no longer due by the old hour').toEqual([]);
  await list(now);
  expect(await open()).toEqual([{ kind: 'noteToPass', subject_id: moved, due_at: dueBeforeVisit(later.startsAt, usualCalendar, now) }]);
});

test('what has no time of its own is due within the hours that the settings name', async () => {
  const day = (at: Date) => inLisbon(at).day;
  const closed = { de: day(inMinutes(-24 * 60)), ate: day(inMinutes(20 * 24 * 60)) };
  const settings = { horario: [], encerramentos: [closed] };
  await database.pool.query(
    "insert into core.published_documents (collection, id, body, model) values ('definicoes', 'definicoes', $1, 'test')",
    [settings],
  );
  const gone = { bookedAt: inMinutes(-300), releasedAt: inMinutes(-200), paidLateAt: inMinutes(-90) };
  // A visit long after the closure: its hour brings nothing forward.
  await pendingVisit(store(), [], { startsAt: inMinutes(40 * 24 * 60), endsAt: inMinutes(40 * 24 * 60 + 20) }, gone);
  await list(new Date());
  const [item] = await open();
  await database.pool.query('delete from core.published_documents');
  expect(day(item.due_at) > closed.ate, `due on ${day(item.due_at)}`).toBe(true);
});

test('whoever had hours to pay is called before the time runs out, once, and not once paid', async () => {
  const near = { payBy: inMinutes(180) };
  const waits = { paymentRequestedAt: inMinutes(-20 * 60) };
  const id = await pendingVisit(store(), [{}], { startsAt, endsAt, ...near }, waits);
  const old = async (booking: string) =>
    database.pool.query("update core.bookings set submitted_at = now() - interval '20 hours' where id = $1", [booking]);
  await old(id);
  // Asked for a moment ago; still a day to pay; paid.
  await pendingVisit(store(), [{}], { startsAt, endsAt, ...near }, waits);
  await old(await pendingVisit(store(), [{}], { startsAt, endsAt, payBy: inMinutes(20 * 60) }, waits));
  await old(await pendingVisit(store(), [{}], { startsAt, endsAt, ...near }, { ...waits, paidAt: inMinutes(-1) }));
  await list(new Date());
  await list(new Date());
  expect(await open()).toMatchObject([{ kind: 'unpaidSoon', subject_id: id }]);
  await store().inTransaction((transaction) => transaction.change(id, { paidAt: new Date() }));
  expect(await open()).toEqual([]);
});
