import { handlePaymentCallback } from '@clinic/core/booking/payment/handle-payment-callback';
import { eventually } from './eventually.ts';
import type { FaultHarness } from './fault-harness.ts';
import { getsLetters } from './outside-state.ts';

/** The payment that a patient was asked for, and the provider's knock at our door about it. */
export async function waitForPayment({ store }: FaultHarness, bookingId: string, ms?: number) {
  const payment = await eventually(
    async () => (await store.readPayments(bookingId)).find(({ acceptedAt }) => acceptedAt),
    'a request for money',
    ms,
  );
  return { ...payment, heard: () => handlePaymentCallback(store, payment.provider, { orderId: payment.orderId }, new Date()) };
}

/** The same, once the patient has it in writing: what is no longer true when it is written is never sent. */
export async function toldToPay(harness: FaultHarness, bookingId: string, ms?: number) {
  const payment = await waitForPayment(harness, bookingId, ms);
  const booking = await harness.store.read(bookingId);
  await getsLetters(harness, booking?.patient.email ?? '', ['paymentDetails']);
  return payment;
}
