const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** How long responses of the clinic are cached. `staleMs` applies while it does not respond, from the time of the last response. */
export const freeDayLimits = { freshMs: 30 * secondMs, staleMs: 5 * minuteMs, patienceMs: 1_500, mostKept: 100 };
export const directoryLimits = { freshMs: 10 * minuteMs, staleMs: 24 * 60 * minuteMs, patienceMs: 1_500, mostKept: 1 };
/** How many other times are offered to somebody whose time was just taken. */
export const nearestCount = 6;
