import { confirmInWriting, type FollowUpSettings, isAddressUnknown, isStillTrue } from '@clinic/core/booking/messages/confirm-in-writing';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingMail, BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import { videoReminderHours } from '@clinic/core/booking/model/constants';
import { isOpen } from '@clinic/core/booking/model/payment';
import { isAccountAwaited, isAccountGiven } from '@clinic/core/booking/payment/refund-account';
import type { BookingStore, BookingTransaction } from '@clinic/core/booking/ports/booking-store';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Mail } from '@clinic/core/mail/mail';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { isFirstReminder, type ReadReminderChoice, reminderWays } from '../personal-area/reminder-choice.ts';
import type { ComposeMail, MailRecipient } from './compose-mail.ts';
import { isWorthAText } from './text-patient.ts';

/**
 * `sequence`: of the booking when this was scheduled; if it differs now, the visit was moved since. `again` identifies a letter that the
 * front desk sends once more: a mail of its own, and nothing follows from it a second time.
 */
type PatientMail = { bookingId: string; kind: BookingMailKind; about: string; sequence?: number; again?: string | undefined };
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
  async ({ bookingId, kind, about, sequence, again }) => {
    const booking = await store.read(bookingId);
    if (!booking || !isStillTrue({ mail: kind, about }, booking) || isAddressUnknown(booking)) return;
    if (sequence !== undefined && sequence !== booking.sequence) return;
    if (kind === 'refundAccount' && !(await isAccountAwaited(store, bookingId))) return;
    if (kind === 'refundAccountGiven' && !(await isAccountGiven(store, bookingId, about))) return;
    const ways = reminderWays(kind === 'reminder' && !isNeededToCome(booking, about) ? await reminderChoice(booking) : null, booking);
    const mails = await Promise.all(
      recipients(booking)
        .filter(({ email }) => ways.isMailed(email))
        .map(async (recipient) => {
          const facts = await compose(booking, { kind, about, ...recipient });
          const told = [kind, about, recipient.email, ...(again ? [again] : [])].join(' ');
          return { id: mailIdOf(bookingId, told), mail: await render(facts, booking.locale) };
        }),
    );
    const followUps = await followUpSettings();
    await store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(bookingId);
      if (!locked || !isStillTrue({ mail: kind, about }, locked.booking)) return;
      if (kind === 'paymentDetails' && !(await isStillOpen(transaction, bookingId, about))) return;
      for (const { id, mail } of mails) await transaction.queueMail({ ...mail, bookingId }, id);
      if (ways.isCalled && isFirstReminder(Number(about), booking, followUps)) {
        await transaction.openWorkItem({ kind: 'reminderCall', subject: { kind: 'booking', id: bookingId }, dueAt: booking.startsAt });
      }
      if (ways.text === 'always' || (ways.text === 'usual' && isWorthAText(kind, about, booking)))
        await transaction.enqueueWork({
          kind: 'text',
          bookingId,
          mail: kind,
          about,
          sequence: locked.booking.sequence,
          ...(again && { again }),
        });
      if (again) return;
      await confirmInWriting(transaction, locked, { mail: kind, about }, followUps);
    });
  };

/** The link to the call goes to everybody, whatever they chose for reminders. */
const isNeededToCome = ({ mode }: Booking, hoursBefore: string): boolean =>
  mode === 'online' && Number(hoursBefore) <= videoReminderHours[0];

/** Another payment method may have been chosen, or the MB WAY request been answered. */
const isStillOpen = async (transaction: BookingTransaction, bookingId: string, paymentId: string): Promise<boolean> =>
  (await transaction.lockPayments(bookingId)).some((payment) => payment.id === paymentId && isOpen(payment));

/** Who gave their own e-mail for both gets one letter, as the one who books: it then names the patient. */
export function recipients({ patient, bookedBy }: Booking): MailRecipient[] {
  const own = { email: patient.email, bookedByOther: false };
  const all = bookedBy ? [own, { email: bookedBy.email, bookedByOther: true }] : [own];
  return all.filter(({ email, bookedByOther }) => email !== '' && (bookedByOther || email !== bookedBy?.email));
}
