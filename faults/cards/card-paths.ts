import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import type { PaymentProviderName } from '@clinic/core/booking/model/payment';
import { payAnotherWay } from '@clinic/core/booking/payment/pay-another-way';
import { expect } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { waitForStatus } from '../harness/harness-test.ts';
import { appointmentsAt, getsLetters, holdsOf, refundsOf } from '../harness/outside-state.ts';
import { bookableTimes } from '../harness/visits.ts';
import { askForPage, type CardTest, comeBack, pressOnCardPage, returnUrlOf, waitForPage } from './card-test.ts';

const switches = { multibanco: true, mbway: true, card: true, atClinic: true };

/** What can happen on the way to the provider's page and back, whoever takes the money. */
export function cardPaths(test: CardTest, provider: PaymentProviderName): void {
  const times = bookableTimes();

  test('paid on the page: one visit, one confirmation', async ({ harness, workers, callbackServer: _ }) => {
    await workers.current();
    const when = times.next().value;
    const { asked, pageUrl } = await askForPage(harness, when);
    await comeBack(pageUrl, 'approve');
    await waitForStatus(harness, asked.id, 'confirmed');
    expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
    await getsLetters(harness, asked.patient.email, ['confirmed', 'paymentDetails']);
    expect(await refundsOf(harness, asked.id)).toEqual([]);
  });

  test('the callback comes before the patient', async ({ harness, workers, callbackServer: _ }) => {
    await workers.current();
    const { asked, pageUrl } = await askForPage(harness, times.next().value);
    const back = await pressOnCardPage(pageUrl, 'approve');
    await waitForStatus(harness, asked.id, 'confirmed');
    await fetch(back);
    await getsLetters(harness, asked.patient.email, ['confirmed', 'paymentDetails']);
    const [payment] = await harness.store.readPayments(asked.id);
    expect(payment?.returnedAt, 'what is paid waits for no bank').toBeNull();
  });

  test('the patient comes back, and no callback ever', async ({ harness, workers, callbackServer: _ }) => {
    await workers.current();
    const { asked, orderId } = await askForPage(harness, times.next().value);
    await harness.pay(orderId, { callback: 'lose' });
    await fetch(returnUrlOf(harness, provider, orderId));
    await waitForStatus(harness, asked.id, 'confirmed');
    await getsLetters(harness, asked.patient.email, ['confirmed', 'paymentDetails']);
  });

  test('a return that says “paid” is only a hint: without money there is no visit, and no second payment beside it', async ({
    harness,
    workers,
    callbackServer: _,
  }) => {
    await workers.current();
    const { asked, orderId } = await askForPage(harness, times.next().value);
    await fetch(returnUrlOf(harness, provider, orderId));
    const way = { method: 'multibanco' } as const;
    expect(await payAnotherWay(harness.store, asked.id, { way, switches })).toEqual({ ok: false, error: { kind: 'stillWaiting' } });
    await eventually(async () => (await harness.store.readPayments(asked.id))[0]?.lastAskedAt, 'the provider was asked');
    await waitForStatus(harness, asked.id, 'pendingPayment');
  });

  test('refused, then paid on a new page; the old one brings no second visit', async ({ harness, workers, callbackServer: _ }) => {
    await workers.current();
    const { asked, pageUrl, orderId } = await askForPage(harness, times.next().value);
    await comeBack(pageUrl, 'refuse');
    const hint = async () => {
      const [payment] = await harness.store.readPayments(asked.id);
      return payment?.endKind === 'rejected' || payment?.returnedAs === 'refused';
    };
    await eventually(hint, 'the patient is told that the card was refused');
    const again = await payAnotherWay(harness.store, asked.id, { way: { method: 'card' }, switches });
    expect(again).toEqual({ ok: true, value: 'asked' });
    const next = await eventually(async () => {
      const page = await waitForPage(harness, asked.id);
      return page.orderId !== orderId && page;
    }, 'a new page');
    await comeBack(next.pageUrl, 'approve');
    await waitForStatus(harness, asked.id, 'confirmed');
    // Paid as well, in spite of everything: it goes back.
    await harness.pay(orderId, { late: true });
    await eventually(async () => (await refundsOf(harness, asked.id)).length, 'the second payment goes back');
    expect(await refundsOf(harness, asked.id)).toEqual([{ reason: 'paidTwice', amount_cents: 9_000 }]);
  });

  test('left, opened again and paid', async ({ harness, workers, callbackServer: _ }) => {
    await workers.current();
    const { asked, pageUrl } = await askForPage(harness, times.next().value);
    await comeBack(pageUrl, 'leave');
    await comeBack(pageUrl, 'approve');
    await waitForStatus(harness, asked.id, 'confirmed');
  });

  test('abandoned: given up at the deadline, and late money brings the visit back', async ({ harness, workers, callbackServer: _ }) => {
    await workers.current();
    const when = times.next().value;
    const { asked, pageUrl, orderId } = await askForPage(harness, when, 8);
    await comeBack(pageUrl, 'leave');
    await waitForStatus(harness, asked.id, 'notPaid');
    expect(await holdsOf(harness, asked.id)).toEqual([]);
    await getsLetters(harness, asked.patient.email, ['notPaid', 'paymentDetails']);
    await harness.pay(orderId, { late: true });
    await waitForStatus(harness, asked.id, 'confirmed');
    expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
  });

  test('paid twice on one page, then cancelled: everything goes back, each payment once', async ({
    harness,
    workers,
    callbackServer: _,
  }) => {
    await workers.current();
    const { asked, orderId } = await askForPage(harness, times.next().value);
    await harness.pay(orderId, { times: 2 });
    await waitForStatus(harness, asked.id, 'confirmed');
    await Promise.all([1, 2].map(() => cancelBooking(harness.store, asked.id, 0)));
    await eventually(async () => (await holdsOf(harness, asked.id)).length === 0, 'the slot is free');
    const reasons = (await refundsOf(harness, asked.id)).map(({ reason }) => reason).sort();
    expect(reasons).toEqual(['cancelled', 'paidTwice']);
  });
}
