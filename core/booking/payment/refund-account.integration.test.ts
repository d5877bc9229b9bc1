import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { askForRefund } from '../../desk/ask-for-refund.ts';
import { markRefunded } from '../../desk/mark-refunded.ts';
import { askAccountAgain, openRefundAccount, readOpenedAccount } from '../../desk/refund-account.ts';
import { releaseByDesk } from '../../desk/release-booking.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import type { PaymentMethod } from '../model/payment.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { giveRefundAccount, isAccountAwaited, isAccountGiven } from './refund-account.ts';
import { refundMoney } from './refund-money.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const rita = { id: 3, name: 'Rita do Balcão', role: 'balcao' as const };
const account = { iban: 'PT50000201231234567890154', holder: 'Albano Exemplo' };
const desk = () => deskStore(fixture.pool, fixture.dbos, testDataKeys);
const press = (bookingId: string, staff = rita) => ({ store: desk(), staff, bookingId, requestId: randomUUID() });

/** A visit that was paid and then cancelled at the desk. */
async function owed(method: PaymentMethod = 'multibanco') {
  const money = { method, transactionId: randomUUID(), paidCents: 9_000, paidAt: inMinutes(-5) };
  const id = await fixture.booked({ payments: [money], change: { paidAt: inMinutes(-5), confirmedAt: inMinutes(-4) } });
  await releaseByDesk(press(id));
  return { id, refundId: (await desk().file(id))?.refunds[0]?.id ?? '' };
}

const asksIn = async (id: string) => (await fixture.snapshot(id)).work.filter((work) => work.startsWith('tell-refundAccount-'));
const give = (id: string, times = 1, contactProven = true) => giveRefundAccount(fixture.ports.store, id, { account, times, contactProven });
const rowOf = async (id: string) => (await fixture.pool.query('select * from core.refund_accounts where booking_id = $1', [id])).rows[0];

test('Multibanco money is transferred: the account is asked for with the refund, once', async () => {
  const { id } = await owed();
  expect(await asksIn(id)).toEqual(['tell-refundAccount-1']);
  expect(await isAccountAwaited(fixture.ports.store, id)).toBe(true);
  expect((await fixture.snapshot(id)).desk).toEqual(['refundDue']);
});

test('money that the provider sends back needs no account; where it says that it cannot, one is asked for', async () => {
  const { id, refundId } = await owed('mbway');
  expect(await asksIn(id)).toEqual([]);
  await askForRefund(press(id), refundId);
  fixture.provider.refundTurns.push('byHand');
  await refundMoney(fixture.ports, refundId);
  expect(await asksIn(id)).toEqual(['tell-refundAccount-1']);
});

test('where the provider’s answer is unknown, nobody is asked until the desk has looked; then letter and page ask', async () => {
  const { id, refundId } = await owed('mbway');
  await askForRefund(press(id), refundId);
  fixture.provider.refundTurns.push('silent');
  await refundMoney(fixture.ports, refundId);
  expect((await desk().file(id))?.refunds[0]?.providerAnswer).toBe('unknown');
  expect(await asksIn(id)).toEqual([]);
  expect(await isAccountAwaited(fixture.ports.store, id)).toBe(false);
  expect(await askAccountAgain(press(id), false)).toEqual({ ok: true, value: 'done' });
  expect(await asksIn(id)).toEqual(['tell-refundAccount-1']);
  expect(await isAccountAwaited(fixture.ports.store, id)).toBe(true);
  expect(await give(id)).toEqual({ ok: true, value: 'given' });
});

test('the account is stored encrypted, and what happened says nothing of it', async () => {
  const { id } = await owed();
  expect(await give(id)).toEqual({ ok: true, value: 'given' });
  expect((await rowOf(id)).account).toMatch(/^enc:/);
  const { rows } = await fixture.pool.query(
    `select detail::text as said from core.booking_events where booking_id = $1
     union all select detail::text from core.audit_log where booking_id = $1
     union all select inputs from dbos.workflow_status where inputs is not null`,
    [id],
  );
  expect(JSON.stringify(rows)).not.toMatch(/PT50|0002|Albano/);
});

