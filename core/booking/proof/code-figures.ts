export const codeDigits = 6;
export const codeMinutes = 10;
/** Wrong ones; after that the code is no longer looked at. */
export const codeTries = 5;
/** For so long after the last answer a proof holds: then it may be somebody else who sits there. */
export const proofIdleMinutes = 60;
