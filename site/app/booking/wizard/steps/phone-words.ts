/** `910 000 001`: read in threes, as it is dictated; a number from abroad is left as it was given. */
export const phoneInWords = (phone: string) => (/^\d{9}$/.test(phone) ? phone.replace(/(\d{3})(?=\d)/g, '$1\u00a0') : phone);
