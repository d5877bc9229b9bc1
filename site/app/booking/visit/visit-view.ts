import type { Booking } from '@clinic/core/booking/model/booking';
import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import { goesAhead, howPaid } from '@clinic/core/booking/model/booking-predicates';
import type { BookingSettings } from '@clinic/core/booking/model/booking-settings';
import { changeDeadline, mayBeChanged } from '@clinic/core/booking/model/change-deadline';
import type { PaymentMethod } from '@clinic/core/booking/model/payment';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { waysToPay } from '@clinic/core/booking/payment/pay-another-way';
import { mayRenewLink } from '@clinic/core/booking/visit-link/link-state';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { inVisitorZone, offsetInWords } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import { lisbonMoment, type Moment } from './moment.ts';
import type { VisitState } from './visit-state.ts';

/** The visit itself, as everybody who has its link may see it: what is needed to come and to pay, and no more. */
export type ShownVisit = {
  /** As it is said on the telephone; empty if there is none. */
  code: string;
  startsAt: Moment;
  /** On the visitor's own clock, where it shows something else and the visit is by video. */
  ownTime: { day: string; time: string; offset: string } | null;
  mode: VisitMode;
  /** The room of a visit by video, once the clinic has it. */
  videoUrl: string | null;
  doctorName: string;
  patientFirstName: string;
  priceCents: number;
  payment: 'paid' | 'atClinic' | 'toPay';
  /** That there is something to do beforehand; what it is says what the visit is for. */
  hasPreparation: boolean;
  about: VisitAbout | null;
};

/** What the visit is for. Families share a letterbox: it is shown to who has given the patient's birth date. */
type VisitAbout = {
  typeName: string;
  /** What to do beforehand, one thing each; the desk decides for each kind of visit. */
  preparation: string[];
  subjectToAuthorisation: boolean;
};

/** `late`: nearer than the clinic's notice, so only a person can still help. */
export type Changeability = 'open' | 'late' | 'none';

export type ShownAccount = 'none' | 'waiting' | 'given';

export type VisitView = {
  token: string;
  state: VisitState;
  visit: ShownVisit;
  payBy: Moment | null;
  now: string;
  ways: PaymentMethod[];
  cancel: Changeability;
  move: Changeability;
  noticeHours: number;
  /** Until when both can still be done here; null once that has passed, or where nobody knows it. */
  changeUntil: Moment | null;
  /** It was to take another visit's place. */
  isMove: boolean;
  /** What it was before it was moved: whose doctor changes is told so. */
  previous: { startsAt: Moment; doctorName: string } | null;
  mayRenew: boolean;
  /** Of money that is transferred: whether its account is still asked for. */
  account: ShownAccount;
  /** What of the money that is due is transferred. */
  transferCents: number;
  /** Paid for a visit that was cancelled after its deadline, and not given back. */
  keptCents: number;
  /** On the waiting list for an earlier hour, and may leave it here. */
  isWaiting: boolean;
};

type ViewSource = FactParts & {
  state: VisitState;
  now: Date;
  token: string;
  old?: Booking | null;
  account?: ShownAccount;
  transferCents?: number;
  keptCents?: number;
  isWaiting?: boolean;
};
type FactParts = { settings: BookingSettings | null; locale: Locale; knowsWhose: boolean };

export function visitView(
  booking: Booking,
  { state, now, token, old = null, account = 'none', transferCents = 0, keptCents = 0, isWaiting = false, ...parts }: ViewSource,
): VisitView {
  const { settings } = parts;
  const { cancel, move } = changes(booking, settings, now);
  return {
    token,
    state,
    visit: visitFacts(booking, parts),
    payBy: booking.payBy && lisbonMoment(booking.payBy),
    now: now.toISOString(),
    ways: settings ? waysToPay(booking, now, settings.payments) : [],
    cancel,
    move,
    noticeHours: settings?.noticeHours ?? 0,
    changeUntil: cancel === 'open' && settings ? lisbonMoment(changeDeadline(booking.startsAt, settings.noticeHours)) : null,
    isMove: booking.movedFrom !== null,
    previous: old && { startsAt: lisbonMoment(old.startsAt), doctorName: doctorNameIn(old.doctorName, parts.locale) },
    mayRenew: mayRenewLink(booking, now),
    account,
    transferCents,
    keptCents,
    isWaiting: isWaiting && move === 'open',
  };
}

export function visitFacts(booking: Booking, { settings, locale, knowsWhose }: FactParts): ShownVisit {
  const { startsAt, mode, visitorTimeZone, doctorName, patient, priceCents } = booking;
  const about = aboutVisit(booking, settings);
  const abroad = mode === 'online' && visitorTimeZone ? inVisitorZone(startsAt, visitorTimeZone) : null;
  return {
    code: booking.code && shownBookingCode(booking.code),
    startsAt: lisbonMoment(startsAt),
    ownTime:
      abroad && abroad.aheadOfLisbonMinutes !== 0
        ? { day: abroad.day, time: abroad.time, offset: offsetInWords(abroad.aheadOfLisbonMinutes, locale) }
        : null,
    ...{ mode, priceCents },
    doctorName: doctorNameIn(doctorName, locale),
    videoUrl: mode === 'online' && goesAhead(booking) ? booking.videoUrl : null,
    patientFirstName: firstNameOf(patient.name),
    payment: howPaid(booking),
    hasPreparation: about.preparation.length > 0,
    about: knowsWhose ? about : null,
  };
}

/** The kind of visit as the desk names it today, in the language of the page; as it was booked where it is no longer offered. */
function aboutVisit({ typeId, typeName, subjectToAuthorisation }: Booking, settings: BookingSettings | null): VisitAbout {
  const type = settings?.types.find((offered) => offered.typeId === typeId);
  return { typeName: type?.name || typeName, preparation: type?.preparation ?? [], subjectToAuthorisation };
}

/** What the patient may still do alone. Without the desk's settings nobody knows the notice, so a person helps. */
export function changes(booking: Booking, settings: BookingSettings | null, now: Date): { cancel: Changeability; move: Changeability } {
  if (!mayBeChanged(booking, now)) return { cancel: 'none', move: 'none' };
  const late = !settings || now > changeDeadline(booking.startsAt, settings.noticeHours);
  const change = late ? 'late' : 'open';
  return { cancel: change, move: goesAhead(booking) ? change : 'none' };
}
