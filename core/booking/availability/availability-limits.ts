const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** How long responses of the clinic are cached. `staleMs` applies while it does not respond, from the time of the last response. */
export const freeDayLimits = { freshMs: 30 * secondMs, staleMs: 5 * minuteMs, staleAnswerAfterMs: 1_500, mostKept: 100 };
export const directoryLimits = { freshMs: 10 * minuteMs, staleMs: 24 * 60 * minuteMs, staleAnswerAfterMs: 1_500, mostKept: 1 };
/** How often the clinic is asked for the next free hour of a type, whatever comes of it; while it answers, the hour known is told. */
export const nextHourLimits = { freshMs: minuteMs, answeringMs: 30 * secondMs };
/** The same for each doctor's days of the week. */
export const workdayLimits = { ...directoryLimits, mostKept: 50 };
/** How many other times are offered to somebody whose time was just taken. */
export const nearestCount = 6;
