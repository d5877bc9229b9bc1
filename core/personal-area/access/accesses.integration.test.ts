import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AreaFixture,
  createAreaFixture,
  daysAhead,
  familyEmail,
  father,
  namesake,
  son,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { readVisits } from '../visits/read-visits.ts';
import { questionAccess, readAccesses } from './read-accesses.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());

const since = daysAhead(-30);
const note = (action: string, about: { bookingId?: string; accountId?: string; detail?: object; at?: Date }) =>
  fixture.pool.query(
    'insert into core.audit_log (actor_id, actor, action, booking_id, account_id, detail, happened_at) values (1, $1, $2, $3, $4, $5, $6)',
    ['Rita Recepção', action, about.bookingId ?? null, about.accountId ?? null, about.detail ?? {}, about.at ?? new Date()],
  );

test('a patient sees who read what, with role and reason and no name; nothing of the family or a namesake', async () => {
  const account = await fixture.account(familyEmail, father.id);
  const stranger = await fixture.account('outro@exemplo.pt', namesake.id);
  const own = await fixture.booking(familyEmail, {}, { patientId: father.id, appointmentId: 1 });
  const sons = await fixture.booking(familyEmail, {}, { patientId: son.id, appointmentId: 2 });
  await note('look', { bookingId: own });
  await note('look', { bookingId: sons });
  await note('list', { detail: { bookings: [sons, own] } });
  await note('list', { detail: { bookings: [sons] } });
  await note('linkRecord', { accountId: account.id, detail: { role: 'admin' } });
  await note('look', { bookingId: own, at: daysAhead(-31) });
  await readVisits(fixture.services, account, new Date());
  const accesses = await readAccesses(fixture.services, account, since);
  expect(accesses.map(({ by, role, what }) => [by, role, what])).toEqual([
    ['patient', null, 'visits'],
    ['staff', 'admin', 'linkRecord'],
    ['staff', null, 'list'],
    ['staff', null, 'look'],
  ]);
  expect(JSON.stringify(accesses)).not.toContain('Rita');
  expect(await readAccesses(fixture.services, stranger, since)).toEqual([]);

  const key = accesses.at(-1)?.key ?? '';
  expect(await questionAccess(fixture.services, stranger, { key, since })).toEqual({ ok: false, error: { kind: 'noSuchAccess' } });
  for (const _ of ['once', 'twice'])
    expect(await questionAccess(fixture.services, account, { key, since })).toEqual({ ok: true, value: null });
  const { rows } = await fixture.pool.query('select kind, subject_id, detail from core.work_items');
  expect(rows).toEqual([{ kind: 'accessQuestioned', subject_id: account.id, detail: { access: key } }]);
  expect((await readAccesses(fixture.services, account, since)).at(-1)?.questionedAt).toBeInstanceOf(Date);
});

test('a list of accounts, and a search for records, is shown to everybody who was in it', async () => {
  const [one, other] = [await fixture.account('um@exemplo.pt', 801), await fixture.account('dois@exemplo.pt', 802)];
  const third = await fixture.account('tres@exemplo.pt', 803);
  await note('list', { detail: { accounts: [one.id, other.id], role: 'balcao' } });
  await note('records', { accountId: other.id, detail: { patients: ['801', '802'] } });
  const whats = async (account: typeof one) =>
    (await readAccesses(fixture.services, account, since)).map(({ by, what }) => `${by} ${what}`);
  for (const account of [one, other]) expect(await whats(account)).toEqual(['staff records', 'staff accounts']);
  expect(await whats(third)).toEqual([]);
});

test('what another account read of the record is not shown as one’s own, and can be asked about', async () => {
  const before = await fixture.account('antes@exemplo.pt', 811);
  const after = await fixture.account('depois@exemplo.pt', 811);
  for (const { id: accountId } of [before, after]) await fixture.services.access.recordView({ accountId, patientId: 811, what: 'visits' });
  const accesses = await readAccesses(fixture.services, after, since);
  expect(accesses.map(({ by }) => by)).toEqual(['patient', 'otherAccount']);
  expect(JSON.stringify(accesses)).not.toContain(before.id);
  expect(await questionAccess(fixture.services, after, { key: accesses[1]?.key ?? '', since })).toMatchObject({ ok: true });
});
