import type { Payment } from '@clinic/core/booking/model/payment';
import type { BookingStore, BookingTransaction } from '@clinic/core/booking/ports/booking-store';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bookingOfVisit, sampleCard } from '../../app/booking/visit/sample-visit.ts';
import { cardReturnCookie } from '../http/card-return-cookie.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { serveCardReturn } from './card-return.ts';

const origin = 'https://clinica.example';
const visitSecrets = ['a secret of the tests only'] as const;
const booking = bookingOfVisit({ paymentMethod: 'card' });
const tokenOf = (bookingId: string) => writeVisitToken(visitSecrets, { bookingId, version: 0 });

function site() {
  const payment = sampleCard();
  const changes: Partial<Payment>[] = [];
  const work: string[] = [];
  const transaction: Partial<BookingTransaction> = {
    lock: async () => ({ booking, now: new Date() }),
    lockPayments: async () => [payment],
    changePayment: async (_, change) => void changes.push(change),
    enqueueWork: async ({ kind }) => void work.push(kind),
  };
  const store = {
    findPayment: async (provider: string, { orderId }: { orderId?: string }) =>
      provider === 'easypay' && orderId === payment.orderId ? payment.id : null,
    readPayment: async () => payment,
    inTransaction: <T>(run: (inside: BookingTransaction) => Promise<T>) => run(transaction as BookingTransaction),
  };
  const app = new Hono<SiteEnvironment>();
  serveCardReturn(app, { store: store as unknown as BookingStore, visitSecrets }, origin);
  const back = (query: string, token?: string) => {
    const cookie = token && cardReturnCookie(origin, { locale: 'en', token }).split(';')[0];
    return app.request(`/payments/return?${query}`, cookie ? { headers: { cookie } } : {});
  };
  return { back, changes, work, orderId: payment.orderId };
}

test('the browser that left for the card is led back to its visit, and the provider is asked', async () => {
  const { back, changes, work, orderId } = site();
  const answer = await back(`s=ok&t_key=${orderId}`, tokenOf(booking.id));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(new RegExp(`^/en/.+${booking.id}`));
  expect(changes).toMatchObject([{ returnedAs: 'paid' }]);
  expect(work).toEqual(['settlePayment', 'settlePayment']);
});

test('another browser learns nothing about the visit; the provider is asked all the same', async () => {
  const { back, work, orderId } = site();
  for (const token of [undefined, tokenOf(crypto.randomUUID()), 'x']) {
    const answer = await back(`s=ok&t_key=${orderId}`, token);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(booking.id);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(work).toHaveLength(6);
});

test('another browser is told in both languages that the confirmation comes by e-mail or text message', async () => {
  const { back, orderId } = site();
  const shown = await (await back(`s=ok&t_key=${orderId}`)).text();
  expect(shown).toContain('recebe a confirmação por e-mail ou SMS');
  expect(shown).toContain('you get a confirmation by email or text message');
});

test('a return about no payment of ours changes nothing and leads nowhere', async () => {
  const { back, changes, work } = site();
  for (const query of ['', 's=ok&t_key=UNKNOWN', 'as=paid&id=<script>', 'as=gone&id=ABCDEFGHJKLM'])
    expect((await back(query, tokenOf(booking.id))).status).toBe(200);
  expect([...changes, ...work]).toEqual([]);
});
