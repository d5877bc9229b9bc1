import { randomBytes, randomUUID } from 'node:crypto';
import { multibancoReference } from '@clinic/core/booking/payment/multibanco-reference';
import { sql } from 'kysely';
import type { SandboxDatabase } from '../database/database.ts';
import type { Provider, SandboxMethod, SandboxPayment } from './payment.ts';

export type NewPayment = {
  provider: Provider;
  method: SandboxMethod;
  orderId: string;
  amountCents: number;
  expiresAt: Date | null;
  asked: object;
  idempotencyKey?: string | undefined;
};

/** Invented payees: no bank knows them. */
const entities = { easypay: '99901', ifthenpay: '99902' };
const mbwayMinutes = 4;

const newId = (provider: Provider) => (provider === 'easypay' ? randomUUID() : randomBytes(10).toString('hex'));

async function newReference(db: SandboxDatabase, provider: Provider, amountCents: number) {
  const { rows } = await sql<{ next: number }>`select nextval('sandbox.payment_references')::int as next`.execute(db);
  const entity = entities[provider];
  return { entity, reference: multibancoReference(entity, String(rows[0]?.next).padStart(7, '0'), amountCents) };
}

/** None when a payment with this idempotency key is there already; the database decides, whichever process asks. */
export async function createPayment(db: SandboxDatabase, asked: NewPayment): Promise<SandboxPayment | undefined> {
  const { provider, method, amountCents, expiresAt } = asked;
  const shown = method === 'multibanco' ? await newReference(db, provider, amountCents) : { entity: null, reference: null };
  const question = new Date(Date.now() + mbwayMinutes * 60_000);
  const ends = method === 'mbway' && (!expiresAt || question < expiresAt) ? question : expiresAt;
  const row = await db
    .insertInto('payments')
    .values({
      id: newId(provider),
      provider,
      method,
      order_id: asked.orderId,
      amount_cents: amountCents,
      ...shown,
      asked: JSON.stringify(asked.asked),
      idempotency_key: asked.idempotencyKey ?? null,
      expires_at: ends,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, transactions: [] };
}
