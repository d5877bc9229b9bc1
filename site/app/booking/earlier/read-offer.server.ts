import { pathTo } from '@clinic/core/addresses/path-to';
import { isForgotten } from '@clinic/core/booking/visit-link/link-state';
import { acceptOffer } from '@clinic/core/booking/waiting/accept-offer';
import { isOfferToken, offerIdIn } from '@clinic/core/booking/waiting/offer-link';
import { type HourOffer, type OfferState, offerState } from '@clinic/core/booking/waiting/opened-hour';
import { mayWait } from '@clinic/core/booking/waiting/waiting-entry';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { data, redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { lisbonMoment, type Moment } from '../visit/moment.ts';

type ShownHour = { at: Moment; doctorName: string };
/**
 * Neither a name, nor what the visit is for, nor a way to the visit: the link stands in a text message, and others may find it there.
 * `ended`: the visit was moved or cancelled meanwhile, or its patient left the list.
 */
export type OfferView = { state: OfferState | 'ended'; until: Moment; offered: ShownHour; own: ShownHour };

/** Forged, unknown, ended by a newer link and forgotten are one and the same page. */
async function openOffer({ booking: { waiting, visitSecrets, store } }: PageContext, token: string) {
  const id = offerIdIn(token);
  const offer = id === null ? null : await waiting.readOffer(id);
  const booking = offer && (await store.read(offer.bookingId));
  if (!booking || isForgotten(booking)) throw data(null, { status: 404 });
  if (!isOfferToken(visitSecrets, token, { id: offer.id, version: booking.linkVersion })) throw data(null, { status: 404 });
  return { offer, booking };
}

/** Mail scanners follow links: opening the page changes nothing. */
export async function readOfferPage(page: PageContext, token: string): Promise<OfferView> {
  const { offer, booking } = await openOffer(page, token);
  const now = new Date();
  const state = offerState(offer, now);
  const shown = (startsAt: Date, doctorName: string): ShownHour => ({
    at: lisbonMoment(startsAt),
    doctorName: doctorNameIn(doctorName, page.locale),
  });
  return {
    state: state === 'accepted' || (offer.leftAt === null && mayWait(booking, now)) ? state : 'ended',
    until: lisbonMoment(offer.hour.heldUntil),
    offered: shown(offer.hour.startsAt, offer.hour.doctorName),
    own: shown(booking.startsAt, booking.doctorName),
  };
}

/** Whatever came of it, the page of the offer says so. Only the letter about the new hour leads to the visit, because it goes to its patient. */
export async function pressOffer(page: PageContext, token: string): Promise<void> {
  const { withinLimit, availability, waiting } = page.booking;
  const { offer, booking } = await openOffer(page, token);
  orTooMany(await withinLimit('bookingsPerAddress', page.client));
  const accepted = await acceptOffer(waiting, offer.id, { locale: page.locale });
  forgetHours(availability, offer, booking);
  if (accepted.ok) throw redirect(pathTo(page.locale, 'earlierHour', { oferta: token }), 303);
}

function forgetHours(
  availability: PageContext['booking']['availability'],
  { hour }: HourOffer,
  old: { doctorId: number; startsAt: Date },
): void {
  for (const { doctorId, startsAt } of [hour, old]) availability.forget(doctorId, inLisbon(startsAt).day);
}
