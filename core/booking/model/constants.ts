/** The clinic's word in its management service for an appointment that stands. */
export const newAppointmentState = 'SCHEDULED';
/** In place of a doctor's id: whoever is free. */
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
/** The least time that a card gets: the provider's page, the bank's own question, and one more try. */
export const cardMinutes = 15;
/** For so long after the return from the provider's page the bank's answer is waited for. */
export const bankAnswerMinutes = 10;
/** A visit by video is reminded with its link a day and a quarter of an hour before, whatever else the desk has set. */
export const videoReminderHours = [24, 0.25] as const;
export const multicareCapCents = 3250;

/** The longest that banks take for a transfer. */
export const refundWorkingDays = 5;
/** Characters of what a patient may write to the doctor: a few sentences, not a history. */
export const noteLength = 500;

/** Before the time to pay runs out somebody calls: with these hours left, whoever has had these hours to pay. */
export const unpaidCallHours = { left: 4, had: 6 };

/** What a browser has proven of a visit besides the link. Devices are shared, so it ends after one look. */
export const passMinutes = 30;
