/** The clinic's ids in its management service. */
export const officeId = 80;
export const defaultAppointmentTypeId = 462;
export const newAppointmentState = 'SCHEDULED';
/** The doctor of a draft until one is chosen; never booked for that reason alone. */
export const draftDoctorId = 202;
export const noPreferredDoctorId = 0;

/** If the appointment type does not define a duration. */
export const defaultSlotMinutes = 20;
export const windowDays = 30;
export const conflictDays = 7;
/** Longer than the longest series of retries, so that a slot is not released while its booking is still being processed. */
export const holdMinutes = 30;

/** By then the clinic has finished every call that we stopped waiting for. */
export const recheckMinutes = 10;

export const paymentHours = 24;
/** The clinic needs this long to give an unpaid slot to another patient. */
export const paidBeforeStartHours = 4;
/** The minimum time to pay at a cash machine. */
export const shortestMultibancoHours = 2;
/** An MB WAY request can be answered for four minutes; one more for the result to reach us. */
export const mbwayAnswerMinutes = 5;
export const multicareCapCents = 3250;

/** The longest that banks take for a transfer. */
export const refundWorkingDays = 5;
