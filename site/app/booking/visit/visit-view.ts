import type { Address } from '@clinic/core/addresses/path-to';
import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/booking';
import type { BookingSettings } from '@clinic/core/booking/booking-settings';
import { waysToPay } from '@clinic/core/booking/pay-another-way';
import type { Payment } from '@clinic/core/booking/payment';
import type { PaymentMethod } from '@clinic/core/booking/payment-provider';
import { awaitsRelease, goesAhead, isEnded, isPaid, visitStands } from '@clinic/core/booking/rules/standing-visit';
import type { VisitMode } from '@clinic/core/booking/rules/visit-mode';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { inVisitorZone, offsetInWords } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { type Moment, momentOf } from './moment.ts';
import { type VisitState, visitState } from './visit-state.ts';

/** The visit itself, as everybody who has its link may see it. */
export type VisitFacts = {
  startsAt: Moment;
  /** On the visitor's own clock, where it shows something else and the visit is by video. */
  ownTime: { day: string; time: string; offset: string } | null;
  mode: VisitMode;
  typeName: string;
  /** What to do beforehand, one thing each; the desk decides for each kind of visit. */
  preparation: string[];
  doctorName: string;
  patientName: string;
  priceCents: number;
  subjectToAuthorisation: boolean;
  payment: 'paid' | 'atClinic' | 'toPay';
};

/** `late`: nearer than the clinic's notice, so only a person can still help. */
export type Change = 'open' | 'late' | 'none';

export type VisitView = {
  token: string;
  state: VisitState;
  visit: VisitFacts;
  payBy: Moment | null;
  now: string;
  ways: PaymentMethod[];
  cancel: Change;
  move: Change;
  noticeHours: number;
  /** The visit that took this one's place, or the one that this was to replace. */
  newVisit: Address | null;
  oldVisit: Address | null;
};

type Parts = { payments: readonly Payment[]; settings: BookingSettings | null; now: Date; locale: Locale; visitSecret: string };

export function visitView(booking: Booking, { payments, settings, now, locale, visitSecret }: Parts): VisitView {
  const state = visitState(booking, payments, now);
  const pathOf = (id: string | null) => (id === null ? null : pathTo(locale, 'visit', { visita: writeVisitToken(visitSecret, id) }));
  const { cancel, move } = changes(booking, settings, now);
  return {
    token: writeVisitToken(visitSecret, booking.id),
    state,
    visit: visitFacts(booking, locale, settings),
    payBy: booking.payBy && momentOf(booking.payBy),
    now: now.toISOString(),
    ways: settings ? waysToPay(booking, now, settings.payments) : [],
    cancel,
    move,
    noticeHours: settings?.noticeHours ?? 0,
    newVisit: pathOf(booking.movedTo),
    oldVisit: pathOf(booking.movedFrom),
  };
}

/** The kind of visit as the desk names it today, in the language of the page; as it was booked where it is no longer offered. */
export function visitFacts(booking: Booking, locale: Locale, settings: BookingSettings | null): VisitFacts {
  const { startsAt, mode, visitorTimeZone, typeId, doctorName, patient, priceCents, subjectToAuthorisation, paymentMethod } = booking;
  const type = settings?.types.find((offered) => offered.typeId === typeId);
  const abroad = mode === 'online' && visitorTimeZone ? inVisitorZone(startsAt, visitorTimeZone) : null;
  return {
    startsAt: momentOf(startsAt),
    ownTime:
      abroad && abroad.aheadOfLisbonMinutes !== 0
        ? { day: abroad.day, time: abroad.time, offset: offsetInWords(abroad.aheadOfLisbonMinutes, locale) }
        : null,
    typeName: type?.name || booking.typeName,
    preparation: type?.preparation ?? [],
    ...{ mode, doctorName, priceCents, subjectToAuthorisation },
    patientName: patient.name,
    payment: isPaid(booking) ? 'paid' : paymentMethod === null ? 'atClinic' : 'toPay',
  };
}

/** What the patient may still do alone. Without the desk's settings nobody knows the notice, so a person helps. */
export function changes(booking: Booking, settings: BookingSettings | null, now: Date): { cancel: Change; move: Change } {
  const standsOrComes = visitStands(booking) || booking.bookedAt === null;
  if (!standsOrComes || isEnded(booking) || awaitsRelease(booking) || booking.startsAt <= now) return { cancel: 'none', move: 'none' };
  const late = !settings || booking.startsAt.getTime() - now.getTime() < settings.noticeHours * 3_600_000;
  const change = late ? 'late' : 'open';
  return { cancel: change, move: goesAhead(booking) ? change : 'none' };
}
