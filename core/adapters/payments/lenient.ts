import { z } from 'zod';
import { toCents } from './decimal-amount.ts';

/** The same field comes as a number from one call and as a text from the next. */
export const text = z.union([z.string(), z.number()]).transform(String);

/** Digits that a number would have lost at the front are put back. */
export const digits = (count: number) =>
  text.transform((value) => value.replace(/\s/g, '').padStart(count, '0')).pipe(z.string().regex(new RegExp(`^\\d{${count}}$`)));

export const cents = z.union([z.string(), z.number()]).transform((amount, context) => {
  const whole = toCents(amount);
  if (whole !== null) return whole;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});
