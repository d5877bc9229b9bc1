import { z } from 'zod';
import { toCents } from './decimal-amount.ts';

/** The same field is a number in one response and a string in another. */
export const lenientText = z.union([z.string(), z.number()]).transform(String);

/** Restores the leading zeros that a number has lost. */
export const digits = (count: number) =>
  lenientText.transform((value) => value.replace(/\s/g, '').padStart(count, '0')).pipe(z.string().regex(new RegExp(`^\\d{${count}}$`)));

export const cents = z.union([z.string(), z.number()]).transform((amount, context) => {
  const whole = toCents(amount);
  if (whole !== null) return whole;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});
