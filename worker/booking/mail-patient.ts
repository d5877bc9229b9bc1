import { confirmInWriting, type FollowUpSettings, isAddressUnknown, isStillTrue } from '@clinic/core/booking/messages/confirm-in-writing';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingMail, BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import { isOpen } from '@clinic/core/booking/model/payment';
import type { BookingStore, BookingTransaction } from '@clinic/core/booking/ports/booking-store';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Mail } from '@clinic/core/mail/mail';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { isFirstReminder, type ReadReminderChoice, reminderWays } from '../personal-area/reminder-choice.ts';
import type { ComposeMail, MailRecipient } from './compose-mail.ts';
import { isWorthAText } from './text-patient.ts';

/** `sequence`: of the booking when this was scheduled; if it differs now, the visit was moved since. */
type PatientMail = { bookingId: string; kind: BookingMailKind; about: string; sequence?: number };
export type MailPatient = (mail: PatientMail) => Promise<void>;

type MailPatientPorts = {
  store: BookingStore;
  compose: ComposeMail;
  render: (mail: BookingMail, locale: Locale) => Promise<Mail>;
  /** Read for each mail: the front desk may change it at any time. */
  followUpSettings: () => Promise<FollowUpSettings>;
  reminderChoice: ReadReminderChoice;
};

/** Mails the patient, and whoever booked for them: once each, and only what is still true. */
export const mailPatient =
  ({ store, compose, render, followUpSettings, reminderChoice }: MailPatientPorts): MailPatient =>
  async ({ bookingId, kind, about, sequence }) => {
    const booking = await store.read(bookingId);
    if (!booking || !isStillTrue(kind, booking) || isAddressUnknown(booking)) return;
    if (sequence !== undefined && sequence !== booking.sequence) return;
    const ways = reminderWays(kind === 'reminder' ? await reminderChoice(booking) : null, booking);
    const mails = await Promise.all(
      recipients(booking)
        .filter(({ email }) => ways.isMailed(email))
        .map(async (recipient) => {
          const facts = await compose(booking, { kind, about, ...recipient });
          return { id: mailIdOf(bookingId, `${kind} ${about} ${recipient.email}`), mail: await render(facts, booking.locale) };
        }),
    );
    const followUps = await followUpSettings();
    await store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(bookingId);
      if (!locked || !isStillTrue(kind, locked.booking)) return;
      if (kind === 'paymentDetails' && !(await isStillOpen(transaction, bookingId, about))) return;
      for (const { id, mail } of mails) await transaction.queueMail({ ...mail, bookingId }, id);
      if (ways.isCalled && isFirstReminder(Number(about), booking, followUps)) {
        await transaction.openWorkItem({ kind: 'reminderCall', subject: { kind: 'booking', id: bookingId }, dueAt: booking.startsAt });
      }
      if (ways.text === 'always' || (ways.text === 'usual' && isWorthAText(kind, about, booking)))
        await transaction.enqueueWork({ kind: 'text', bookingId, mail: kind, about, sequence: locked.booking.sequence });
      await confirmInWriting(transaction, locked, { mail: kind, about }, followUps);
    });
  };

/** Another payment method may have been chosen, or the MB WAY request been answered. */
const isStillOpen = async (transaction: BookingTransaction, bookingId: string, paymentId: string): Promise<boolean> =>
  (await transaction.lockPayments(bookingId)).some((payment) => payment.id === paymentId && isOpen(payment));

function recipients({ patient, bookedBy }: Booking): MailRecipient[] {
  const own = { email: patient.email, bookedByOther: false };
  const all = bookedBy && bookedBy.email !== patient.email ? [own, { email: bookedBy.email, bookedByOther: true }] : [own];
  return all.filter(({ email }) => email !== '');
}
