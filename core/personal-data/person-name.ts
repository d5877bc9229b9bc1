/** Names stand in letters, in lists and in spreadsheets. */
export const inOneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

const mostLetters = 30;

/**
 * How somebody is greeted, and named where others may read it. Letters alone: whoever books for another types the name, and a letter of the
 * clinic to an address that nobody has proven must not begin with a link.
 */
export const firstNameOf = (name: string): string => /^[\p{L}\p{M}'’´`-]+/u.exec(name.trim())?.[0].slice(0, mostLetters) ?? '';
