import type { BookingFacts } from './booking-facts.ts';

const notBefore = (later: Date | null, earlier: Date) => later !== null && later >= earlier;

/** The clinic has an appointment in its book for this booking. */
export const isInTheBook = ({ bookedAt, releasedAt }: BookingFacts): boolean => bookedAt !== null && !notBefore(releasedAt, bookedAt);

/** In the book, and wanted there. */
export const visitStands = (facts: BookingFacts): boolean => isInTheBook(facts) && facts.cancelledAt === null && facts.movedTo === null;

export const isPaid = ({ paidAt, paidLateAt }: BookingFacts): boolean => paidAt !== null || paidLateAt !== null;

/** A visit that stands and was paid for, or told to the patient in writing, is a promise: no later trouble takes it back. */
export const isPromised = (facts: BookingFacts): boolean => visitStands(facts) && (isPaid(facts) || facts.confirmedAt !== null);
