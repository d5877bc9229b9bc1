/** The demonstration's registration numbers are zeros, at most with another last digit: `00000`, `00007`, `0-E-00000`. No register gives those out. */
export const isPlaceholderNumber = (number: unknown): boolean => typeof number === 'string' && /^0{4,}\d?$/.test(number.replace(/\D/g, ''));
