/** In a file of their own: every page has a form with these fields, and none needs more than the figures. */
export const longestName = 120;
export const longestEmail = 254;
