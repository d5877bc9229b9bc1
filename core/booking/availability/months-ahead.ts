import type { Day } from '../../kernel/lisbon-time.ts';
import type { Month } from './availability-window.ts';

/** The clinic plans no further ahead; the month in a URL could be any. */
const mostMonthsAhead = 12;

const monthNumber = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

export const isWithinReach = (month: Month, today: Day): boolean => monthNumber(month) - monthNumber(today) <= mostMonthsAhead;
