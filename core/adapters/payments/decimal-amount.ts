/** `1099` → `10.99`. By digits alone: amounts are never calculated as fractions. */
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('an amount is a whole number of cents');
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `10.99`, `10.9`, `10` or the number 10.99 → `1099`; null if it is not an exact amount of cents. */
export function toCents(amount: string | number): number | null {
  // A number from JSON is formatted as the shortest text with its value, which is what the sender wrote.
  const [, euros, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(String(amount).trim()) ?? [];
  return euros === undefined ? null : Number(`${euros}${cents.padEnd(2, '0')}`);
}
