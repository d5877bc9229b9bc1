export const codeDigits = 6;
export const codeMinutes = 10;
/** Wrong ones; after that the code is no longer looked at. */
export const codeTries = 5;
