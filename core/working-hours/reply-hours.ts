/** Working hours within which somebody answers; by itself, because every page promises it and none needs the calendar for that. */
export const replyWorkingHours = 24;

/** The same in days, for whoever does not count hours: as long as the clinic is open eight hours a day. */
export const replyWorkingDays = 3;
