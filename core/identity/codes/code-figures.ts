export const codeDigits = 6;
/** As long as the slot is held, so that both have the same end time. */
export const codeMinutes = 15;
/** Wrong codes; after that the code is no longer checked. */
export const codeTries = 5;
/** A proof expires so long after the last answer: then somebody else may be using the browser. */
export const proofIdleMinutes = 60;
/** After this long another channel for the code is offered. */
export const otherWayAfterSeconds = 60;
/** If the code could not be sent for this long, the booking can be submitted without one. */
export const withoutCodeAfterSeconds = 120;
/** The same request within this time is the same press of a button. */
export const secondPressSeconds = 5;
