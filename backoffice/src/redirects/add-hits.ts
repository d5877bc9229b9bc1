import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { execute } from '../publishing/execute.ts';

type Counted = { id: number; hits?: number | null; lastHitAt?: string | null };

async function countHits(req: PayloadRequest, rows: Counted[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const counted = await execute(req, sql`select redirect_id, hits, last_hit_at from core.redirect_hits where redirect_id in (${ids})`);
  const byId = new Map(counted.map((row) => [Number(row['redirect_id']), row]));
  for (const row of rows) {
    const hit = byId.get(row.id);
    row.hits = Number(hit?.['hits'] ?? 0);
    row.lastHitAt = hit?.['last_hit_at'] ? new Date(String(hit['last_hit_at'])).toISOString() : null;
  }
}

/** The site counts in its own table; one query serves a whole list. */
export const addHits: CollectionAfterOperationHook<'redirects'> = async (hook) => {
  if (!editors({ req: hook.req })) return hook.result;
  if (hook.operation === 'find') await countHits(hook.req, hook.result.docs as Counted[]);
  if (hook.operation === 'findByID' && hook.result) await countHits(hook.req, [hook.result as Counted]);
  return hook.result;
};
