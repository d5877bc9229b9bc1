import type { BookingFacts } from './booking-facts.ts';

const notBefore = (later: Date | null, earlier: Date) => later !== null && later >= earlier;

/** The clinic has an appointment in its book for this booking. */
export const isInTheBook = ({ bookedAt, releasedAt }: BookingFacts): boolean => bookedAt !== null && !notBefore(releasedAt, bookedAt);

/** Which one, where there is one. */
export const appointmentInBook = (booking: BookingFacts & { appointmentId: number | null }): number | null =>
  isInTheBook(booking) ? booking.appointmentId : null;

/** In the book, and wanted there. */
export const visitStands = (facts: BookingFacts): boolean => isInTheBook(facts) && facts.cancelledAt === null && facts.movedTo === null;

export const isPaid = ({ paidAt, paidLateAt }: BookingFacts): boolean => paidAt !== null || paidLateAt !== null;

/** A visit that stands and was paid for, or told to the patient in writing, is a promise: no later trouble takes it back. */
export const isPromised = (facts: BookingFacts): boolean => visitStands(facts) && (isPaid(facts) || facts.confirmedAt !== null);

/** In the book, wanted there, and nothing has put an end to it. */
export const goesAhead = (facts: BookingFacts): boolean => visitStands(facts) && !isEnded(facts);

type GivenUp = { givenUpAt: Date | null };

/** Given up, and the clinic not yet told. What was booked after that, with late money, is not meant. */
export const awaitsRelease = (facts: BookingFacts & GivenUp): boolean =>
  facts.givenUpAt !== null && facts.bookedAt !== null && isInTheBook(facts) && facts.bookedAt <= facts.givenUpAt;

type Attempted = { createAttemptedAt: Date | null };

/** The clinic was asked to create, be it once more after a release, and we never heard that it did: it may yet show up in its book. */
export const mayStillAppear = ({ createAttemptedAt, bookedAt }: BookingFacts & Attempted): boolean =>
  createAttemptedAt !== null && (bookedAt === null || createAttemptedAt > bookedAt);

/** Nothing more is to be made of it. What was released for want of money may still come back, if the money does. */
export const isEnded = ({ failedAt, conflictFoundAt, cancelledAt, movedTo }: BookingFacts): boolean =>
  failedAt !== null || conflictFoundAt !== null || cancelledAt !== null || movedTo !== null;
