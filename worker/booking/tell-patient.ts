import type { Booking } from '@clinic/core/booking/booking';
import type { BookingMail, BookingMailKind } from '@clinic/core/booking/booking-mail';
import type { BookingStore, BookingTransaction } from '@clinic/core/booking/booking-store';
import { confirmInWriting, isAddressUnknown, isStillTrue, type LettersAhead } from '@clinic/core/booking/confirm-in-writing';
import { isOpen } from '@clinic/core/booking/payment';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Mail } from '@clinic/core/mail/mail';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import type { ComposeMail } from './compose-mail.ts';
import { isWorthAText } from './text-patient.ts';

type Told = { bookingId: string; mail: BookingMailKind; about: string; sequence?: number };
export type TellPatient = (told: Told) => Promise<void>;

type Parts = {
  store: BookingStore;
  compose: ComposeMail;
  render: (mail: BookingMail, locale: Locale) => Promise<Mail>;
  /** Asked for with each mail: the front desk may change it at any time. */
  lettersAhead: () => Promise<LettersAhead>;
};

/** Writes to the patient, and to whoever booked for them: once each, and only what is still true. */
export const tellPatient =
  ({ store, compose, render, lettersAhead }: Parts): TellPatient =>
  async ({ bookingId, mail, about, sequence }) => {
    const booking = await store.read(bookingId);
    if (!booking || !isStillTrue(mail, booking) || isAddressUnknown(booking)) return;
    // Set for a time that was given up since.
    if (sequence !== undefined && sequence !== booking.sequence) return;
    const mails = await Promise.all(
      recipients(booking).map(async (recipient) => {
        const facts = await compose(booking, { kind: mail, about, ...recipient });
        return { id: mailIdOf(bookingId, `${mail} ${about} ${recipient.email}`), mail: await render(facts, booking.locale) };
      }),
    );
    const ahead = await lettersAhead();
    await store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(bookingId);
      if (!locked || !isStillTrue(mail, locked.booking)) return;
      if (mail === 'paymentDetails' && !(await isWaitedFor(transaction, bookingId, about))) return;
      for (const { id, mail: written } of mails) await transaction.mail({ ...written, bookingId }, id);
      if (isWorthAText(mail, about, booking))
        await transaction.start({ kind: 'text', bookingId, mail, about, sequence: locked.booking.sequence });
      await confirmInWriting(transaction, locked, { mail, about }, ahead);
    });
  };

/** Another way to pay may have been chosen, or the question on the phone been answered. */
const isWaitedFor = async (transaction: BookingTransaction, bookingId: string, paymentId: string): Promise<boolean> =>
  (await transaction.payments(bookingId)).some((payment) => payment.id === paymentId && isOpen(payment));

export type Recipient = { email: string; bookedByOther: boolean };

function recipients({ patient, bookedBy }: Booking): Recipient[] {
  const own = { email: patient.email, bookedByOther: false };
  const all = bookedBy && bookedBy.email !== patient.email ? [own, { email: bookedBy.email, bookedByOther: true }] : [own];
  return all.filter(({ email }) => email !== '');
}
