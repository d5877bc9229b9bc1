import type { BookingChange, RequestedVisit } from '../../../../booking/model/booking.ts';
import type { Payment } from '../../../../booking/model/payment.ts';
import type { BookingPorts } from '../../../../booking/ports/booking-ports.ts';
import { snapshotBooking } from '../../../../booking/testing/booking-snapshot.ts';
import { inMinutes, pendingVisit } from '../../../../booking/testing/pending-visit.ts';
import { scriptedProvider } from '../../../../booking/testing/scripted-provider.ts';
import { scriptedClinic } from '../../../../clinic/testing/scripted-clinic.ts';
import { inLisbon } from '../../../../kernel/lisbon-time.ts';
import { testDataKeys } from '../../../../secrets/test-data-keys.ts';
import { createDatabase } from '../../database.ts';
import { patientContacts } from '../../identity/patient-contacts.ts';
import { createThrowawayStore } from '../../throwaway-store.ts';
import { bookingStore } from '../booking-store.ts';

type BookingSetup = { payments?: Partial<Payment>[]; visit?: Partial<RequestedVisit>; change?: BookingChange };

export type BookingFixture = Awaited<ReturnType<typeof createBookingFixture>>;

/** For tests of use cases: a real database of one's own, and a clinic and a provider that do as they are told. */
export async function createBookingFixture() {
  const { pool, dbos, close } = await createThrowawayStore();
  const [clinic, provider, slept] = [scriptedClinic(), scriptedProvider(), [] as number[]];
  const ports: BookingPorts = {
    ...{ store: bookingStore(pool, dbos, testDataKeys), clinic, provider, contacts: patientContacts(createDatabase(pool)) },
    ...{ keys: testDataKeys, settleMs: 5_000, sleep: async (ms) => void slept.push(ms) },
  };
  const { store } = ports;
  let people = 0;

  /** Each booking has a patient, a contact and a doctor to itself unless it is said whose they are. */
  async function insert({ payments = [], visit = {}, change = {} }: BookingSetup, keep: boolean): Promise<string> {
    people += 1;
    const own = { contactDigest: `digest-${people}`, doctorId: 10_000 + people };
    const known = { patientId: 50_000 + people, patientEnsuredAt: inMinutes(-30), createAttemptedAt: inMinutes(-29.5) };
    const id = await pendingVisit(store, payments, { ...own, ...visit }, { ...known, ...change });
    const booking = await read(id);
    await store.inTransaction(async (transaction) => {
      await transaction.acquireHold({ ...booking, bookingId: id, until: inMinutes(20) });
      if (keep) await transaction.confirmHold(id);
    });
    return id;
  }

  async function read(id: string) {
    const booking = await store.read(id);
    if (!booking) throw new Error('no such booking');
    return booking;
  }

  /** Writes an appointment of this booking's patient, doctor and time into the clinic's book. */
  async function putInBook(id: string, appointmentId: number): Promise<void> {
    const { doctorId, patientId, typeId, startsAt, endsAt } = await read(id);
    const { day: date, time: start } = inLisbon(startsAt);
    const times = { date, start, end: inLisbon(endsAt).time };
    const names = { doctorName: '', patientName: '', typeName: '' };
    clinic.book.push({ ...times, ...names, id: appointmentId, doctorId, patientId: patientId ?? 0, typeId, state: 'SCHEDULED' });
  }

  return {
    ...{ ports, store, pool, dbos, clinic, provider, slept, close, putInBook },
    snapshot: (id: string) => snapshotBooking(pool, store, id),
    /** The patient is known and the slot held; the clinic was not asked yet. */
    received: ({ change, ...given }: BookingSetup = {}) =>
      insert({ ...given, change: { appointmentId: null, bookedAt: null, createAttemptedAt: null, ...change } }, false),
    /** In the clinic's book and in ours, and payment asked for. */
    booked: async ({ change, payments = [{}], ...given }: BookingSetup = {}) => {
      const id = await insert({ ...given, payments, change: { paymentRequestedAt: inMinutes(-20), ...change } }, true);
      await putInBook(id, (await read(id)).appointmentId ?? 0);
      return id;
    },
    /** Given up for want of money, and out of both books. */
    givenUp: async ({ change, payments = [{}], ...given }: BookingSetup = {}) => {
      const gone = { paymentRequestedAt: inMinutes(-20), givenUpAt: inMinutes(-10), releasedAt: inMinutes(-9) };
      const id = await insert({ ...given, payments, change: { ...gone, ...change } }, true);
      await store.inTransaction((transaction) => transaction.releaseHold(id));
      return id;
    },
    /** Its only payment, or its last. */
    payment: async (id: string) => {
      const last = (await store.readPayments(id)).at(-1);
      if (!last) throw new Error('no payment');
      return last;
    },
    /** What the clinic has for this booking's patient. */
    inBook: async (id: string) => {
      const { patientId } = await read(id);
      return clinic.book.filter((one) => one.patientId === patientId).map(({ id: appointmentId }) => appointmentId);
    },
    /** Somebody else gets this booking's time. */
    giveSlotAway: async (id: string) => {
      const { doctorId, startsAt, endsAt } = await read(id);
      await store.inTransaction((transaction) => transaction.releaseHold(id));
      await insert({ visit: { doctorId, startsAt, endsAt } }, true);
    },
  };
}
