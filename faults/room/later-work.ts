import { cancelBooking } from '@clinic/core/booking/cancel-booking';
import { expect } from 'vitest';
import type { ClinicRoom } from './clinic-room.ts';
import { appointmentsAt, getsLetters, holdsOf } from './independent-reader.ts';
import { toldToPay } from './money.ts';
import { becomes, submit } from './room-test.ts';
import { visit, type When } from './visits.ts';

type Ready = { workflow: string; begin: () => Promise<unknown> };
type Work = {
  paymentMethod: 'multibanco' | null;
  /** Everything up to the moment at which the work is asked for. */
  prepare: (room: ClinicRoom, id: string) => Promise<Ready>;
  /** What the patient has in the end. */
  outcome: { status: string; appointments: number; letters: string[] };
};

export const giveUpNow = ({ store }: ClinicRoom, bookingId: string) =>
  store.inTransaction((transaction) => transaction.start({ kind: 'giveUpUnpaid', bookingId, again: 'now' }));

/** Everything that is done for a booking once it stands in the clinic's book. */
export const laterWork = {
  giveUpUnpaid: {
    paymentMethod: 'multibanco',
    prepare: async (room, id) => {
      await toldToPay(room, id);
      return { workflow: `giveUpUnpaid-${id}-now`, begin: () => giveUpNow(room, id) };
    },
    outcome: { status: 'notPaid', appointments: 0, letters: ['paymentDetails', 'notPaid'] },
  },
  release: {
    paymentMethod: null,
    prepare: async (room, id) => {
      await becomes(room, id, 'scheduled');
      return { workflow: `release-${id}`, begin: () => cancelBooking(room.store, id, 0) };
    },
    outcome: { status: 'cancelled', appointments: 0, letters: ['scheduled', 'cancelled'] },
  },
  settlePayment: {
    paymentMethod: 'multibanco',
    prepare: async (room, id) => {
      const { id: paymentId, orderId, heard } = await toldToPay(room, id);
      await room.pay(orderId, { callback: 'lose' });
      return { workflow: `settle-${paymentId}`, begin: heard };
    },
    outcome: { status: 'confirmed', appointments: 1, letters: ['paymentDetails', 'confirmed'] },
  },
  rebook: {
    paymentMethod: 'multibanco',
    prepare: async (room, id) => {
      const { orderId, heard } = await toldToPay(room, id);
      await giveUpNow(room, id);
      await becomes(room, id, 'notPaid');
      await room.pay(orderId, { callback: 'lose', late: true });
      return { workflow: `rebook-${id}`, begin: heard };
    },
    outcome: { status: 'confirmed', appointments: 1, letters: ['paymentDetails', 'notPaid', 'confirmed'] },
  },
} satisfies Record<string, Work>;

export async function prepareWork(room: ClinicRoom, name: keyof typeof laterWork, when: When) {
  const work: Work = laterWork[name];
  const asked = visit(when, { paymentMethod: work.paymentMethod });
  await submit(room, asked);
  const { status, appointments, letters } = work.outcome;
  // What is told before is on its way before anything is killed.
  const before = letters.filter((letter) => letter === 'paymentDetails' || letter === 'scheduled');
  const ready = await work.prepare(room, asked.id);
  await getsLetters(room, asked.patient.email, name === 'rebook' ? [...before, 'notPaid'] : before);
  const expectOutcome = async () => {
    await becomes(room, asked.id, status);
    await getsLetters(room, asked.patient.email, letters);
    expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(appointments);
    expect(await holdsOf(room, asked.id)).toEqual(appointments ? ['booked'] : []);
  };
  return { ...ready, expectOutcome };
}
