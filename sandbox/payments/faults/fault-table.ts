import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SandboxDatabase } from '../../database/database.ts';
import { type Operation, type PaymentFault, paymentFaultSchema } from './fault.ts';

export type StoredPaymentFault = PaymentFault & { id: number };

/** Which faults are set, for every process on this database. */
export const faultTable = (db: SandboxDatabase) => ({
  async add(fault: PaymentFault): Promise<StoredPaymentFault> {
    const { operation, times = null, probability = 1 } = fault;
    const row = { operation, fault: JSON.stringify(fault), times_left: times, probability };
    const { id } = await db.insertInto('payment_faults').values(row).returning('id').executeTakeFirstOrThrow();
    return { ...fault, id };
  },

  /** The oldest fault that hits a call of this operation; taking it uses it up by one. */
  async take(operation: Operation): Promise<StoredPaymentFault | undefined> {
    const { rows } = await sql<{ id: number; fault: unknown }>`
      update sandbox.payment_faults set times_left = times_left - 1 where id = (
        select id from sandbox.payment_faults
        where operation in (${operation}, '*') and coalesce(times_left, 1) > 0 and random() < probability
        order by id limit 1 for update skip locked)
      returning id, fault`.execute(db);
    const [hit] = rows;
    return hit && { ...paymentFaultSchema.parse(hit.fault), id: hit.id };
  },

  async list() {
    const rows = await db.selectFrom('payment_faults').selectAll().orderBy('id').execute();
    return rows.filter(({ times_left }) => times_left === null || times_left > 0);
  },

  /** Also releases hanging calls, in all processes. */
  clear: () => db.deleteFrom('payment_faults').execute(),

  async untilCleared(id: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const row = await db.selectFrom('payment_faults').select('id').where('id', '=', id).executeTakeFirst();
      if (!row) return;
      await sleep(200);
    }
  },
});
export type FaultTable = ReturnType<typeof faultTable>;
