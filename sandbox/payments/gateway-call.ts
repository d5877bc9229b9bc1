import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SandboxDatabase } from '../database/database.ts';
import { respondWithPaymentFault } from './faults/answer-with-fault.ts';
import type { Operation } from './faults/fault.ts';
import type { FaultTable } from './faults/fault-table.ts';

export type GatewayContext = Context<{ Bindings: HttpBindings }>;
export type GatewayCall = (
  operation: Operation,
  work: (context: GatewayContext) => Promise<Response>,
) => (context: GatewayContext) => Promise<Response>;

type GatewayOptions = { db: SandboxDatabase; faults: FaultTable; stopping: AbortSignal };

/** Every call of a gateway: counted, then whatever fault is set, then the gateway itself. */
export const gatewayCall =
  ({ db, faults, stopping }: GatewayOptions): GatewayCall =>
  (operation, work) =>
  async (context) => {
    // Read before any fault: a caller who hangs up must not take the question away from work that has begun.
    await context.req.text();
    await db
      .insertInto('payment_calls')
      .values({ operation, calls: 1 })
      .onConflict((conflict) => conflict.column('operation').doUpdateSet((row) => ({ calls: row('payment_calls.calls', '+', 1) })))
      .execute();
    const fault = await faults.take(operation);
    const answer = () => work(context);
    return fault ? respondWithPaymentFault(fault, { answer, outgoing: context.env.outgoing, faults, stopping }) : answer();
  };
