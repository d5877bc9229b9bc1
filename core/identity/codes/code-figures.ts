export const codeDigits = 6;
/** As long as the slot is held for it, so that one clock time can be told for both. */
export const codeMinutes = 15;
/** Wrong ones; after that the code is no longer looked at. */
export const codeTries = 5;
/** For so long after the last answer a proof holds: then it may be somebody else who sits there. */
export const proofIdleMinutes = 60;
/** After this long without the code, another way to get it is offered. */
export const otherWayAfterSeconds = 60;
/** When nobody took the code for this long, the request can be sent without one. */
export const withoutCodeAfterSeconds = 120;
