import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

type Statement = ReturnType<typeof sql>;
type Executor = { execute(statement: Statement): Promise<{ rows: Record<string, unknown>[] }> };
type PostgresSessions = { drizzle: Executor; sessions: Record<string, { db: Executor }> };

/** Runs SQL inside the transaction of the request, so that it commits or vanishes together with the edit. */
export async function execute(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  statement: Statement,
): Promise<Record<string, unknown>[]> {
  const db = req.payload.db as unknown as PostgresSessions;
  const transaction = await req.transactionID;
  const session = transaction === undefined || transaction === null ? undefined : db.sessions[String(transaction)];
  const { rows } = await (session?.db ?? db.drizzle).execute(statement);
  return rows;
}
