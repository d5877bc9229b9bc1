import { z } from 'zod';

export const paySchema = z.strictObject({
  /** Other than asked for, where a wrong amount is wanted. */
  amountCents: z.int().min(1).max(99_999_999).optional(),
  times: z.int().min(1).max(5).default(1),
  /** In spite of its being over. */
  late: z.boolean().default(false),
  callback: z.enum(['send', 'lose', 'hold']).default('send'),
  /** The callback comes this much before the money can be seen. */
  moneyAfterMs: z.int().min(0).max(600_000).default(0),
});
export type Pay = z.output<typeof paySchema>;

export const rejectSchema = z.strictObject({ status: z.enum(['020', '122']).default('020') });
export const callbackSchema = z.strictObject({ kind: z.enum(['again', 'forged']), newestFirst: z.boolean().default(false) });
export const nothingSchema = z.strictObject({});
