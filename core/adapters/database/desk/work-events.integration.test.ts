import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '../../../booking/model/booking.ts';
import { checkIdentity, withdrawConfirmation } from '../../../desk/check-identity.ts';
import { openFile } from '../../../desk/open-file.ts';
import { countWork, readWorkList } from '../../../desk/read-work.ts';
import { reopenWork } from '../../../desk/reopen-work.ts';
import { settleWork } from '../../../desk/settle-work.ts';
import { bookedVisit } from '../../../desk/testing/sample-booking.ts';
import { goncalo, joana } from '../../../desk/testing/work-trace.ts';
import { claimWork, giveBackWork, takeOverWork } from '../../../desk/work/claim-work.ts';
import { logCall, noteWork, snoozeWork } from '../../../desk/work/log-work.ts';
import { openListedWork } from '../../../desk/work/open-listed-work.ts';
import { goOnWithWork, pauseWork } from '../../../desk/work/pause-work.ts';
import { writeToPatient } from '../../../desk/write-to-patient.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import type { WorkItemKind } from '../../../work-items/work-item.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { createDatabase } from '../database.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { deskStore } from './desk-store.ts';
import { openWorkItem } from './open-work-item.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
});
afterAll(() => database.close());
beforeEach(() =>
  pool.query('truncate core.bookings, core.work_items, core.patient_contacts, core.audit_log, core.mails, dbos.workflow_status cascade'),
);

const store = () => deskStore(pool, dbos, testDataKeys);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const press = (itemId: string, staff = joana) => ({ store: store(), staff, itemId, requestId: randomUUID() });
const list = (view: 'all' | 'mine' | 'parked' = 'all', staff = joana) => readWorkList(store(), staff, { view, kind: null }, new Date());
/** Nothing else changes an audit row; here time has to pass. */
const ago = (table: 'work_events' | 'audit_log', minutes: number) =>
  pool.query(`begin; set local session_replication_role = replica;
    update core.${table} set happened_at = happened_at - interval '${minutes} minutes'; commit`);

async function openOne(
  kind: WorkItemKind = 'letterNotDelivered',
  dueAt = inHours(60),
  visit: Partial<Booking> = {},
): Promise<{ id: string; bookingId: string }> {
  const { patient, bookedBy, ...more } = bookedVisit(visit);
  const row = { ...more, patient: JSON.stringify(patient), bookedBy: bookedBy && JSON.stringify(bookedBy) };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  await openWorkItem(createDatabase(pool), { kind, subject: { kind: 'booking', id: more.id }, dueAt });
  const { rows } = await pool.query('select id from core.work_items order by id desc limit 1');
  return { id: rows[0].id, bookingId: more.id };
}

test('of twenty who take an item at the same moment, one has it and nineteen are told who', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await openOne();
    const crowd = Array.from({ length: 20 }, (_, place) => ({ id: 100 + place, name: `Pessoa ${place}` }));
    const outcomes = await Promise.all(crowd.map((staff) => claimWork(press(id, staff))));
    const winner = crowd.filter((_, place) => outcomes[place]?.ok);
    expect(winner).toHaveLength(1);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error).toMatchObject({ kind: 'held', by: winner[0]?.name });
    const { rows } = await pool.query('select by_name from core.work_events where item_id = $1', [id]);
    expect(rows).toEqual([{ by_name: winner[0]?.name }]);
  }
});

test('what somebody else holds is neither settled nor answered, and says who and since when', async () => {
  const { id, bookingId } = await openOne();
  await claimWork(press(id));
  const held = { ok: false, error: { kind: 'held', itemId: id, by: 'Joana', since: expect.any(Date) } };
  expect(await settleWork(press(id, goncalo))).toEqual(held);
  const contact = { name: 'Clínica', phone: '+351 210 000 000', phoneNote: 'rede fixa', email: 'geral@exemplo.pt' };
  const request = { store: store(), staff: goncalo, bookingId, requestId: randomUUID() };
  expect(await writeToPatient(request, { text: 'A consulta passa para a sala 2.', contacts: { pt: contact, en: contact } })).toEqual(held);
  expect((await pool.query('select from core.mails')).rowCount).toBe(0);
  expect((await pool.query("select from core.audit_log where actor = 'Gonçalo'")).rowCount, 'what was refused was not done').toBe(0);
  expect(await takeOverWork(press(id, goncalo))).toMatchObject({ ok: true });
  expect(await settleWork(press(id, goncalo))).toMatchObject({ ok: true });
  const { rows } = await pool.query('select actor, action, booking_id from core.audit_log order by id');
  expect(rows).toEqual([
    { actor: 'Joana', action: 'claimed', booking_id: bookingId },
    { actor: 'Gonçalo', action: 'takenOver', booking_id: bookingId },
    { actor: 'Gonçalo', action: 'settled', booking_id: bookingId },
  ]);
});

