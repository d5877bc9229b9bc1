import { randomUUID } from 'node:crypto';
import { toCents } from '@clinic/core/adapters/payments/decimal-amount';
import { secretsEqual } from '@clinic/core/http/secrets-equal';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxDatabase } from '../../database/database.ts';
import { findPayment, findPayments } from '../find-payments.ts';
import type { GatewayCall, GatewayContext } from '../gateway-call.ts';
import type { PaymentKeys } from '../keys.ts';
import { paymentStatusOf } from '../payment.ts';
import { refundTransaction } from '../refund-transaction.ts';
import { createSingle } from './create-single.ts';
import { created, single } from './to-wire.ts';

type GatewayOptions = { db: SandboxDatabase; keys: PaymentKeys['easypay']; call: GatewayCall };

const problem = (status: number, message: string) => Response.json({ status: 'error', message: [message] }, { status });
const jsonOf = ({ req }: GatewayContext): Promise<unknown> => req.json().catch(() => undefined);
const pagesOf = ({ req }: GatewayContext) => `${new URL(req.url).origin}/easypay/cc`;
const refundSchema = z.object({ value: z.number().positive() });

/** easypay 2.0 as the website uses it. */
export function easypayGateway({ db, keys, call }: GatewayOptions) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.use(async ({ req }, next) => {
    const mayAsk = [secretsEqual(req.header('accountid') ?? '', keys.accountId), secretsEqual(req.header('apikey') ?? '', keys.apiKey)];
    return mayAsk.includes(false) ? problem(403, 'Invalid credentials') : next();
  });

  const create = async (context: GatewayContext) => {
    const made = await createSingle(db, await jsonOf(context), context.req.header('idempotency-key'));
    if (made === 'invalid') return problem(400, 'Invalid parameters');
    if (made === 'otherBody') return problem(409, 'Idempotency key used with another request');
    return Response.json(created(made.payment, pagesOf(context)), {
      status: 201,
      headers: made.isReplay ? { 'idempotency-replay': '1' } : {},
    });
  };

  const find = async (context: GatewayContext) => {
    const key = context.req.query('key');
    const payments = await findPayments(db, { provider: 'easypay', ...(key === undefined ? {} : { orderId: key }) });
    return Response.json({
      data: payments.map((payment) => single(payment, pagesOf(context))),
      meta: { page: { total: 1, current: 1 }, records: { total: payments.length } },
    });
  };

  const read = async (context: GatewayContext) => {
    const payment = await findPayment(db, 'easypay', context.req.param('id') ?? '');
    return payment ? Response.json(single(payment, pagesOf(context))) : problem(404, 'Not found');
  };

  const cancel = async ({ req }: GatewayContext) => {
    const payment = await findPayment(db, 'easypay', req.param('id') ?? '');
    if (!payment || payment.cancelled_at) return problem(404, 'Not found');
    if (['paid', 'refunded'].includes(paymentStatusOf(payment))) return problem(409, 'Already paid');
    await db.updateTable('payments').set({ cancelled_at: new Date() }).where('id', '=', payment.id).execute();
    return new Response(null, { status: 204 });
  };

  const refund = async (context: GatewayContext) => {
    const { value = 0 } = refundSchema.safeParse(await jsonOf(context)).data ?? {};
    const asked = { provider: 'easypay', transactionId: context.req.param('id') ?? '', amountCents: toCents(value) ?? 0 } as const;
    const isDone = asked.amountCents > 0 && (await refundTransaction(db, asked));
    return isDone ? Response.json({ status: 'ok', id: randomUUID() }, { status: 201 }) : problem(400, 'Cannot be refunded');
  };

  return routes
    .post('/single', call('easypay.create', create))
    .get('/single', call('easypay.find', find))
    .get('/single/:id', call('easypay.read', read))
    .delete('/single/:id', call('easypay.cancel', cancel))
    .post('/refund/:id', call('easypay.refund', refund));
}
