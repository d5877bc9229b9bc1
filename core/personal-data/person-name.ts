export const longestName = 120;

/** Names stand in letters, in lists and in spreadsheets. */
export const inOneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
