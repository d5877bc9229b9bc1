import type { PaymentProviderName } from '@clinic/core/booking/model/payment';
import { eventually } from '../harness/eventually.ts';
import type { FaultHarness } from '../harness/fault-harness.ts';
import { test as harnessTest } from '../harness/harness-test.ts';
import { getsLetters } from '../harness/outside-state.ts';
import { submit } from '../harness/submit.ts';
import { visit, type When } from '../harness/visits.ts';
import { workerPool } from '../harness/worker-pool.ts';
import { startCardCallbackServer } from './card-callback-server.ts';

/** Whoever takes the money: its worker, and what it calls back. */
export const cardTest = (provider: PaymentProviderName) =>
  harnessTest
    .extend('workers', { scope: 'file' }, ({ harness }) => workerPool(harness, { PAYMENT_PROVIDER: provider }))
    .extend('callbackServer', { scope: 'file' }, async ({ harness }, { onCleanup }) => {
      const server = await startCardCallbackServer(harness);
      onCleanup(server.close);
      return server;
    });
export type CardTest = ReturnType<typeof cardTest>;

/** What each provider is asked for a page, and for what was paid. */
export const cardOperations = {
  easypay: { request: 'easypay.create', read: 'easypay.read' },
  ifthenpay: { request: 'ifthenpay.card', read: 'ifthenpay.payments' },
} as const;

export const paidByCard = (when: When) => visit(when, { paymentMethod: 'card' });

/** The newest page that the patient was given. */
export const waitForPage = ({ store }: FaultHarness, bookingId: string) =>
  eventually(async () => {
    const payment = (await store.readPayments(bookingId)).findLast(({ pageUrl, endedAt }) => pageUrl !== null && endedAt === null);
    return payment && { id: payment.id, orderId: payment.orderId, provider: payment.provider, pageUrl: payment.pageUrl ?? '' };
  }, 'a page for the card');

/** Once the patient has it in writing as well: what is no longer true when it is written is never sent. */
export async function askForPage(harness: FaultHarness, when: When, payBySeconds?: number) {
  const asked = paidByCard(when);
  await submit(harness, asked, payBySeconds);
  const page = await waitForPage(harness, asked.id);
  await getsLetters(harness, asked.patient.email, ['paymentDetails']);
  return { asked, ...page };
}

/** A button of the provider's page; gives back where it leads. */
export async function pressOnCardPage(pageUrl: string, button: 'approve' | 'refuse' | 'leave'): Promise<string> {
  const answer = await fetch(`${pageUrl}/${button}`, { method: 'POST', headers: { origin: new URL(pageUrl).origin }, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`${button}: ${answer.status} ${await answer.text()}`);
  return location;
}

export const comeBack = async (pageUrl: string, button: 'approve' | 'refuse' | 'leave') =>
  void (await fetch(await pressOnCardPage(pageUrl, button)));

/** Back from the page although no callback was ever sent. */
export const returnUrlOf = ({ ports }: FaultHarness, provider: PaymentProviderName, orderId: string): string =>
  `http://127.0.0.1:${ports.site}/payments/return?${provider === 'easypay' ? `s=ok&t_key=${orderId}` : `as=paid&id=${orderId}`}`;
