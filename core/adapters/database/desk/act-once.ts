import type pg from 'pg';
import type { Result } from '../../../kernel/result.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { type AuditedEntry, addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';

/** Thrown to take back the audit row of what could not be done. */
class Undo<Trouble> extends Error {
  readonly refusal: Result<never, Trouble>;
  constructor(refusal: Result<never, Trouble>) {
    super('not done');
    this.refusal = refusal;
  }
}

/** The work and its audit row in one transaction; a request that was done before is not done again. */
export async function actOnce<Trouble>(
  pool: pg.Pool,
  entry: AuditedEntry & { requestId: string },
  work: (transaction: Transaction) => Promise<Result<'done', Trouble>>,
): Promise<Result<'done' | 'alreadyDone', Trouble>> {
  try {
    return await inTransaction(pool, async (transaction) => {
      if (!(await addAuditRow(deskTables(transaction.db), entry))) return { ok: true, value: 'alreadyDone' };
      const outcome = await work(transaction);
      if (!outcome.ok) throw new Undo(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal as Result<never, Trouble>;
    throw error;
  }
}
