import type { Booking } from '@clinic/core/booking/model/booking';
import { writeOfferToken } from '@clinic/core/booking/waiting/offer-link';
import type { HourOffer } from '@clinic/core/booking/waiting/opened-hour';
import { ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { bookingOfVisit } from '../visit/sample-visit.ts';
import { pressOffer, readOfferPage } from './read-offer.server.ts';

const visitSecrets = ['a secret'] as const;
const id = 'b0c7a8f4-52e5-4a53-9d0f-6f2b9f6d1c22';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const standing = () => bookingOfVisit({ startsAt: inMinutes(20_000), endsAt: inMinutes(20_020) });

function offerOf(heldMinutes: number, facts: Partial<HourOffer> = {}, takenAt: Date | null = null): HourOffer {
  const times = { startsAt: inMinutes(9_000), endsAt: inMinutes(9_020), openedAt: inMinutes(-5), heldUntil: inMinutes(heldMinutes) };
  const hour = { id: 'hour', typeId: 462, doctorId: 202, doctorName: 'Dr. Novo', source: 'found' as const, ...times, takenAt };
  return { id, entryId: 'entry', bookingId: 'booking', offeredAt: inMinutes(-5), acceptedAt: null, leftAt: null, hour, ...facts };
}

/** What the page shows, or the status and address that it answers with. */
async function opened(offer: HourOffer, booking: Booking = standing(), token = writeOfferToken(visitSecrets, { id, version: 0 })) {
  const services = { visitSecrets, waiting: { readOffer: async () => offer }, store: { read: async () => booking } };
  const page = { locale: 'pt', booking: services } as unknown as PageContext;
  return readOfferPage(page, token).catch((thrown: unknown) => {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('location') };
    return { status: (thrown as { init: { status: number } }).init.status };
  });
}

test('an open offer shows both hours, and no name, contact or way to the visit', async () => {
  const view = await opened(offerOf(20));
  expect(view).toMatchObject({ state: 'open', offered: { doctorName: 'Dr. Novo' }, own: { doctorName: 'Dra. Exemplo' } });
  expect(JSON.stringify(view).replaceAll('Dra. Exemplo', '')).not.toMatch(/Exemplo|@|912345678|resultado|Urologia/);
});

test.each([
  ['gone', offerOf(20, {}, new Date()), standing()],
  ['over', offerOf(-1), standing()],
  ['ended', offerOf(20), bookingOfVisit({ cancelledAt: new Date() })],
  ['ended', offerOf(20, { leftAt: new Date() }), standing()],
])('it says that an offer is %s', async (state, offer, booking) => expect(await opened(offer, booking)).toMatchObject({ state }));

test('who has accepted reads so, within the half hour and after it, and is never led to the visit', async () => {
  const accepted = { acceptedAt: new Date() };
  for (const minutes of [20, -1]) {
    const view = await opened(offerOf(minutes, accepted, new Date()));
    expect(view).toMatchObject({ state: 'accepted' });
    expect(JSON.stringify(view)).not.toMatch(/resultado/);
  }
});

test('the button leads back to the page of the offer', async () => {
  const token = writeOfferToken(visitSecrets, { id, version: 0 });
  const offer = offerOf(20);
  const accepted = { id, from: 'booking', isNew: true };
  const services = {
    ...{ visitSecrets, store: { read: async () => standing() }, availability: { forget: () => undefined } },
    ...{ withinLimit: async () => true, waiting: { readOffer: async () => offer, inTransaction: async () => ok(accepted) } },
  };
  const page = { locale: 'pt', client: '127.0.0.1', booking: services } as unknown as PageContext;
  const answer = await pressOffer(page, token).catch((thrown: unknown) => thrown as Response);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `/pt/hora/${token}`]);
});

test('a link that we did not write, one that a newer link ended, and one to somebody who is forgotten, are one page', async () => {
  const nobody = { ...standing(), patient: { ...standing().patient, name: '' } };
  expect(await opened(offerOf(20), nobody)).toEqual({ status: 404 });
  expect(await opened(offerOf(20), { ...standing(), linkVersion: 1 })).toEqual({ status: 404 });
  expect(await opened(offerOf(20), standing(), writeOfferToken(['another'], { id, version: 0 }))).toEqual({ status: 404 });
});
