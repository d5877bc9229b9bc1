import { z } from 'zod';

const operations = [
  'easypay.create',
  'easypay.read',
  'easypay.find',
  'easypay.cancel',
  'easypay.refund',
  'ifthenpay.multibanco',
  'ifthenpay.mbway',
  'ifthenpay.mbwayStatus',
  'ifthenpay.card',
  'ifthenpay.payments',
  'ifthenpay.refund',
] as const;
export type Operation = (typeof operations)[number];

const limits = {
  operation: z.enum([...operations, '*']),
  times: z.int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
};

export const paymentFaultSchema = z.discriminatedUnion('kind', [
  /** Waits, then executes the request, even after the client disconnected. */
  z.strictObject({ ...limits, kind: z.literal('slow'), ms: z.int().min(0).max(600_000) }),
  /** HTTP 503; nothing is done. */
  z.strictObject({ ...limits, kind: z.literal('unavailable') }),
  /** No answer ever; nothing is done. */
  z.strictObject({ ...limits, kind: z.literal('hang') }),
  /** Everything is done, then the connection breaks before the answer. */
  z.strictObject({ ...limits, kind: z.literal('resetAfterCommit') }),
  /** HTTP 200 with an answer cut in half, everything done; or, without `commit`, with a page of HTML and nothing done. */
  z.strictObject({ ...limits, kind: z.literal('malformed'), commit: z.boolean().default(true) }),
  /** This answer instead, nothing done: `{"http":409,"answer":{}}`, `{"answer":{"Status":"999"}}`. */
  z.strictObject({
    ...limits,
    kind: z.literal('answer'),
    http: z.int().min(200).max(599).default(200),
    answer: z.record(z.string(), z.unknown()),
  }),
]);
export type PaymentFault = z.infer<typeof paymentFaultSchema>;
