import { type BookingFixture, createBookingFixture } from '@clinic/core/adapters/database/bookings/testing/booking-fixture';
import { pendingPatient } from '@clinic/core/booking/testing/pending-visit';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import { err, ok } from '@clinic/core/kernel/result';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { giveUpText, textPatient } from './text-patient.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const withoutMail = { patient: { ...pendingPatient, email: '' } };
const accepting: SmsSender = async () => ok('accepted');
const refusing: SmsSender = async () => err({ kind: 'smsRefused' });
const cancelled = { change: { cancelledAt: new Date() } };
const about = (bookingId: string) => ({ bookingId, kind: 'cancelled', about: 'visit', sequence: 0 }) as const;

async function text(bookingId: string, send: SmsSender, kind: 'cancelled' | 'newLink' = 'cancelled'): Promise<void> {
  const { store } = fixture;
  const write = textPatient({
    store,
    send,
    contact: async () => sampleClinic('pt'),
    accountEnding: async () => null,
    waits: async () => false,
  });
  await write({ ...about(bookingId), kind });
}
const noted = async (id: string) =>
  (await fixture.pool.query("select kind, detail - 'message' as detail from core.booking_events where booking_id = $1 order by id", [id]))
    .rows;

test('a text message that was sent stands in the booking’s log once, however often its work runs, and without its number', async () => {
  const id = await fixture.booked({ visit: withoutMail, ...cancelled });
  await text(id, accepting);
  await text(id, accepting);
  expect(await noted(id)).toEqual([{ kind: 'texted', detail: { mail: 'cancelled', whose: 'patient' } }]);
  expect((await fixture.snapshot(id)).desk).toEqual([]);
});

test('refused by the gateway, it is noted; who has no e-mail has heard nothing, so somebody calls', async () => {
  const id = await fixture.booked({ visit: withoutMail, ...cancelled });
  await text(id, refusing);
  expect(await noted(id)).toEqual([{ kind: 'textRefused', detail: { mail: 'cancelled', whose: 'patient' } }]);
  expect((await fixture.snapshot(id)).desk).toEqual(['letterNotDelivered']);
});

test('who has the e-mail as well is not called for a text message that was refused', async () => {
  const id = await fixture.booked();
  await text(id, refusing, 'newLink');
  expect((await noted(id)).map(({ kind }) => kind)).toEqual(['textRefused']);
  expect((await fixture.snapshot(id)).desk).toEqual([]);
});

test('a gateway that is silent until the end of all tries leaves a call for who has no e-mail', async () => {
  const [alone, mailed] = [await fixture.booked({ visit: withoutMail, ...cancelled }), await fixture.booked(cancelled)];
  await expect(text(alone, async () => err({ kind: 'smsUnavailable' }))).rejects.toThrow(ServiceUnavailable);
  for (const id of [alone, mailed]) await giveUpText(fixture.store, about(id));
  expect([(await fixture.snapshot(alone)).desk, (await fixture.snapshot(mailed)).desk]).toEqual([['letterNotDelivered'], []]);
  expect(await noted(alone)).toEqual([]);
});

test('who has neither e-mail nor a number that takes messages is called about what goes wrong, not about a new link', async () => {
  for (const phone of ['213456789', '+881612345678']) {
    const visit = { patient: { ...pendingPatient, email: '', phone } };
    const [gone, renewed] = [await fixture.booked({ visit, ...cancelled }), await fixture.booked({ visit })];
    await text(gone, accepting);
    await text(renewed, accepting, 'newLink');
    expect([(await fixture.snapshot(gone)).desk, (await fixture.snapshot(renewed)).desk]).toEqual([['letterNotDelivered'], []]);
    expect(await noted(gone)).toEqual([]);
  }
});

test('without a gateway nothing is noted and nobody is called', async () => {
  const id = await fixture.booked({ visit: withoutMail, ...cancelled });
  await text(id, async () => ok('off'));
  expect([await noted(id), (await fixture.snapshot(id)).desk]).toEqual([[], []]);
});
