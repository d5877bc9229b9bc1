import { setTimeout as sleep } from 'node:timers/promises';
import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import type { Booking } from '@clinic/core/booking/model/booking';
import { handlePaymentCallback } from '@clinic/core/booking/payment/handle-payment-callback';
import type { FaultHarness } from '../harness/fault-harness.ts';
import { submit } from '../harness/submit.ts';
import { visit, type When } from '../harness/visits.ts';
import { bookAtTheSite } from './book-at-the-site.ts';
import { persist } from './persist.ts';
import type { Random } from './seeded.ts';

export const kinds = ['atClinic', 'multibanco', 'mbway', 'unheard', 'unpaid', 'cancelled', 'moved'] as const;
type Kind = (typeof kinds)[number];
const shares: Kind[] = ['atClinic', 'atClinic', 'atClinic', 'multibanco', 'multibanco', 'mbway', 'unheard', 'unpaid', 'cancelled', 'moved'];

/** What a patient did, in the order in which it was done: against this the outside world is held. */
export type Story = {
  kind: Kind;
  /** Half of those who have the usual time to pay go through the screens. */
  atTheSite: boolean;
  name: string;
  email: string;
  visits: { id: string; when: When }[];
  lastWord: When | null;
};

export async function live(harness: FaultHarness, random: Random, nextTime: () => When): Promise<Story> {
  const kind = random.pick(shares);
  const when = nextTime();
  const paymentMethod = kind === 'mbway' ? 'mbway' : ['multibanco', 'unheard', 'unpaid'].includes(kind) ? 'multibanco' : null;
  const asked = visit(when, { paymentMethod, mbwayPhone: '912345678' });
  const deadlineSeconds = kind === 'unpaid' || kind === 'unheard' ? random.between(180, 240) : undefined;
  const atTheSite = deadlineSeconds === undefined && random.next() < 0.5;
  const id = atTheSite ? await bookAtTheSite(harness, asked) : await persist(() => submit(harness, asked, deadlineSeconds));
  const { name, email } = asked.patient;
  const story: Story = { kind, atTheSite, name, email, visits: [{ id, when }], lastWord: when };
  if (kind === 'multibanco' || kind === 'mbway' || kind === 'unheard') await pay(harness, id, kind !== 'unheard');
  if (kind === 'unpaid') story.lastWord = null;
  if (kind === 'cancelled') {
    await sleep(random.between(0, 4_000));
    await persist(() => cancelBooking(harness.store, id, 0));
    story.lastWord = null;
  }
  if (kind === 'moved') {
    await persist(() => isBooked(harness, id));
    const next = visit(nextTime(), { movedFrom: id, patient: asked.patient });
    await persist(() => submit(harness, next));
    story.visits.push({ id: next.id, when: whenOf(next) });
    story.lastWord = whenOf(next);
  }
  return story;

  function whenOf({ startsAt, candidates }: ReturnType<typeof visit>): When {
    const clock = startsAt.toLocaleString('sv-SE', { timeZone: 'Europe/Lisbon' });
    return { doctorId: candidates[0]?.doctorId ?? 0, date: clock.slice(0, 10), time: clock.slice(11, 16) };
  }
}

const isBooked = async ({ store }: FaultHarness, id: string) => {
  const booking = await store.read(id);
  if (booking?.bookedAt || booking?.failedAt) return;
  throw new Error('not yet booked');
};

function neverAsked(booking: Booking | null): 'neverAsked' {
  if (booking?.needsReviewAt) return 'neverAsked';
  throw new Error('not yet asked for money');
}

/** A second call to pay would be a second payment, so whoever heard no answer looks first. */
async function pay(harness: FaultHarness, bookingId: string, knocks: boolean): Promise<void> {
  const find = async () => {
    const [booking, payments] = await Promise.all([harness.store.read(bookingId), harness.store.readPayments(bookingId)]);
    return payments.find(({ acceptedAt }) => acceptedAt) ?? neverAsked(booking);
  };
  const payment = await persist(find);
  if (payment === 'neverAsked') return;
  const { orderId, provider } = payment;
  await persist(async () => {
    const arrived = 'select from sandbox.payment_transactions t join sandbox.payments p on p.id = t.payment_id where p.order_id = $1';
    if ((await harness.clinicBook.query(arrived, [orderId])).rowCount) return;
    await harness.pay(orderId, { callback: 'lose' });
  });
  if (knocks) await persist(() => handlePaymentCallback(harness.store, provider, { orderId }, new Date()));
}
