const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** How long answers of the clinic are kept. `staleMs` counts while it is silent, from the time of the last answer. */
export const freeDayLimits = { freshMs: 30 * secondMs, staleMs: 5 * minuteMs, patienceMs: 1_500, mostKept: 100 };
export const directoryLimits = { freshMs: 10 * minuteMs, staleMs: 24 * 60 * minuteMs, patienceMs: 1_500, mostKept: 1 };
/** How many other times are offered to somebody whose time was just taken. */
export const nearestCount = 6;
