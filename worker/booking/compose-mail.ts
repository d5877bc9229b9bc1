import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import type {
  BookingMail,
  BookingMailKind,
  MailPayment,
  MailTransfer,
  ProposedHour,
  VisitFacts,
} from '@clinic/core/booking/model/booking-mail';
import { goesAhead, howPaid } from '@clinic/core/booking/model/booking-predicates';
import { changeDeadline, mayBeChanged } from '@clinic/core/booking/model/change-deadline';
import { keptCents } from '@clinic/core/booking/model/money-to-return';
import { keepsTime } from '@clinic/core/booking/model/open-review';
import type { Payment } from '@clinic/core/booking/model/payment';
import { dueCents, returnedCents } from '@clinic/core/booking/model/refund';
import { accountStanding, isTransferDue } from '@clinic/core/booking/model/refund-account';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import { keptStart } from './kept-start.ts';

export type MailRecipient = { email: string; bookedByOther: boolean };
type MailTopic = MailRecipient & { kind: BookingMailKind; about: string };
export type ComposeMail = (booking: Booking, topic: MailTopic) => Promise<BookingMail>;

/** The last four digits of the account that was given for a refund; null where none is. */
export type ReadAccountEnding = (bookingId: string) => Promise<string | null>;

/** Whether this booking has a place in the waiting list for an earlier hour. */
export type WaitsForEarlier = (bookingId: string) => Promise<boolean>;

type ComposeMailPorts = {
  store: BookingStore;
  contact: (locale: Locale) => Promise<ClinicContact>;
  visitUrl: (booking: Booking) => string;
  /** Of the page where the account of a refund is typed, after a code. */
  accountUrl: (booking: Booking) => string;
  otherHours: (booking: Booking) => Promise<ProposedHour[]>;
  waits: WaitsForEarlier;
  /** Of the page where one leaves the waiting list. */
  earlierUrl: (booking: Booking) => string;
  accountEnding: ReadAccountEnding;
  /** Until how many hours before a visit its patient may change it alone; read for each mail. */
  noticeHours: () => number;
};

