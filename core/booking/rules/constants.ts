/** The clinic's own numbers, as its management service knows them. */
export const officeId = 80;
export const defaultAppointmentTypeId = 462;
export const newAppointmentState = 'SCHEDULED';
/** Stands in a draft until a doctor is chosen; never booked for that reason alone. */
export const draftDoctorId = 202;
export const noPreferredDoctorId = 0;

/** Where the appointment type does not say how long a visit takes. */
export const defaultSlotMinutes = 20;
export const windowDays = 30;
export const conflictDays = 7;
/** Longer than the saga's longest row of retries, so that a slot is not given away under a booking that is still at work. */
export const holdMinutes = 30;

/** A call that the clinic finishes after we stopped waiting has done so by then. */
export const recheckMinutes = 10;

export const paymentHours = 24;
/** The clinic needs this long to give an unpaid slot to somebody else. */
export const paidBeforeStartHours = 4;
/** Nobody is sent to a cash machine with less time than this. */
export const shortestMultibancoHours = 2;
/** A request on the phone can be answered for four minutes; one more for the answer to reach us. */
export const mbwayAnswerMinutes = 5;
export const multicareCapCents = 3250;

export const replyWorkingHours = 24;
/** What banks take at most for money that is on its way. */
export const refundWorkingDays = 5;
