import type { PaymentProviderName } from '@clinic/core/booking/model/payment';
import { payAnotherWay } from '@clinic/core/booking/payment/pay-another-way';
import { describe, expect } from 'vitest';
import { waitForStatus } from '../harness/harness-test.ts';
import { giveUpNow } from '../harness/later-work.ts';
import { appointmentsAt, getsLetters, holdsOf, refundsOf } from '../harness/outside-state.ts';
import { theEnd } from '../harness/pause-recording.ts';
import { submit } from '../harness/submit.ts';
import { bookableTimes, type When } from '../harness/visits.ts';
import { comebacks } from '../harness/worker-pool.ts';
import { askForPage, type CardTest, cardOperations, comeBack, paidByCard, returnUrlOf, waitForPage } from './card-test.ts';

const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
const endings = ['forget', 'record'] as const;

/** kill -9 around every step of a card's way, whoever takes the money: nothing is lost, nothing is double. */
export function cardKills(test: CardTest, provider: PaymentProviderName): void {
  const times = bookableTimes();
  const { request, read } = cardOperations[provider];
  type Harness = Parameters<typeof askForPage>[0];

  /** One page in the patient's hands, told once; paid, it is one confirmed visit. */
  async function payIt(harness: Harness, { id, patient }: ReturnType<typeof paidByCard>, when: When) {
    const { pageUrl } = await waitForPage(harness, id);
    await getsLetters(harness, patient.email, ['paymentDetails']);
    await comeBack(pageUrl, 'approve');
    await isPaidOnce(harness, id, when);
    await getsLetters(harness, patient.email, ['paymentDetails', 'confirmed']);
  }
  async function isPaidOnce(harness: Harness, id: string, when: When) {
    await waitForStatus(harness, id, 'confirmed');
    expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
    expect(await refundsOf(harness, id)).toEqual([]);
    expect((await harness.store.readPayments(id)).filter(({ paidAt }) => paidAt !== null)).toHaveLength(1);
  }

  describe.for(comebacks)('%s after kill -9 during a call', (how) => {
    test.for(['hang', 'slow'])('the request for a page: %s', async (kind, { harness, workers, callbackServer: _ }) => {
      await workers.current();
      const when = times.next().value;
      const asked = paidByCard(when);
      await harness.fault({ operation: request, kind, times: 1, ...(kind === 'slow' && { ms: 800 }) });
      await harness.untilCalled(request, () => submit(harness, asked));
      await workers.kill();
      await workers.comeBack(how);
      await payIt(harness, asked, when);
    });

    test('the question after the patient came back', async ({ harness, workers, callbackServer: _ }) => {
      await workers.current();
      const when = times.next().value;
      const { asked, orderId } = await askForPage(harness, when);
      await harness.pay(orderId, { callback: 'lose' });
      await harness.fault({ operation: read, kind: 'hang', times: 1 });
      await harness.untilCalled(read, () => fetch(returnUrlOf(harness, provider, orderId)));
      await workers.kill();
      await workers.comeBack(how);
      await isPaidOnce(harness, asked.id, when);
    });

    test('the last question at the deadline of an abandoned page', async ({ harness, workers, callbackServer: _ }) => {
      await workers.current();
      const when = times.next().value;
      const { asked, pageUrl } = await askForPage(harness, when);
      await comeBack(pageUrl, 'leave');
      await harness.fault({ operation: read, kind: 'hang', times: 1 });
      await harness.untilCalled(read, () => giveUpNow(harness, asked.id));
      await workers.kill();
      await workers.comeBack(how);
      await waitForStatus(harness, asked.id, 'notPaid');
      expect(await holdsOf(harness, asked.id)).toEqual([]);
      await getsLetters(harness, asked.patient.email, ['paymentDetails', 'notPaid']);
    });

    test('the request for a new page after a refusal', async ({ harness, workers, callbackServer: _ }) => {
      await workers.current();
      const when = times.next().value;
      const { asked, pageUrl, orderId } = await askForPage(harness, when);
      await comeBack(pageUrl, 'refuse');
      await harness.fault({ operation: request, kind: 'hang', times: 1 });
      const again = () => payAnotherWay(harness.store, asked.id, { way: { method: 'card' }, switches });
      await harness.untilCalled(request, again);
      await workers.kill();
      await workers.comeBack(how);
      const next = await waitForPage(harness, asked.id);
      expect(next.orderId).not.toBe(orderId);
      await comeBack(next.pageUrl, 'approve');
      await isPaidOnce(harness, asked.id, when);
    });
  });

  describe.for(comebacks)('%s after kill -9 when a step was done', (how) => {
    test.for(endings)('the page was given; its record: %s', async (ending, { harness, workers, pause, callbackServer: _ }) => {
      await workers.current();
      const when = times.next().value;
      const asked = paidByCard(when);
      const paused = await pause(`book-${asked.id}`, theEnd, () => submit(harness, asked));
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await payIt(harness, asked, when);
    });

    test.for(endings)('the money was taken; its record: %s', async (ending, { harness, workers, pause, callbackServer: _ }) => {
      await workers.current();
      const when = times.next().value;
      const { asked, id, orderId } = await askForPage(harness, when);
      await harness.pay(orderId, { callback: 'lose' });
      const paused = await pause(`settle-${id}`, theEnd, () => fetch(returnUrlOf(harness, provider, orderId)));
      await workers.kill();
      await paused[ending]();
      await workers.comeBack(how);
      await isPaidOnce(harness, asked.id, when);
      await getsLetters(harness, asked.patient.email, ['paymentDetails', 'confirmed']);
    });
  });
}
