import { z } from 'zod';
import { cents, digits } from '../lenient-schemas.ts';

const id = z.string().min(1);

export const createdSchema = z.object({
  status: z.literal('ok'),
  id,
  method: z.object({ entity: digits(5).optional(), reference: digits(9).optional(), url: z.url().optional() }).default({}),
});

const captureSchema = z.object({ id, status: z.string().default('success'), value: cents, created_at: z.string().optional() });

export const singleSchema = z.object({
  id,
  key: z.string().nullish(),
  value: cents,
  payment_status: z.string(),
  paid_at: z.string().nullish(),
  captures: z.array(captureSchema).nullish(),
});
export type Single = z.output<typeof singleSchema>;

export const foundSchema = z.object({ data: z.array(z.object({ id, key: z.string().nullish() })) });

export const refundedSchema = z.object({ status: z.literal('ok') });

/** easypay's own “not found”, which is JSON, not that of a proxy in between. */
export const isNotFound = ({ status, body }: { status: number; body: unknown }): boolean => status === 404 && body !== undefined;
