import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { inMinutes, pendingVisit } from '../../booking/testing/pending-visit.ts';
import { mailIdOf } from '../../mail/mail-id.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { openFile } from '../open-file.ts';
import { resendLetter } from './resend-letter.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.mails, core.payments, core.audit_log, dbos.workflow_status cascade'));

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
const request = (bookingId: string) => ({ store: desk(), staff: rita, bookingId, requestId: randomUUID() });
const lettersOf = async (id: string) => (await openFile(desk(), rita, id, { now: new Date(), keys: testDataKeys }))?.letters;
const works = async () =>
  (await database.pool.query<{ id: string }>('select workflow_uuid as id from dbos.workflow_status')).rows.map(({ id }) => id);

/** For whatever was sent again before. */
const minutesPass = (minutes: number) =>
  database.pool.query("update core.booking_events set happened_at = happened_at - $1 * interval '1 minute'", [minutes]);

test('what is offered is sent by the worker, once for each press, and stands on the time line with a name', async () => {
  const id = await pendingVisit(bookings(), [{ acceptedAt: inMinutes(-10) }]);
  const [letter] = (await lettersOf(id)) ?? [];
  expect(letter).toMatchObject({ mail: 'paymentDetails' });
  if (!letter) return;
  const once = request(id);
  expect(await resendLetter(once, letter)).toEqual({ ok: true, value: 'done' });
  expect(await resendLetter(once, letter)).toEqual({ ok: true, value: 'alreadyDone' });
  await minutesPass(2);
  expect(await resendLetter(request(id), letter)).toEqual({ ok: true, value: 'done' });
  expect((await works()).filter((work) => work.startsWith(`tell-${id}-paymentDetails-${letter.about}-`))).toHaveLength(2);
  expect((await desk().file(id))?.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(Array(2).fill('resent Rita do Balcão'));
  const { rows } = await database.pool.query("select actor, booking_id, detail from core.audit_log where action = 'resend'");
  expect(rows).toEqual(Array(2).fill({ actor: rita.name, booking_id: id, detail: { mail: 'paymentDetails' } }));
});

test('a letter that no longer holds true is refused and leaves nothing behind', async () => {
  const id = await pendingVisit(bookings(), [], {}, { paidAt: inMinutes(-5), cancelledAt: inMinutes(-1) });
  expect(await resendLetter(request(id), { mail: 'confirmed', about: '0' })).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await works()).toEqual([]);
  expect((await desk().file(id))?.events).toEqual([]);
});

test('pressed twice at the same moment it goes once, and the second press hears that it has just gone', async () => {
  const id = await pendingVisit(bookings(), [], {}, { paidAt: inMinutes(-5) });
  const press = () => resendLetter(request(id), { mail: 'confirmed', about: '0' });
  const outcomes = await Promise.all([press(), press()]);
  expect(outcomes).toContainEqual({ ok: true, value: 'done' });
  expect(outcomes).toContainEqual({ ok: false, error: { kind: 'justResent' } });
  expect(await works()).toHaveLength(1);
  expect((await desk().file(id))?.events).toHaveLength(1);
  expect((await database.pool.query("select from core.audit_log where action = 'resend'")).rowCount).toBe(1);
});

test('five times in a day, and no sixth until the day is over; another booking has its own five', async () => {
  const [id, other] = [
    await pendingVisit(bookings(), [], {}, { paidAt: inMinutes(-5) }),
    await pendingVisit(bookings(), [], {}, { paidAt: inMinutes(-5) }),
  ];
  const press = (which: string) => resendLetter(request(which), { mail: 'confirmed', about: '0' });
  for (let times = 0; times < 5; times += 1) {
    expect(await press(id)).toEqual({ ok: true, value: 'done' });
    await minutesPass(2);
  }
  expect(await press(id)).toEqual({ ok: false, error: { kind: 'resentTooOften' } });
  expect(await press(other)).toEqual({ ok: true, value: 'done' });
  expect((await desk().file(id))?.events).toHaveLength(5);
  await minutesPass(24 * 60);
  expect(await press(id)).toEqual({ ok: true, value: 'done' });
});

test('the preparation is offered to whom it was sent', async () => {
  const id = await pendingVisit(bookings(), [], {}, { paidAt: inMinutes(-5) });
  expect(await lettersOf(id)).toEqual([{ mail: 'confirmed', about: '0' }]);
  await database.pool.query("insert into core.mails (id, recipient, subject, html, text) values ($1, 'a@exemplo.pt', '', '', '')", [
    mailIdOf(id, 'preparation 0 paciente@exemplo.pt'),
  ]);
  expect(await lettersOf(id)).toContainEqual({ mail: 'preparation', about: '0' });
});
