import { hearCallback } from '@clinic/core/booking/hear-callback';
import type { ClinicRoom } from './clinic-room.ts';
import { eventually } from './eventually.ts';
import { getsLetters } from './independent-reader.ts';

/** The payment that a patient was asked for, and the provider's knock at our door about it. */
export async function accepted({ store }: ClinicRoom, bookingId: string, ms?: number) {
  const payment = await eventually(
    async () => (await store.readPayments(bookingId)).find(({ acceptedAt }) => acceptedAt),
    'a request for money',
    ms,
  );
  return { ...payment, heard: () => hearCallback(store, payment.provider, { orderId: payment.orderId }, new Date()) };
}

/** The same, once the patient has it in writing: what is no longer true when it is written is never sent. */
export async function toldToPay(room: ClinicRoom, bookingId: string, ms?: number) {
  const payment = await accepted(room, bookingId, ms);
  const booking = await room.store.read(bookingId);
  await getsLetters(room, booking?.patient.email ?? '', ['paymentDetails']);
  return payment;
}
