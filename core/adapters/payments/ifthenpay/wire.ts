import { z } from 'zod';
import { cents, digits, lenientText } from '../lenient-schemas.ts';

/** `000` may arrive as the number 0; `-1` is kept. */
const threeDigits = lenientText.transform((status) => (/^\d+$/.test(status) ? status.padStart(3, '0') : status));

export const statusSchema = z.object({ Status: lenientText });

export const referenceSchema = z.object({ RequestId: lenientText, Entity: digits(5), Reference: digits(9), Amount: cents });

export const mbwaySchema = z.object({ Status: threeDigits, RequestId: lenientText.nullish(), Message: z.string().nullish() });

export const cardSchema = z.object({ RequestId: lenientText, PaymentUrl: z.url() });

const rowSchema = z.object({
  requestId: lenientText.nullish(),
  orderId: lenientText.nullish(),
  amount: cents,
  paymentDate: z.string().catch(''),
});
export const paymentsSchema = z.object({ status: lenientText, payments: z.array(rowSchema).nullish() });
export type PaymentRow = z.output<typeof rowSchema>;

export const refundSchema = z.object({ Code: lenientText });
