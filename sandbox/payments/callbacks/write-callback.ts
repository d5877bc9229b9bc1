import { randomUUID } from 'node:crypto';
import { toDecimal } from '@clinic/core/adapters/payments/decimal-amount';
import { callbackTemplate } from '@clinic/core/adapters/payments/ifthenpay/callback-template';
import type { Insertable } from 'kysely';
import type { SandboxDatabase } from '../../database/database.ts';
import type { SandboxSchema } from '../../database/schema.ts';
import { written as easypayDate } from '../easypay/to-wire.ts';
import { written as ifthenpayDate } from '../ifthenpay/to-wire.ts';
import type { SandboxPayment } from '../payment.ts';

type Row = Insertable<SandboxSchema['payment_callbacks']>;
type Message = Pick<Row, 'http_method' | 'path' | 'body'>;
export type CallbackKind = Row['kind'];
export type CallbackParts = { db: SandboxDatabase; antiPhishingKey: string };

function easypayNotice({ id, order_id }: SandboxPayment, kind: CallbackKind): Message {
  const failed = kind === 'rejected';
  // easypay signs nothing: a forged one is a notice about a payment that nobody made.
  const notice = {
    id: kind === 'forged' ? randomUUID() : id,
    key: order_id,
    type: 'capture',
    status: failed ? 'failed' : 'success',
    messages: [failed ? 'Your request was rejected' : 'Your request was successfully captured'],
    date: easypayDate(new Date()),
  };
  return { http_method: 'POST', path: '/callbacks/easypay', body: JSON.stringify(notice) };
}

function ifthenpayNotice({ id, order_id }: SandboxPayment, kind: CallbackKind, amountCents: number, antiPhishingKey: string): Message {
  const filled: Record<string, string> = {
    '[ANTI_PHISHING_KEY]': kind === 'forged' ? 'a-guess' : antiPhishingKey,
    '[ORDER_ID]': order_id,
    '[AMOUNT]': toDecimal(amountCents),
    '[REQUEST_ID]': id,
    '[PAYMENT_DATETIME]': ifthenpayDate(new Date()),
  };
  const template = new URL(callbackTemplate('http://sandbox.invalid'));
  const query = new URLSearchParams([...template.searchParams].map(([name, slot]) => [name, filled[slot] ?? '']));
  return { http_method: 'GET', path: `${template.pathname}?${query}`, body: null };
}

/** Put down to be sent by whichever process is there; held back without `nextAt`. */
export async function writeCallback(
  { db, antiPhishingKey }: CallbackParts,
  payment: SandboxPayment,
  { kind, amountCents, nextAt }: { kind: CallbackKind; amountCents: number; nextAt: Date | null },
): Promise<void> {
  const message =
    payment.provider === 'easypay' ? easypayNotice(payment, kind) : ifthenpayNotice(payment, kind, amountCents, antiPhishingKey);
  await db
    .insertInto('payment_callbacks')
    .values({ payment_id: payment.id, kind, ...message, next_at: nextAt })
    .execute();
}
