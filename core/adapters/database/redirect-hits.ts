import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Adds up how often each redirect was followed; `counts` maps a redirect's id to its new hits. */
export const redirectHits = (db: Database) => async (counts: ReadonlyMap<number, number>) => {
  const rows = [...counts].map(([redirect_id, hits]) => ({ redirect_id, hits, last_hit_at: sql<Date>`now()` }));
  if (rows.length === 0) return;
  await db
    .insertInto('redirect_hits')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('redirect_id')
        .doUpdateSet((row) => ({ hits: sql`redirect_hits.hits + excluded.hits`, last_hit_at: row.ref('excluded.last_hit_at') })),
    )
    .execute();
};
