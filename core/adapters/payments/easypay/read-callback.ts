import { z } from 'zod';
import { parsePlainJson } from '../../../http/plain-text.ts';
import { err, ok } from '../../../kernel/result.ts';
import { identifier, type ReadCallback } from '../callback.ts';

const noticeSchema = z.object({ id: identifier, key: identifier.optional().catch(undefined), type: z.string().default('capture') });

/** With these the `id` is that of the refund or void, not of the payment. */
const aboutSomethingElse = new Set(['refund', 'void']);

/** The body of easypay's POST. It is not signed and may be forged, so nothing in it is trusted. */
export function readCallback(body: string): ReadCallback {
  const notice = noticeSchema.safeParse(parsePlainJson(body)).data;
  if (!notice) return err({ kind: 'malformed' });
  const { id, key, type } = notice;
  return ok({ ...(key === undefined ? {} : { orderId: key }), ...(aboutSomethingElse.has(type) ? {} : { providerId: id }) });
}
