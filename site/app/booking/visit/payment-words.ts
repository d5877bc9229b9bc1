/** As a Portuguese cash machine or bank wants it typed, whatever language is read here. */
export const typedAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Cash machines show references in threes, and people check them like that. */
export const inThrees = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0');
