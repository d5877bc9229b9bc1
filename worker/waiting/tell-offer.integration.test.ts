import { randomUUID } from 'node:crypto';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { inMinutes, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { acceptOffer } from '@clinic/core/booking/waiting/accept-offer';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { tellOffer, textOffer } from './tell-offer.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() =>
  database.pool.query('truncate core.bookings, core.slot_holds, core.opened_hours, core.mails, dbos.workflow_status cascade'),
);

const store = () => bookingStore(database.pool, database.dbos, testDataKeys);
const waiting = () => waitingStore(database.pool, database.dbos, testDataKeys);
const texts: string[] = [];
beforeEach(() => texts.splice(0));
const ports = () => ({
  ...{ store: store(), waiting: waiting(), siteOrigin: 'https://exemplo.pt', visitSecrets: ['secret'] as const, quiet: null },
  contact: async () => sampleClinic('pt'),
  send: async ({ text }: { text: string }) => {
    texts.push(text);
    return ok('accepted' as const);
  },
});

/** Two who wait, and one hour that was offered to both. */
async function twoOffers(heldMinutes = 30): Promise<{ bookingId: string; offerId: string }[]> {
  const hourId = randomUUID();
  const times = { startsAt: inMinutes(3 * 24 * 60), endsAt: inMinutes(3 * 24 * 60 + 20) };
  const hour = { id: hourId, typeId: 462, doctorId: 202, doctorName: 'Dra. Exemplo', ...times, source: 'released' as const };
  const bookings = [await pendingVisit(store(), []), await pendingVisit(store(), [])];
  for (const bookingId of bookings)
    await waiting().join(bookingId, { anyDoctor: false, doctorIds: [202], weekdays: [0], dayParts: ['morning'], noticeHours: 4 });
  return waiting().inTransaction(async (transaction) => {
    await transaction.addHour({ ...hour, openedAt: new Date(), heldUntil: inMinutes(heldMinutes), takenAt: null });
    await transaction.acquireHold({ ...hour, bookingId: hourId, until: inMinutes(30) });
    const offers: { bookingId: string; offerId: string }[] = [];
    for (const bookingId of bookings) {
      const offerId = randomUUID();
      const entry = await waiting().entryOf(bookingId);
      await transaction.addOffer({ id: offerId, entryId: entry?.id ?? '', hourId, offeredAt: new Date() });
      offers.push({ bookingId, offerId });
    }
    return offers;
  });
}
const subjects = async () =>
  (await database.pool.query<{ subject: string }>('select subject from core.mails')).rows.map(({ subject }) => subject.slice(0, 24));

test('an offer goes out once by mail and by text message, however often it is tried', async () => {
  const [one] = await twoOffers();
  for (const tell of [tellOffer(ports()), tellOffer(ports()), textOffer(ports())]) await tell(one?.offerId ?? '', 'offered');
  expect(await subjects()).toEqual(['Abriu uma vaga mais cedo']);
  expect(texts.join()).toMatch(/https:\/\/exemplo\.pt\/pt\/hora\/[\w-]{22}\.[\w-]{16}/);
});

test.each([
  ['was cancelled', async (bookingId: string) => void (await cancelBooking(store(), bookingId, 0))],
  ['left the list', (bookingId: string) => waiting().leave(bookingId)],
])('nothing is written about a visit that %s meanwhile', async (_, meanwhile) => {
  const [one] = await twoOffers();
  await meanwhile(one?.bookingId ?? '');
  await tellOffer(ports())(one?.offerId ?? '', 'offered');
  await textOffer(ports())(one?.offerId ?? '', 'offered');
  expect([await subjects(), texts]).toEqual([[], []]);
});

test('an offer whose time is over is not written any more', async () => {
  const [one] = await twoOffers(-1);
  await tellOffer(ports())(one?.offerId ?? '', 'offered');
  expect(await subjects()).toEqual([]);
});

test('that it is gone is told to whoever came second, and never to who has it', async () => {
  const [winner, loser] = await twoOffers();
  await acceptOffer(waiting(), winner?.offerId ?? '', { locale: 'pt' });
  for (const each of [winner, loser]) {
    await tellOffer(ports())(each?.offerId ?? '', 'gone');
    await tellOffer(ports())(each?.offerId ?? '', 'offered');
  }
  expect(await subjects()).toEqual(['A hora mais cedo já foi ']);
});
