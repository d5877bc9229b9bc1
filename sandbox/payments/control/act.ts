import { randomUUID } from 'node:crypto';
import { type CallbackKind, type CallbackParts, writeCallback } from '../callbacks/write-callback.ts';
import { findPayments } from '../find-payments.ts';
import { paymentStatusOf, type SandboxPayment } from '../payment.ts';
import type { Pay } from './control-schemas.ts';

/** What the payment at hand does not allow; the reader of the controls sees the sentence. */
export class NotPossible extends Error {}

const takesMoney = new Set(['pending', 'paid', 'refunded']);
const transactionId = ({ id, provider }: SandboxPayment, number: number) =>
  provider === 'easypay' ? randomUUID() : number === 1 ? id : `${id}.${number}`;

/** What patients, banks and networks do to a payment. */
export function actOn(parts: CallbackParts) {
  const { db } = parts;
  const find = async (idOrOrderId: string): Promise<SandboxPayment> => {
    const [payment] = [...(await findPayments(db, { id: idOrOrderId })), ...(await findPayments(db, { orderId: idOrOrderId }))];
    if (!payment) throw new NotPossible('there is no such payment');
    return payment;
  };
  const mark = (payment: SandboxPayment, facts: object) => db.updateTable('payments').set(facts).where('id', '=', payment.id).execute();
  const tell = (payment: SandboxPayment, kind: CallbackKind, amountCents: number, nextAt: Date | null = new Date()) =>
    writeCallback(parts, payment, { kind, amountCents, nextAt });

  return {
    find,

    async pay(id: string, { amountCents, times, late, callback, moneyAfterMs }: Pay): Promise<SandboxPayment> {
      const payment = await find(id);
      if (!takesMoney.has(paymentStatusOf(payment)) && !late)
        throw new NotPossible(`${paymentStatusOf(payment)}: pay it with "late": true`);
      const paid = amountCents ?? payment.amount_cents;
      const paid_at = new Date(Date.now() + moneyAfterMs);
      for (let time = 1; time <= times; time++) {
        const money = {
          id: transactionId(payment, payment.transactions.length + time),
          payment_id: payment.id,
          amount_cents: paid,
          paid_at,
        };
        await db.insertInto('payment_transactions').values(money).execute();
        if (callback !== 'lose') await tell(payment, 'paid', paid, callback === 'hold' ? null : new Date());
      }
      return find(payment.id);
    },

    async reject(id: string, status: '020' | '122'): Promise<SandboxPayment> {
      const payment = await find(id);
      if (payment.method !== 'mbway' || paymentStatusOf(payment) !== 'pending')
        throw new NotPossible('only an open MB WAY question can be rejected');
      await mark(payment, { rejected_at: new Date(), reject_status: status });
      // ifthenpay calls back about money only.
      if (payment.provider === 'easypay') await tell(payment, 'rejected', payment.amount_cents);
      return find(payment.id);
    },

    /** ifthenpay tells nobody but the patient's browser, and its page takes another card. */
    async refuseCard(id: string): Promise<SandboxPayment> {
      const payment = await find(id);
      if (payment.provider === 'easypay' && paymentStatusOf(payment) === 'pending') {
        await mark(payment, { rejected_at: new Date() });
        await tell(payment, 'rejected', payment.amount_cents);
      }
      return find(payment.id);
    },

    async expire(id: string): Promise<SandboxPayment> {
      const payment = await find(id);
      await mark(payment, { expired_at: new Date() });
      return find(payment.id);
    },

    /** Every callback of the payment once more, to the letter, newest first if so asked: duplicates, and what was held back. */
    async sendAgain(id: string, newestFirst: boolean): Promise<SandboxPayment> {
      const payment = await find(id);
      const written = db.selectFrom('payment_callbacks').select('id').where('payment_id', '=', payment.id).where('kind', '<>', 'forged');
      const rows = await written.orderBy('id', newestFirst ? 'desc' : 'asc').execute();
      const again = { attempts: 0, last_status: null, delivered_at: null };
      for (const [index, row] of rows.entries())
        await db
          .updateTable('payment_callbacks')
          .set({ ...again, next_at: new Date(Date.now() + index) })
          .where('id', '=', row.id)
          .execute();
      return payment;
    },

    async forge(id: string): Promise<SandboxPayment> {
      const payment = await find(id);
      await tell(payment, 'forged', payment.amount_cents);
      return payment;
    },
  };
}
