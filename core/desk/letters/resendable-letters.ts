import { isAddressUnknown, isStillTrue } from '../../booking/messages/confirm-in-writing.ts';
import type { Booking } from '../../booking/model/booking.ts';
import type { BookingMailKind } from '../../booking/model/booking-mail.ts';
import { hasClinicAppointment, howPaid, visitStands } from '../../booking/model/booking-predicates.ts';
import { bookingStatus } from '../../booking/model/booking-status.ts';
import { isOpen } from '../../booking/model/payment.ts';
import { isForgotten } from '../../booking/visit-link/link-state.ts';
import type { BookingFile } from '../desk-store.ts';

/** Letters that state what is so. One that promises a call or money is written once, with the work that keeps the promise. */
export const resendableKinds = [
  'paymentDetails',
  'confirmed',
  'scheduled',
  'moved',
  'preparation',
  'cancelled',
  'notPaid',
  'refunded',
] as const;
export type ResendableKind = (typeof resendableKinds)[number] & BookingMailKind;
/** `about`: as the first time, what the letter is about: a payment, a refund, the visit. */
export type ResendableLetter = { mail: ResendableKind; about: string };

type Facts = Pick<BookingFile, 'booking' | 'payments' | 'refunds' | 'wasPreparationSent'>;

/** What can be sent once more because it still holds true: what has to be done first, the past last. */
export function resendableLetters(file: Facts, now: Date): ResendableLetter[] {
  const { booking } = file;
  if (isForgotten(booking) || isAddressUnknown(booking)) return [];
  const letters = booking.startsAt > now ? [...standingLetters(file), ...endedLetters(booking)] : [];
  const returned = file.refunds.filter(({ refundedAt }) => refundedAt !== null);
  return [...letters, ...returned.map(({ id }) => ({ mail: 'refunded', about: id }) as const)].filter((letter) =>
    isStillTrue(letter, booking, now),
  );
}

function standingLetters({ booking, payments, wasPreparationSent }: Facts): ResendableLetter[] {
  if (!visitStands(booking)) return [];
  const about = String(booking.sequence);
  const paid = howPaid(booking);
  const toPay = payments.filter((payment) => isOpen(payment) && payment.acceptedAt !== null);
  return [
    ...(paid === 'toPay' ? toPay.map(({ id }) => ({ mail: 'paymentDetails', about: id }) as const) : []),
    ...(paid === 'paid' ? [{ mail: 'confirmed', about } as const] : []),
    ...(paid === 'atClinic' ? [{ mail: 'scheduled', about } as const] : []),
    ...(booking.movedFrom ? [{ mail: 'moved', about } as const] : []),
    ...(wasPreparationSent ? [{ mail: 'preparation', about } as const] : []),
  ];
}

function endedLetters(booking: Booking): ResendableLetter[] {
  const status = bookingStatus(booking);
  if (status === 'cancelled' && booking.cancelledAt && !hasClinicAppointment(booking)) return [{ mail: 'cancelled', about: 'visit' }];
  return status === 'notPaid' ? [{ mail: 'notPaid', about: String(booking.sequence) }] : [];
}
