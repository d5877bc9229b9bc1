/** Names stand in letters, in lists and in spreadsheets. */
export const inOneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** How somebody is greeted, and named where others may read it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
