/** Days begin with a small letter in Portuguese, lines with a capital. */
export const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
