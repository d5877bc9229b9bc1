import { toCents } from '@clinic/core/adapters/payments/decimal-amount';
import { secretsEqual } from '@clinic/core/http/secrets-equal';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxDatabase } from '../../database/database.ts';
import { createPayment } from '../create-payment.ts';
import { findPayment, findPayments } from '../find-payments.ts';
import type { GatewayCall, GatewayContext } from '../gateway-call.ts';
import type { PaymentKeys } from '../keys.ts';
import { refundTransaction } from '../refund-transaction.ts';
import { listed, mbwayStatus, referenceToWire } from './to-wire.ts';

type GatewayOptions = { db: SandboxDatabase; keys: PaymentKeys['ifthenpay']; call: GatewayCall };

const amount = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .transform((text) => toCents(text) ?? 0)
  .pipe(z.int().positive());
const multibancoSchema = z.looseObject({
  mbKey: z.string(),
  orderId: z.string().min(1).max(25),
  amount,
  expiryDays: z.int().min(0).optional(),
});
const mbwaySchema = z.looseObject({
  mbWayKey: z.string(),
  orderId: z.string().min(1).max(15),
  amount,
  mobileNumber: z.string().regex(/^351#9\d{8}$/),
});
const cardSchema = z.looseObject({
  orderId: z.string().min(1).max(15),
  amount,
  successUrl: z.url(),
  errorUrl: z.url(),
  cancelUrl: z.url(),
  language: z.enum(['pt', 'en']).optional(),
});
const listSchema = z.object({ boKey: z.string(), requestId: z.string().nullish(), orderId: z.string().nullish() });
const refundSchema = z.object({ backofficekey: z.string(), requestId: z.string(), amount });

const read = async <T extends z.ZodType>({ req }: GatewayContext, schema: T) =>
  schema.safeParse(await req.json().catch(() => undefined)).data;

/** ifthenpay as the website uses it: errors are in the body, the HTTP status is always 200. */
export function ifthenpayGateway({ db, keys, call }: GatewayOptions) {
  const multibanco = async (context: GatewayContext) => {
    const body = await read(context, multibancoSchema);
    if (!body || !secretsEqual(body.mbKey, keys.mbKey)) return Response.json({ Status: '-1', Message: 'Invalid key or parameters' });
    const { mbKey: _, orderId, amount: amountCents, expiryDays, ...more } = body;
    const expiresAt = expiryDays === undefined ? null : fromLisbon(addDays(inLisbon(new Date()).day, expiryDays + 1), '00:00');
    const asked = { orderId, amountCents, expiryDays, ...more };
    const payment = await createPayment(db, { provider: 'ifthenpay', method: 'multibanco', orderId, amountCents, expiresAt, asked });
    return Response.json(payment ? referenceToWire(payment, expiryDays) : { Status: '-1' });
  };

  const mbway = async (context: GatewayContext) => {
    const body = await read(context, mbwaySchema);
    if (!body || !secretsEqual(body.mbWayKey, keys.mbWayKey)) return Response.json({ Status: '-1', Message: 'Invalid key or parameters' });
    const { mbWayKey: _, orderId, amount: amountCents, ...more } = body;
    const asked = { orderId, amountCents, ...more };
    const payment = await createPayment(db, { provider: 'ifthenpay', method: 'mbway', orderId, amountCents, expiresAt: null, asked });
    return Response.json({ RequestId: payment?.id, OrderId: orderId, Status: '000', Message: 'Pending' });
  };

  const card = async (context: GatewayContext) => {
    const body = await read(context, cardSchema);
    if (!body || !secretsEqual(context.req.param('key') ?? '', keys.cardKey))
      return Response.json({ Status: '-1', Message: 'Invalid key or parameters' });
    const { orderId, amount: amountCents } = body;
    const payment = await createPayment(db, { provider: 'ifthenpay', method: 'card', orderId, amountCents, expiresAt: null, asked: body });
    const PaymentUrl = `${new URL(context.req.url).origin}/ifthenpay/card/${payment?.id}`;
    return Response.json({ Message: 'Success', PaymentUrl, RequestId: payment?.id, Status: '0' });
  };

  const status = async ({ req }: GatewayContext) => {
    if (!secretsEqual(req.query('mbWayKey') ?? '', keys.mbWayKey)) return Response.json({ Status: '-1', Message: 'Invalid key' });
    const requestId = req.query('requestId') ?? '';
    return Response.json(mbwayStatus(await findPayment(db, 'ifthenpay', requestId), requestId));
  };

  const payments = async (context: GatewayContext) => {
    const body = await read(context, listSchema);
    if (!body || !secretsEqual(body.boKey, keys.backofficeKey))
      return Response.json({ status: 403, message: 'Invalid boKey', payments: [] });
    const which = { ...(body.requestId ? { id: body.requestId } : {}), ...(body.orderId ? { orderId: body.orderId } : {}) };
    const found = await findPayments(db, { provider: 'ifthenpay', ...which, limit: 1000 });
    const rows = found.flatMap((payment) => payment.transactions.map((money) => listed(payment, money)));
    return Response.json({ status: 200, message: 'OK', payments: rows });
  };

  const refund = async (context: GatewayContext) => {
    const body = await read(context, refundSchema);
    if (!body || !secretsEqual(body.backofficekey, keys.backofficeKey))
      return Response.json({ Code: '0', Message: 'Invalid key or parameters' });
    const asked = { provider: 'ifthenpay', transactionId: body.requestId, amountCents: body.amount } as const;
    const isDone = await refundTransaction(db, asked);
    return Response.json(isDone ? { Code: '1', Message: 'Refunded' } : { Code: '0', Message: 'Payment could not be refunded' });
  };

  return new Hono<{ Bindings: HttpBindings }>()
    .post('/multibanco/reference/init', call('ifthenpay.multibanco', multibanco))
    .post('/spg/payment/mbway', call('ifthenpay.mbway', mbway))
    .get('/spg/payment/mbway/status', call('ifthenpay.mbwayStatus', status))
    .post('/creditcard/init/:key', call('ifthenpay.card', card))
    .post('/v2/payments/read', call('ifthenpay.payments', payments))
    .post('/v2/payments/refund', call('ifthenpay.refund', refund));
}
