/**
 * Said on the pages. The rules themselves live beside lists of passwords and keys that must not travel to a browser; a test holds the two
 * together.
 */
export const passwordMinCharacters = 12;
export const passwordMaxCharacters = 200;
/** How long the old e-mail can take a change back. */
export const undoDays = 7;
