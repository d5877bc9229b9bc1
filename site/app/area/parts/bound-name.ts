/** `Dr. António Meireles` whose title stays with the name at the end of a line. */
export const boundName = (name: string): string => name.replace(/^(\S+\.) /, '$1\u00a0');