/** The data of a mail, from the booking's current state. */
export const composeMail =
  ({ store, contact, visitUrl, accountUrl, otherHours, waits, earlierUrl, accountEnding, noticeHours }: ComposeMailPorts): ComposeMail =>
  async (booking, { kind, about, email, bookedByOther }) => {
    const facts = await visitFacts(booking, { email, bookedByOther });
    switch (kind) {
      case 'paymentDetails':
        return { ...facts, kind, payment: await paymentNamed(booking, about) };
      case 'scheduled':
      case 'confirmed':
        return { ...facts, kind, earlierUrl: (await waits(booking.id)) ? earlierUrl(booking) : null };
      case 'moved': {
        const old = booking.movedFrom ? await store.read(booking.movedFrom) : null;
        const { startsAt: previousStartsAt, doctorName: previousDoctorName } = old ?? booking;
        return {
          ...facts,
          kind,
          previousStartsAt,
          previousDoctorName: doctorNameIn(previousDoctorName, booking.locale),
          payment: howPaid(booking),
        };
      }
      case 'slotTaken':
        return { ...facts, kind, keptStartsAt: await keptStart(store, booking) };
      case 'needsPerson':
        return { ...facts, kind, keepsTime: keepsTime(booking) };
      case 'cancelled':
        return {
          ...facts,
          kind,
          ...(await moneyBack(booking)),
          keptCents: await moneyKept(booking),
          byClinic: booking.clinicCancelReason,
          proposed: booking.clinicCancelReason ? await otherHours(booking) : [],
        };
      case 'refund':
        return { ...facts, kind, ...(await moneyBack(booking)) };
      case 'refundAccount':
        return { ...facts, kind, refundCents: await transferOf(booking), accountUrl: accountUrl(booking) };
      case 'refundAccountGiven':
        return { ...facts, kind, ...(await givenAccount(booking)) };
      case 'refunded':
        return { ...facts, kind, ...(await refundNamed(booking, about)) };
      case 'reminder':
        return { ...facts, kind, hoursBefore: Number(about) };
      case 'preparation':
        return { ...facts, kind, preparation: { url: `${facts.visitUrl}#preparacao` } };
      default:
        return { ...facts, kind };
    }

    async function visitFacts(booking: Booking, { email, bookedByOther }: MailRecipient): Promise<VisitFacts> {
      const doctorName = doctorNameIn(booking.doctorName, booking.locale);
      const { typeName, startsAt, endsAt, mode, visitorTimeZone, videoUrl } = booking;
      const { priceCents, subjectToAuthorisation, sequence, code } = booking;
      const changeUntil = mayBeChanged(booking, new Date()) ? changeDeadline(startsAt, noticeHours()) : null;
      const when = { startsAt, endsAt, changeUntil, visitorTimeZone };
      const shown = { doctorName, typeName, ...when, mode, videoUrl, priceCents, subjectToAuthorisation, sequence, code };
      const person = { recipient: email, bookedByOther, patientFirstName: firstNameOf(booking.patient.name) };
      return { ...shown, ...person, bookingId: await firstOf(booking), visitUrl: visitUrl(booking), clinic: await contact(booking.locale) };
    }

    async function paymentNamed({ payBy, startsAt }: Booking, paymentId: string): Promise<MailPayment> {
      const payment = await store.readPayment(paymentId);
      if (!payment) throw new TypeError('a mail about a payment that is not there');
      return toMailPayment(payment, payBy ?? startsAt);
    }

    async function moneyBack({ id }: Booking): Promise<{ refundCents: number; transfer: MailTransfer }> {
      const [refunds, asked] = await Promise.all([store.readRefunds(id), store.readAskedAccount(id)]);
      const refundCents = dueCents(refunds) || returnedCents(refunds);
      const cents = dueCents(refunds.filter((refund) => isTransferDue(refund, asked)));
      if (!asked || cents === 0) return { refundCents, transfer: null };
      return { refundCents, transfer: { cents, account: accountStanding(asked) === 'waiting' ? 'waiting' : 'given' } };
    }

    async function moneyKept({ id }: Booking): Promise<number> {
      const [payments, refunds] = await Promise.all([store.readPayments(id), store.readRefunds(id)]);
      return keptCents({ payments, refunds });
    }

    async function transferOf({ id }: Booking): Promise<number> {
      const [refunds, asked] = await Promise.all([store.readRefunds(id), store.readAskedAccount(id)]);
      return dueCents(refunds.filter((refund) => isTransferDue(refund, asked)));
    }

    async function givenAccount({ id }: Booking) {
      const asked = await store.readAskedAccount(id);
      const ending = await accountEnding(id);
      if (!asked?.givenAt || !ending) throw new TypeError('a mail about an account that was not given');
      return { givenAt: asked.givenAt, accountEnding: ending };
    }

    async function refundNamed(booking: Booking, refundId: string) {
      const refund = (await store.readRefunds(booking.id)).find(({ id }) => id === refundId);
      if (!refund?.refundedAt) throw new TypeError('a mail about money that was not returned');
      const { amountCents: refundCents, refundedAt, refundedHow } = refund;
      return { refundCents, refundedAt, how: refundedHow ?? 'sameWay', keepsVisit: goesAhead(booking) };
    }

    /** A moved visit keeps its entry in the patient's calendar. */
    async function firstOf(booking: Booking): Promise<string> {
      const old = booking.movedFrom ? await store.read(booking.movedFrom) : null;
      return old ? firstOf(old) : booking.id;
    }
  };

const toMailPayment = ({ method, entity, reference, amountCents }: Payment, payBy: Date): MailPayment =>
  method === 'multibanco'
    ? { method, entity: entity ?? '', reference: reference ?? '', amountCents, payBy }
    : { method, amountCents, payBy };

export const visitAddress = (
  origin: string,
  locale: Locale,
  token: string,
  page: 'visit' | 'visitRefund' | 'visitEarlier' = 'visit',
): string => `${origin}${pathTo(locale, page, { visita: token })}`;