test('opening the file keeps a claim alive; half an hour without a sign ends it', async () => {
  const { id, bookingId } = await openOne();
  await claimWork(press(id));
  await ago('work_events', 25);
  await openFile(store(), joana, bookingId, { now: new Date(), keys: testDataKeys });
  await ago('work_events', 10);
  await ago('audit_log', 10);
  expect(await claimWork(press(id, goncalo))).toMatchObject({ ok: false, error: { kind: 'held' } });
  await ago('work_events', 20);
  await ago('audit_log', 20);
  expect((await list()).lines[0]?.claim).toBeNull();
  expect(await claimWork(press(id, goncalo))).toMatchObject({ ok: true });
});

test('looking at the list is no sign of life, and a look of somebody else neither', async () => {
  const { id } = await openOne();
  await claimWork(press(id));
  await ago('work_events', 31);
  await list();
  const [line] = (await list('all', goncalo)).lines;
  if (line) await openListedWork(store(), goncalo, line);
  expect((await list()).lines[0]?.claim).toBeNull();
});

test('whether the number beside an item was confirmed is told, also after it was taken back, and of nobody who has no record', async () => {
  const { bookingId } = await openOne('callPatient', inHours(60), { patientId: 77 });
  const standing = async () => {
    const [line] = (await list()).lines;
    return line && (await openListedWork(store(), joana, line))?.isConfirmed;
  };
  const request = () => ({ store: store(), staff: joana, bookingId, requestId: randomUUID() });
  expect(await standing()).toBe(false);
  await checkIdentity(request(), { how: 'documentInPerson', contacts: ['email'], keys: testDataKeys });
  expect(await standing(), 'the e-mail is not the telephone').toBe(false);
  await checkIdentity(request(), { how: 'documentInPerson', contacts: ['phone'], keys: testDataKeys });
  expect(await standing()).toBe(true);
  await withdrawConfirmation(request(), { contact: 'phone', keys: testDataKeys });
  expect(await standing()).toBe(false);
});

test('an item that is given back is free, and only who holds it gives it back', async () => {
  const { id } = await openOne();
  await claimWork(press(id));
  expect(await giveBackWork(press(id, goncalo))).toMatchObject({ ok: false, error: { kind: 'nothingToDo' } });
  expect((await list('mine')).lines).toHaveLength(1);
  expect(await giveBackWork(press(id))).toMatchObject({ ok: true });
  expect((await list('mine')).lines).toHaveLength(0);
});

test('notes and calls stand in the history with author and time; the words are stored encrypted', async () => {
  const { id } = await openOne();
  expect(await noteWork(press(id), '  ')).toMatchObject({ ok: false, error: { kind: 'emptyNote' } });
  await noteWork(press(id), 'Prefere que lhe liguem depois das 14 h.');
  await logCall(press(id, goncalo), { outcome: 'noAnswer', until: null, text: '' });
  const { history = [] } = (await list()).lines[0] ?? {};
  expect(history.map(({ kind, outcome, by, words }) => [kind, outcome, by.name, words])).toEqual([
    ['called', 'noAnswer', 'Gonçalo', ''],
    ['noted', null, 'Joana', 'Prefere que lhe liguem depois das 14 h.'],
  ]);
  const { rows } = await pool.query("select words from core.work_events where kind = 'noted'");
  expect(rows[0].words).toMatch(/^enc:/);
  const { rows: audited } = await pool.query("select detail::text from core.audit_log where action = 'noted'");
  expect(audited[0].detail).not.toContain('14 h');
});

test('what is put off leaves the list until its time, and not past its deadline', async () => {
  const { id } = await openOne('letterNotDelivered', inHours(3));
  expect(await snoozeWork(press(id), inHours(4))).toMatchObject({ ok: false, error: { kind: 'pastDeadline' } });
  expect(await snoozeWork(press(id), inHours(2))).toMatchObject({ ok: true });
  expect([(await list()).lines.length, (await list('parked')).lines.length]).toEqual([0, 1]);
  expect(await countWork(store(), new Date())).toEqual({ open: 0, overdue: 0 });
  await pool.query("update core.work_events set until = now() - interval '1 minute'");
  expect((await list()).lines).toHaveLength(1);
});

