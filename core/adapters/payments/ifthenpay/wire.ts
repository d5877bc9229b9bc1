import { z } from 'zod';
import { cents, digits, text } from '../lenient.ts';

/** `000` may come as the number 0; `-1` stays as it is. */
const threeDigits = text.transform((status) => (/^\d+$/.test(status) ? status.padStart(3, '0') : status));

export const statusSchema = z.object({ Status: text });

export const referenceSchema = z.object({ RequestId: text, Entity: digits(5), Reference: digits(9), Amount: cents });

export const mbwaySchema = z.object({ Status: threeDigits, RequestId: text.nullish(), Message: z.string().nullish() });

const rowSchema = z.object({ requestId: text.nullish(), orderId: text.nullish(), amount: cents, paymentDate: z.string().catch('') });
export const paymentsSchema = z.object({ status: text, payments: z.array(rowSchema).nullish() });
export type PaymentRow = z.output<typeof rowSchema>;

export const refundSchema = z.object({ Code: text });
