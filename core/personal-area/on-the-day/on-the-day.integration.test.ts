import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AreaFixture,
  createAreaFixture,
  daysAhead,
  familyEmail,
  father,
  namesake,
  strangerEmail,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { preparationKey, readPreparation, tickItem } from './prepare-visit.ts';
import { comeAfterAll, tellClinic } from './tell-clinic.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.pool.query('truncate core.accounts, core.bookings, core.work_items cascade');
  fixture.clinic.book = [];
});

const startsAt = fromLisbon('2027-03-10', '15:00') ?? new Date();
const thatMorning = new Date(startsAt.getTime() - 3 * 3_600_000);
const dayBefore = new Date(startsAt.getTime() - 24 * 3_600_000);
const events = async () => (await fixture.pool.query('select kind from core.booking_events order by id')).rows;
const items = async () =>
  (await fixture.pool.query('select kind, subject_kind, subject_id, closed_at is not null as closed from core.work_items order by id'))
    .rows;

test('“estou atrasado” reaches the front desk once, on the day of the visit and not before', async () => {
  const account = await fixture.account(familyEmail);
  const visitKey = await fixture.booking(familyEmail, { startsAt });
  const late = (now: Date) => tellClinic(fixture.services, account, { visitKey, act: 'late' }, now);
  expect(await late(dayBefore)).toEqual({ ok: false, error: { kind: 'notToday' } });
  expect(await late(thatMorning)).toEqual({ ok: true, value: null });
  expect(await late(thatMorning)).toEqual({ ok: true, value: null });
  expect(await late(new Date(startsAt.getTime() + 3_600_000))).toEqual({ ok: false, error: { kind: 'notToday' } });
  expect(await events()).toEqual([{ kind: 'runningLate' }]);
  expect(await items()).toEqual([{ kind: 'runningLate', subject_kind: 'booking', subject_id: visitKey, closed: false }]);
  expect(await fixture.services.days.notices(account.id)).toMatchObject([{ visitKey, act: 'late' }]);
});

test('somebody else’s visit cannot be spoken for', async () => {
  const other = await fixture.account('outro@exemplo.pt', namesake.id);
  const visitKey = await fixture.booking(familyEmail, { startsAt }, { patientId: father.id, appointmentId: 4 });
  const { id } = fixture.putInBook(startsAt);
  for (const key of [visitKey, `clinic-${id}`])
    expect(await tellClinic(fixture.services, other, { visitKey: key, act: 'notComing' }, thatMorning)).toEqual({
      ok: false,
      error: { kind: 'noSuchVisit' },
    });
  expect(await items()).toEqual([]);
});

test('of a visit that was not booked here the task names the account; “afinal vou” settles it', async () => {
  const account = await fixture.account(familyEmail, father.id);
  const visitKey = `clinic-${fixture.putInBook(startsAt).id}`;
  expect(await tellClinic(fixture.services, account, { visitKey, act: 'notComing' }, thatMorning)).toEqual({ ok: true, value: null });
  expect(await items()).toEqual([{ kind: 'cannotCome', subject_kind: 'account', subject_id: account.id, closed: false }]);
  expect(await comeAfterAll(fixture.services, account, visitKey, thatMorning)).toEqual({ ok: true, value: null });
  expect(await comeAfterAll(fixture.services, account, visitKey, thatMorning)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await items()).toMatchObject([{ closed: true }]);
  expect(await fixture.services.days.notices(account.id)).toEqual([]);
});

test('“não fui eu” is for visits that a stranger booked, on any day', async () => {
  const account = await fixture.account('novo@exemplo.pt', father.id);
  const strange = await fixture.booking(strangerEmail, {}, { patientId: father.id, appointmentId: 4 });
  const own = await fixture.booking('novo@exemplo.pt', { startsAt: daysAhead(9) }, { patientId: father.id, appointmentId: 5 });
  const now = new Date();
  const notMine = (visitKey: string) => tellClinic(fixture.services, account, { visitKey, act: 'notMine' }, now);
  expect(await notMine(own)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await notMine(strange)).toEqual({ ok: true, value: null });
  expect(await items()).toMatchObject([{ kind: 'notMyVisit', subject_id: strange }]);
});

test('ticks stay with the visit and its items; what is written anew is to be done again', async () => {
  const account = await fixture.account(familyEmail, father.id);
  const visitKey = `clinic-${fixture.putInBook(daysAhead(3)).id}`;
  const texts = ['Beber um litro de água', 'Trazer exames'];
  const item = preparationKey('Trazer exames');
  const now = new Date();
  const preparation = (written: string[]) => readPreparation(fixture.services, account, { visitKey, texts: written });
  const done = async (written = texts) => (await preparation(written)).map(({ isDone }) => isDone);
  expect(await tickItem(fixture.services, account, { visitKey, item, isDone: true }, now)).toEqual({ ok: true, value: null });
  expect(await tickItem(fixture.services, account, { visitKey, item, isDone: true }, now)).toEqual({ ok: true, value: null });
  expect(await done()).toEqual([false, true]);
  expect(await done(['Trazer exames de sangue'])).toEqual([false]);
  await tickItem(fixture.services, account, { visitKey, item, isDone: false }, now);
  expect(await done()).toEqual([false, false]);
  const noSuchVisit = { ok: false, error: { kind: 'noSuchVisit' } };
  expect(await tickItem(fixture.services, account, { visitKey: 'clinic-1', item, isDone: true }, now)).toEqual(noSuchVisit);
  expect(await tickItem(fixture.services, account, { visitKey, item: 'x'.repeat(5000), isDone: true }, now)).toEqual(noSuchVisit);
});