test('a clock that waits for the patient stands still until the reply is recorded, by whoever takes it', async () => {
  const { id } = await openOne('callPatient');
  await claimWork(press(id));
  expect(await pauseWork(press(id, goncalo), 3)).toMatchObject({ ok: false, error: { kind: 'held' } });
  expect(await pauseWork(press(id), 3)).toMatchObject({ ok: true });
  expect((await list('parked')).lines[0]?.clock).toMatchObject({ state: 'paused', pausedUntil: expect.any(Date) });
  expect(await goOnWithWork(press(id, goncalo), 'replied')).toMatchObject({ ok: true });
  expect((await list()).lines[0]?.clock.state).not.toBe('paused');
});

test('what is about a coming visit comes back before it, however long the patient is waited for', async () => {
  const startsAt = inHours(72);
  const { id } = await openOne('clinicCancelled', inHours(60), { startsAt });
  await pool.query('update core.work_items set opened_at = now()');
  expect(await pauseWork(press(id), 5)).toMatchObject({ ok: true });
  const { rows } = await pool.query('select until from core.work_events');
  expect(rows[0].until.getTime()).toBeLessThanOrEqual(startsAt.getTime());
  const [parked] = (await list('parked')).lines;
  expect(parked?.visitAt).toEqual(startsAt);
  expect(parked?.clock.pausedUntil).toEqual(rows[0].until);
});

test('what was settled by mistake is back once, with its history and its deadline, and everybody reads who did what', async () => {
  const { id, bookingId } = await openOne();
  await noteWork(press(id), 'Ligar à filha.');
  const [before] = (await list()).lines;
  await settleWork(press(id));
  expect((await list()).lines).toHaveLength(0);
  expect(await reopenWork(press(id, goncalo))).toMatchObject({ ok: true });
  expect(await reopenWork(press(id))).toEqual({ ok: false, error: { kind: 'openedAnew' } });
  const [after] = (await list()).lines;
  expect(after).toMatchObject({ id, dueAt: before?.dueAt, history: [{ kind: 'noted' }] });
  const { rows } = await pool.query('select actor, action from core.audit_log where booking_id = $1 order by id', [bookingId]);
  expect(rows.slice(1)).toEqual([
    { actor: 'Joana', action: 'settled' },
    { actor: 'Gonçalo', action: 'reopened' },
  ]);
  const { rows: told } = await pool.query('select kind, actor, detail from core.booking_events where booking_id = $1 order by id', [
    bookingId,
  ]);
  expect(told).toMatchObject([
    { kind: 'workDone', actor: 'Joana', detail: { item: 'letterNotDelivered', itemId: id } },
    { kind: 'workReopened', actor: 'Gonçalo' },
  ]);
});

test('nothing is opened twice, nor what the visit no longer needs, nor what nobody settled', async () => {
  const { id, bookingId } = await openOne();
  const refused = async (itemId: string) => {
    const outcome = await reopenWork(press(itemId));
    return outcome.ok ? 'done' : outcome.error.kind;
  };
  expect(await refused(id)).toBe('openedAnew');
  await settleWork(press(id));
  await openWorkItem(createDatabase(pool), { kind: 'letterNotDelivered', subject: { kind: 'booking', id: bookingId } });
  expect(await refused(id), 'another letter came back since').toBe('openedAnew');
  await pool.query("update core.work_items set closed_at = now(), closed_by = 'system' where closed_at is null");
  await pool.query('update core.bookings set cancelled_at = clock_timestamp()');
  expect(await refused(id)).toBe('visitChanged');
  const { rows } = await pool.query("select id from core.work_items where closed_by = 'system'");
  expect(await refused(rows[0].id)).toBe('nothingToDo');
  expect((await pool.query("select from core.audit_log where action = 'reopened'")).rowCount, 'what was refused was not done').toBe(0);
});

test('a press that comes twice is one act', async () => {
  const { id } = await openOne();
  const twice = press(id);
  expect((await Promise.all([noteWork(twice, 'Ligar à filha.'), noteWork(twice, 'Ligar à filha.')])).every(({ ok }) => ok)).toBe(true);
  expect((await pool.query('select from core.work_events')).rowCount).toBe(1);
});