test('it is taken once: whoever comes second changes nothing', async () => {
  const { id } = await owed();
  const both = await Promise.all([give(id), give(id)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    (await fixture.pool.query("select from core.booking_events where booking_id = $1 and kind = 'refundAccountGiven'", [id])).rowCount,
  ).toBe(1);
});

test('where none is asked for, none is taken', async () => {
  const id = await fixture.booked({});
  expect(await give(id)).toEqual({ ok: false, error: { kind: 'notAsked' } });
});

test('the desk opens it with a press that is written down; nobody else sees it by that press, and later nobody', async () => {
  const { id, refundId } = await owed();
  expect(await openRefundAccount(press(id))).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  await give(id);
  const opening = press(id);
  const shown = { staff: rita, bookingId: id, requestId: opening.requestId };
  expect(await readOpenedAccount(desk(), { ...shown, now: new Date() }), 'before the press').toBeNull();
  expect(await openRefundAccount(opening)).toEqual({ ok: true, value: 'done' });
  expect(await readOpenedAccount(desk(), { ...shown, now: new Date() })).toEqual(account);
  const other = { ...rita, id: 4 };
  expect(await readOpenedAccount(desk(), { ...shown, staff: other, now: new Date() })).toBeNull();
  expect(await readOpenedAccount(desk(), { ...shown, bookingId: randomUUID(), now: new Date() })).toBeNull();
  expect(await readOpenedAccount(desk(), { ...shown, now: inMinutes(11) })).toBeNull();
  const audit = await fixture.pool.query("select actor, detail from core.audit_log where booking_id = $1 and action = 'accountOpened'", [
    id,
  ]);
  expect(audit.rows).toEqual([{ actor: rita.name, detail: { role: 'balcao' } }]);
  await markRefunded(press(id), refundId, 'transfer');
  expect(await openRefundAccount(press(id)), 'after the transfer').toEqual({ ok: false, error: { kind: 'nothingToDo' } });
});

test('asked for again, what was given is emptied and another letter goes out; not twice within two minutes', async () => {
  const { id } = await owed();
  await give(id);
  expect(await askAccountAgain(press(id), true)).toEqual({ ok: true, value: 'done' });
  expect(await rowOf(id)).toMatchObject({ account: '', given_at: null, times: 2 });
  expect(await asksIn(id)).toEqual(['tell-refundAccount-1', 'tell-refundAccount-2']);
  expect(await askAccountAgain(press(id), false)).toEqual({ ok: false, error: { kind: 'justResent' } });
  expect(await give(id, 2)).toEqual({ ok: true, value: 'given' });
});

test('once the money went back, nobody is asked any more', async () => {
  const { id, refundId } = await owed();
  await markRefunded(press(id), refundId, 'transfer');
  expect(await isAccountAwaited(fixture.ports.store, id)).toBe(false);
  expect(await give(id)).toEqual({ ok: false, error: { kind: 'notAsked' } });
  expect(await askAccountAgain(press(id), false)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
});

test('patient and booker are told in the transaction that takes it, each time one was given', async () => {
  const { id } = await owed();
  const told = async () => (await fixture.snapshot(id)).work.filter((work) => work.startsWith('tell-refundAccountGiven'));
  await give(id, 7);
  expect(await told(), 'nothing was taken').toEqual([]);
  await give(id);
  expect(await told()).toEqual(['tell-refundAccountGiven-1']);
  expect(await isAccountGiven(fixture.ports.store, id, '1')).toBe(true);
  await askAccountAgain(press(id), true);
  expect(await isAccountGiven(fixture.ports.store, id, '1'), 'emptied before the letter was written').toBe(false);
  await give(id, 2);
  expect(await told()).toEqual(['tell-refundAccountGiven-1', 'tell-refundAccountGiven-2']);
});

test('what a code opened for one request gives no account for the next', async () => {
  const { id } = await owed();
  await give(id);
  await askAccountAgain(press(id), true);
  expect(await give(id, 1)).toEqual({ ok: false, error: { kind: 'notAsked' } });
  expect((await rowOf(id)).account).toBe('');
  expect(await give(id, 2)).toEqual({ ok: true, value: 'given' });
});

test('whether the code went to a proven contact is noted with the account, and goes with it', async () => {
  const { id } = await owed();
  await give(id, 1, true);
  expect((await desk().file(id))?.refundAccount).toMatchObject({ contactProven: true });
  await askAccountAgain(press(id), true);
  expect((await desk().file(id))?.refundAccount).toMatchObject({ contactProven: false });
  await give(id, 2, false);
  expect((await desk().file(id))?.refundAccount).toMatchObject({ contactProven: false });
});

test('an account that came while the page was open is emptied only once that was confirmed', async () => {
  const { id } = await owed();
  await give(id);
  expect(await askAccountAgain(press(id), false)).toEqual({ ok: false, error: { kind: 'notConfirmed' } });
  expect((await rowOf(id)).account).toMatch(/^enc:/);
  expect((await fixture.pool.query("select from core.audit_log where booking_id = $1 and action = 'accountAsked'", [id])).rowCount).toBe(0);
});

test.each([
  ['a visit to come', 0, ['tell-newLink-1']],
  ['a visit whose links have ended', 40, []],
])('asked for another account, the links sent before open nothing any more: %s', async (_, daysAgo, letters) => {
  const { id } = await owed();
  const versionOf = async () => (await fixture.store.read(id))?.linkVersion;
  if (daysAgo > 0)
    await fixture.pool.query(
      'update core.bookings set starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2) where id = $1',
      [id, daysAgo],
    );
  await askAccountAgain(press(id), false);
  expect(await versionOf(), 'nothing had been given').toBe(0);
  await give(id, 2);
  await fixture.pool.query("update core.booking_events set happened_at = now() - interval '1 hour' where booking_id = $1", [id]);
  expect(await askAccountAgain(press(id), true)).toEqual({ ok: true, value: 'done' });
  expect(await versionOf()).toBe(1);
  expect((await fixture.snapshot(id)).work.filter((work) => work.includes('newLink'))).toEqual(letters);
});
