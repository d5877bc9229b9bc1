/** No line ends between a title and its name. */
export const unbrokenName = (name: string): string => name.replace(/^(\S+\.) /, '$1\u00a0');

/** Nor within a telephone number. */
export const unbrokenNumber = (phone: string): string => phone.replaceAll(' ', '\u00a0');
