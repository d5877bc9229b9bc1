import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { type VisitSecrets, writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { writeOfferToken } from '@clinic/core/booking/waiting/offer-link';
import { type HourOffer, offerState } from '@clinic/core/booking/waiting/opened-hour';
import { mayWait } from '@clinic/core/booking/waiting/waiting-entry';
import type { WaitingStore } from '@clinic/core/booking/waiting/waiting-store';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import type { OfferLetter, OfferLetterKind } from '../mails/render-offer-letter.ts';

export type OfferLetterPorts = {
  store: BookingStore;
  waiting: WaitingStore;
  contact: (locale: Locale) => Promise<ClinicContact>;
  siteOrigin: string;
  visitSecrets: VisitSecrets;
};

/** What an offer's letters are made of; null where they would no longer be true. */
export async function readOfferLetter(
  ports: OfferLetterPorts,
  { offerId, kind }: { offerId: string; kind: OfferLetterKind },
  now: Date,
): Promise<{ booking: Booking; letter: Omit<OfferLetter, 'bookedByOther'> } | null> {
  const offer = await ports.waiting.readOffer(offerId);
  const booking = offer && (await ports.store.read(offer.bookingId));
  // Whoever left the list, or has another visit by now, is told nothing about it any more.
  if (!booking || !mayWait(booking, now) || offer.leftAt) return null;
  if (offerState(offer, now) !== (kind === 'offered' ? 'open' : 'gone')) return null;
  return { booking, letter: { kind, ...(await factsOf(ports, offer, booking)) } };
}

async function factsOf({ contact, siteOrigin, visitSecrets }: OfferLetterPorts, { id, hour }: HourOffer, booking: Booking) {
  const { locale, startsAt, doctorName, linkVersion } = booking;
  const visita = writeVisitToken(visitSecrets, { bookingId: booking.id, version: linkVersion });
  const oferta = writeOfferToken(visitSecrets, { id, version: linkVersion });
  return {
    patientFirstName: firstNameOf(booking.patient.name),
    offered: { startsAt: hour.startsAt, doctorName: doctorNameIn(hour.doctorName, locale) },
    own: { startsAt, doctorName: doctorNameIn(doctorName, locale) },
    until: hour.heldUntil,
    offerUrl: `${siteOrigin}${pathTo(locale, 'earlierHour', { oferta })}`,
    listUrl: `${siteOrigin}${pathTo(locale, 'visitEarlier', { visita })}`,
    clinic: await contact(locale),
  };
}
