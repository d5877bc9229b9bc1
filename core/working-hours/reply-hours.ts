/** Working hours within which somebody answers; by itself, because every page promises it and none needs the calendar for that. */
export const replyWorkingHours = 24;
