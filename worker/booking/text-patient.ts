import { isStillTrue } from '@clinic/core/booking/messages/confirm-in-writing';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import { keptCents } from '@clinic/core/booking/model/money-to-return';
import { isAccountGiven } from '@clinic/core/booking/payment/refund-account';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { type SmsSender, smsNumber } from '@clinic/core/sms/sms-sender';
import type { NewWorkItem } from '@clinic/core/work-items/work-item';
import { type BookingSmsKind, renderBookingSms } from '../mails/render-booking-sms.ts';
import type { ReadAccountEnding, WaitsForEarlier } from './compose-mail.ts';
import { keptStart } from './kept-start.ts';

type PatientText = { bookingId: string; kind: BookingMailKind; about: string; sequence: number; again?: string | undefined };
export type TextPatient = (text: PatientText) => Promise<void>;
type TextPatientPorts = {
  store: BookingStore;
  send: SmsSender;
  contact: (locale: Locale) => Promise<ClinicContact>;
  accountEnding: ReadAccountEnding;
  waits: WaitsForEarlier;
};
type People = Pick<Booking, 'patient' | 'bookedBy'>;

/** No e-mail at all: then every mail is sent as a text message instead. */
export const hasNoEmail = ({ patient, bookedBy }: People): boolean => patient.email === '' && (bookedBy?.email ?? '') === '';

/**
 * Sent as a text message beside the mail: the confirmation, a reminder within 24 hours, and what somebody may have brought about who reads
 * the letterbox: that an account was given, that there is a new link, perhaps to an e-mail that was changed. Everything else is only mailed.
 */
function smsKind(mail: BookingMailKind, about: string, people: People): BookingSmsKind | null {
  if (mail === 'refundAccountGiven' || mail === 'newLink') return mail;
  if (mail === 'confirmed' || mail === 'scheduled') return 'confirmed';
  // A quarter of an hour before a visit by video only its link matters, and a text message carries none.
  if (mail === 'reminder') return (Number(about) >= 1 && Number(about) <= 24) || hasNoEmail(people) ? 'reminder' : null;
  // The mail "received" is sent after 45 seconds while the outcome is pending: the next message reports the outcome.
  if (!hasNoEmail(people) || mail === 'received') return null;
  return mail;
}

export const isWorthAText = (mail: BookingMailKind, about: string, people: People): boolean => smsKind(mail, about, people) !== null;

/** To the patient's mobile; if there is no e-mail at all, to the number that was proven. */
export const numberOf = (people: People): string | null =>
  smsNumber(hasNoEmail(people) && people.bookedBy ? people.bookedBy.phone : people.patient.phone);

/** Everybody who may not have given the account. */
const allNumbers = ({ patient, bookedBy }: People): string[] =>
  [...new Set([patient.phone, bookedBy?.phone ?? ''].map(smsNumber))].filter((number) => number !== null);

/** About money, which goes back after the visit, too. */
const outlivesVisit: readonly BookingMailKind[] = ['refund', 'refundAccount', 'refundAccountGiven', 'refunded'];

const isDue = ({ kind, about, sequence }: PatientText, booking: Booking): boolean =>
  booking.sequence === sequence &&
  isStillTrue({ mail: kind, about }, booking) &&
  (booking.startsAt > new Date() || outlivesVisit.includes(kind));

/** Who has no e-mail hears of it by this message alone: somebody calls instead. */
const callInstead = (bookingId: string): NewWorkItem => ({ kind: 'letterNotDelivered', subject: { kind: 'booking', id: bookingId } });

/** Said by telephone when it was arranged, or called about in any case; and a link cannot be read out. */
const saidOtherwise: readonly BookingSmsKind[] = ['confirmed', 'moved', 'reminder', 'newLink'];

/** The gateway was silent for as long as we try. */
export async function giveUpText(store: BookingStore, text: PatientText): Promise<void> {
  const booking = await store.read(text.bookingId);
  if (!booking || !hasNoEmail(booking) || !isDue(text, booking)) return;
  await store.inTransaction((transaction) => transaction.openWorkItem(callInstead(booking.id)));
}

/** The content of the mail, if it is still true when the gateway accepts it. The id is the same at every attempt, so it is sent once. */
export const textPatient =
  ({ store, send, contact, accountEnding, waits }: TextPatientPorts): TextPatient =>
  async (asked) => {
    const { bookingId, kind: mail, about, again } = asked;
    const booking = await store.read(bookingId);
    // Whether a reminder is sent as a text is the patient's choice, and was decided when this was requested.
    const kind = booking && (mail === 'reminder' ? mail : smsKind(mail, about, booking));
    if (!booking || !kind || !isDue(asked, booking)) return;
    const isGiven = mail === 'refundAccountGiven';
    const numbers = isGiven ? allNumbers(booking) : [numberOf(booking)].filter((number) => number !== null);
    if (numbers.length === 0) {
      // A landline, or a country that nothing is texted to.
      if (!hasNoEmail(booking) || saidOtherwise.includes(kind)) return;
      return store.inTransaction((transaction) => transaction.openWorkItem(callInstead(bookingId)));
    }
    const ending = isGiven && (await isAccountGiven(store, bookingId, about)) ? await accountEnding(bookingId) : null;
    if (isGiven && !ending) return;
    const payments = await store.readPayments(bookingId);
    const paidCents = payments.reduce((sum, payment) => sum + (payment.paidCents ?? 0), 0);
    const payment = payments.find(({ id }) => id === about) ?? null;
    const keptStartsAt = kind === 'slotTaken' ? await keptStart(store, booking) : null;
    const facts = {
      ...booking,
      payment,
      paidCents,
      keptCents: kind === 'cancelled' ? keptCents({ payments, refunds: await store.readRefunds(bookingId) }) : 0,
      keptStartsAt,
      accountEnding: ending,
      hasMail: !hasNoEmail(booking),
      isWaiting: kind === 'confirmed' && (await waits(booking.id)),
      clinic: await contact(booking.locale),
    };
    const text = renderBookingSms(kind, facts, booking.locale);
    for (const [index, to] of numbers.entries()) {
      const told = ['sms', mail, about, ...(again ? [again] : []), ...(index > 0 ? [to] : [])].join(' ');
      const id = mailIdOf(booking.id, told);
      const sent = await send({ id, to, text });
      if (!sent.ok && sent.error.kind === 'smsUnavailable') throw new ServiceUnavailable('gateway');
      if (sent.ok && sent.value === 'off') continue;
      const whose = to === smsNumber(booking.patient.phone) ? 'patient' : 'booker';
      await store.inTransaction(async (transaction) => {
        await transaction.addEventOnce(bookingId, sent.ok ? 'texted' : 'textRefused', { mail, whose, message: id });
        if (!sent.ok && hasNoEmail(booking)) await transaction.openWorkItem(callInstead(bookingId));
      });
    }
  };
