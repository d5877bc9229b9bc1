import { toCents } from '@clinic/core/adapters/payments/decimal-amount';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { sql } from 'kysely';
import { z } from 'zod';
import type { SandboxDatabase } from '../../database/database.ts';
import { createPayment } from '../create-payment.ts';
import { findPayments } from '../find-payments.ts';
import type { SandboxPayment } from '../payment.ts';

const askedSchema = z
  .looseObject({
    type: z.literal('sale'),
    method: z.enum(['mb', 'mbw', 'cc']),
    value: z.number().positive(),
    currency: z.literal('EUR'),
    key: z.string().min(1).max(50),
    expiration_time: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
      .optional(),
    customer: z
      .looseObject({
        phone: z
          .string()
          .regex(/^9\d{8}$/)
          .optional(),
        phone_indicative: z.literal('+351').optional(),
        language: z.enum(['PT', 'EN']).optional(),
      })
      .optional(),
    capture: z.looseObject({ descriptive: z.string().min(1), transaction_key: z.string().optional() }),
  })
  .refine(({ method, customer }) => method !== 'mbw' || (customer?.phone && customer.phone_indicative), { path: ['customer', 'phone'] });

const methods = { mb: 'multibanco', mbw: 'mbway', cc: 'card' } as const;

export type Created = { payment: SandboxPayment; isReplay: boolean } | 'invalid' | 'otherBody';

const newKeyAfterHours = 24;

/** A key seen within a day gives the payment that is there, if the question is the same to the letter. */
export async function createSingle(db: SandboxDatabase, body: unknown, idempotencyKey: string | undefined): Promise<Created> {
  const asked = askedSchema.safeParse(body).data;
  const amountCents = asked && toCents(asked.value);
  if (!asked || !amountCents) return 'invalid';
  const replay = idempotencyKey && (await replayOf(db, body, idempotencyKey));
  if (replay) return replay;
  const [day = '', time = ''] = asked.expiration_time?.split(' ') ?? [];
  const expiresAt = fromLisbon(day, time);
  if (asked.expiration_time && (!expiresAt || expiresAt <= new Date())) return 'invalid';
  const payment = await createPayment(db, {
    provider: 'easypay',
    method: methods[asked.method],
    orderId: asked.key,
    amountCents,
    expiresAt,
    asked,
    idempotencyKey,
  });
  if (payment) return { payment, isReplay: false };
  return (idempotencyKey && (await replayOf(db, body, idempotencyKey))) || 'otherBody';
}

async function replayOf(db: SandboxDatabase, body: unknown, idempotencyKey: string): Promise<Created | undefined> {
  await forgetOldKey(db, idempotencyKey);
  const [payment] = await findPayments(db, { provider: 'easypay', idempotencyKey });
  if (!payment) return undefined;
  return (await asksTheSame(db, payment.id, body)) ? { payment, isReplay: true } : 'otherBody';
}

async function forgetOldKey(db: SandboxDatabase, key: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ idempotency_key: null })
    .where('provider', '=', 'easypay')
    .where('idempotency_key', '=', key)
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${newKeyAfterHours})`)
    .execute();
}

async function asksTheSame(db: SandboxDatabase, id: string, body: unknown): Promise<boolean> {
  const asked = sql<boolean>`asked = ${JSON.stringify(body)}::jsonb`.as('same');
  return (await db.selectFrom('payments').select(asked).where('id', '=', id).executeTakeFirst())?.same ?? false;
}
