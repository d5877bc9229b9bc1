import type { BookingFacts } from './booking-facts.ts';

const notBefore = (later: Date | null, earlier: Date) => later !== null && later >= earlier;

/** The clinic has an appointment for this booking. */
export const hasClinicAppointment = ({ bookedAt, releasedAt }: BookingFacts): boolean =>
  bookedAt !== null && !notBefore(releasedAt, bookedAt);

/** Its id, or null. */
export const clinicAppointmentId = (booking: BookingFacts & { appointmentId: number | null }): number | null =>
  hasClinicAppointment(booking) ? booking.appointmentId : null;

/** The appointment exists and is wanted: neither cancelled nor moved. */
export const visitStands = (facts: BookingFacts): boolean =>
  hasClinicAppointment(facts) && facts.cancelledAt === null && facts.movedTo === null;

export const isPaid = ({ paidAt, paidLateAt }: BookingFacts): boolean => paidAt !== null || paidLateAt !== null;

/** How a visit is paid: already, on the day, or still to be. */
export const howPaid = (booking: BookingFacts & { paymentMethod: unknown }): 'paid' | 'atClinic' | 'toPay' =>
  isPaid(booking) ? 'paid' : booking.paymentMethod === null ? 'atClinic' : 'toPay';

/** An existing visit that was paid for, or confirmed to the patient in writing, is promised: later errors do not end it. */
export const isPromised = (facts: BookingFacts): boolean => visitStands(facts) && (isPaid(facts) || facts.confirmedAt !== null);

/** The appointment exists, is wanted, and the booking has not ended. */
export const goesAhead = (facts: BookingFacts): boolean => visitStands(facts) && !isEnded(facts);

/** Its patient got a calendar file, so a cancellation needs a higher sequence to be followed there. */
export const isInCalendars = ({ confirmedAt, movedFrom }: BookingFacts & { movedFrom: string | null }): boolean =>
  confirmedAt !== null || movedFrom !== null;

type GivenUp = { givenUpAt: Date | null };

/** Given up, and the clinic not yet notified. An appointment booked after that, with a late payment, does not count. */
export const awaitsRelease = (facts: BookingFacts & GivenUp): boolean =>
  facts.givenUpAt !== null && facts.bookedAt !== null && hasClinicAppointment(facts) && facts.bookedAt <= facts.givenUpAt;

type Attempted = { createAttemptedAt: Date | null };

/** The clinic was asked to create, perhaps again after a release, and no response confirmed it: the appointment may still appear. */
export const mayStillBeCreated = ({ createAttemptedAt, bookedAt }: BookingFacts & Attempted): boolean =>
  createAttemptedAt !== null && (bookedAt === null || createAttemptedAt > bookedAt);

/** The booking has ended. One that was released because it was not paid may still be rebooked by a late payment. */
export const isEnded = ({ failedAt, conflictFoundAt, cancelledAt, movedTo }: BookingFacts): boolean =>
  failedAt !== null || conflictFoundAt !== null || cancelledAt !== null || movedTo !== null;
