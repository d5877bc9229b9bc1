import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { expect } from 'vitest';
import type { FaultHarness } from './fault-harness.ts';
import { waitForStatus } from './harness-test.ts';
import { toldToPay } from './money.ts';
import { appointmentsAt, getsLetters, holdsOf } from './outside-state.ts';
import { submit } from './submit.ts';
import { visit, type When } from './visits.ts';

type Ready = { workflow: string; begin: () => Promise<unknown> };
type Work = {
  paymentMethod: 'multibanco' | null;
  /** Everything up to the moment at which the work is asked for. */
  prepare: (harness: FaultHarness, id: string) => Promise<Ready>;
  /** What the patient has in the end. */
  outcome: { status: string; appointments: number; letters: string[] };
};

/** As if the deadline were over: before it nothing is given up. */
export const giveUpNow = ({ store }: FaultHarness, bookingId: string) =>
  store.inTransaction(async (transaction) => {
    await transaction.change(bookingId, { payBy: new Date() });
    await transaction.enqueueWork({ kind: 'giveUpUnpaid', bookingId, again: 'now' });
  });

/** Everything that is done for a booking once it stands in the clinic's book. */
export const laterWork = {
  giveUpUnpaid: {
    paymentMethod: 'multibanco',
    prepare: async (harness, id) => {
      await toldToPay(harness, id);
      return { workflow: `giveUpUnpaid-${id}-now`, begin: () => giveUpNow(harness, id) };
    },
    outcome: { status: 'notPaid', appointments: 0, letters: ['paymentDetails', 'notPaid'] },
  },
  release: {
    paymentMethod: null,
    prepare: async (harness, id) => {
      await waitForStatus(harness, id, 'scheduled');
      return { workflow: `release-${id}`, begin: () => cancelBooking(harness.store, id, 0) };
    },
    outcome: { status: 'cancelled', appointments: 0, letters: ['scheduled', 'cancelled'] },
  },
  settlePayment: {
    paymentMethod: 'multibanco',
    prepare: async (harness, id) => {
      const { id: paymentId, orderId, heard } = await toldToPay(harness, id);
      await harness.pay(orderId, { callback: 'lose' });
      return { workflow: `settle-${paymentId}`, begin: heard };
    },
    outcome: { status: 'confirmed', appointments: 1, letters: ['paymentDetails', 'confirmed'] },
  },
  rebook: {
    paymentMethod: 'multibanco',
    prepare: async (harness, id) => {
      const { orderId, heard } = await toldToPay(harness, id);
      await giveUpNow(harness, id);
      await waitForStatus(harness, id, 'notPaid');
      await harness.pay(orderId, { callback: 'lose', late: true });
      return { workflow: `rebook-${id}`, begin: heard };
    },
    outcome: { status: 'confirmed', appointments: 1, letters: ['paymentDetails', 'notPaid', 'confirmed'] },
  },
} satisfies Record<string, Work>;

export async function prepareWork(harness: FaultHarness, name: keyof typeof laterWork, when: When) {
  const work: Work = laterWork[name];
  const asked = visit(when, { paymentMethod: work.paymentMethod });
  await submit(harness, asked);
  const { status, appointments, letters } = work.outcome;
  // What is told before is on its way before anything is killed.
  const before = letters.filter((letter) => letter === 'paymentDetails' || letter === 'scheduled');
  const ready = await work.prepare(harness, asked.id);
  await getsLetters(harness, asked.patient.email, name === 'rebook' ? [...before, 'notPaid'] : before);
  const expectOutcome = async () => {
    await waitForStatus(harness, asked.id, status);
    await getsLetters(harness, asked.patient.email, letters);
    expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(appointments);
    expect(await holdsOf(harness, asked.id)).toEqual(appointments ? ['booked'] : []);
  };
  return { ...ready, expectOutcome };
}
