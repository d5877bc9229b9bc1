import type { Booking } from '@clinic/core/booking/model/booking';
import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import type { BookingMailKind, VisitFacts } from '@clinic/core/booking/model/booking-mail';
import type { Payment } from '@clinic/core/booking/model/payment';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { euros } from '@clinic/core/kernel/format';
import type { Locale } from '@clinic/core/kernel/locale';
import { fitsOneSms, inSmsAlphabet } from '@clinic/core/sms/sms-alphabet';
import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { dateParts } from './visit-words.ts';
import { smsWords } from './words.ts';

/** `scheduled` says the same as `confirmed`, and nobody gets a text message that we are still at it. */
export type BookingSmsKind = Exclude<BookingMailKind, 'scheduled' | 'received'>;
type Facts = Pick<VisitFacts, 'startsAt' | 'doctorName' | 'mode' | 'clinic' | 'code'> &
  Pick<Booking, 'payBy' | 'priceCents'> & {
    payment: Pick<Payment, 'method' | 'entity' | 'reference' | 'amountCents'> | null;
    paidCents: number;
    /** Of what was paid: not given back with the visit that was cancelled. */
    keptCents?: number;
    /** Of the visit that stays where the new time was gone. */
    keptStartsAt?: Date | null;
    /** The last four digits of the account of a refund. */
    accountEnding?: string | null;
    /** The same was mailed. */
    hasMail?: boolean;
    /** On the waiting list for an earlier hour. */
    isWaiting?: boolean;
  };

function keyOf(kind: BookingSmsKind, { payment, paidCents, keptCents = 0, keptStartsAt, hasMail }: Facts) {
  if (kind === 'paymentDetails') return payment?.method ?? 'mbway';
  if (kind === 'cancelled' && paidCents > 0) return keptCents > 0 ? 'cancelledKept' : 'cancelledPaid';
  if (kind === 'newLink' && hasMail) return 'newLinkMailed';
  return kind === 'slotTaken' && keptStartsAt ? 'slotTakenKept' : kind;
}
const isAboutRefund = (kind: BookingSmsKind): boolean => kind === 'refund' || kind === 'refunded' || kind === 'cancelled';
const firstLetters = (name: string): string => inSmsAlphabet(name).slice(0, 3);

/** “qui 19 nov, 10:40 (Lisboa)” */
export function smsMoment(instant: Date, locale: Locale): string {
  const { weekday, day, month, hour, minute } = dateParts(instant, locale);
  return smsWords(locale)('when', { weekday: firstLetters(weekday), day, month: firstLetters(month), clock: `${hour}:${minute}` });
}

/**
 * One message of at most 160 letters, readable on a locked screen by anybody: no link, no clinic's name. What does not fit is left
 * out, the least needed first; the time and the number to call always stay.
 */
export function renderBookingSms(kind: BookingSmsKind, facts: Facts, locale: Locale): string {
  const doctorName = doctorNameIn(facts.doctorName, locale);
  const { mode, clinic, startsAt, payBy, payment, priceCents, paidCents, code } = facts;
  const t = smsWords(locale);
  const shortly = (instant: Date) => smsMoment(instant, locale);
  const when = shortly(startsAt);
  const street = mode === 'online' ? [] : clinic.addressLines.slice(0, 1);
  const attempts = [
    [when, doctorName, t(mode), ...street],
    [when, doctorName, t(mode)],
    [when, t(mode)],
  ];
  const values = {
    when,
    phone: clinic.phone.replaceAll(' ', ''),
    hours: replyWorkingHours,
    amount: euros(isAboutRefund(kind) ? facts.keptCents || paidCents : (payment?.amountCents ?? priceCents), locale).replace('€', 'EUR'),
    until: shortly(payBy ?? startsAt),
    entity: payment?.entity ?? '',
    reference: payment?.reference ?? '',
    ending: facts.accountEnding ?? '',
  };
  const key = keyOf(kind, facts);
  // That one waits is said rather than with whom and where, and left out where even so it does not fit.
  const keys = kind === 'confirmed' && facts.isWaiting ? (['confirmedWaiting', key] as const) : ([key] as const);
  const texts = keys.flatMap((said) =>
    attempts.flatMap((details) => {
      const text = t(said, { ...values, details: details.join(', ') });
      return [...(code ? [t('withCode', { text, code: shownBookingCode(code) })] : []), text].map(inSmsAlphabet);
    }),
  );
  return texts.find(fitsOneSms) ?? texts.at(-1) ?? '';
}
