import { sql } from 'kysely';
import type { ContentPorts } from '../../content/content-reader.ts';
import type { Database } from '../database/database.ts';

/** The last good answers of the CMS, shared by all replicas. */
export const lastGoodCopies = (db: Database): ContentPorts['copies'] => ({
  load: (key) => db.selectFrom('content_copies').select('body').where('key', '=', key).executeTakeFirst(),

  async save(key, tags, body) {
    await db
      .insertInto('content_copies')
      .values({ key, tags, body: JSON.stringify(body) })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((row) => ({ tags: row.ref('excluded.tags'), body: row.ref('excluded.body'), saved_at: sql`now()` }))
          // Every replica saves the same answer; only the first one has something to write.
          .whereRef('content_copies.body', 'is distinct from', 'excluded.body'),
      )
      .execute();
  },

  async forget(tags) {
    await db.deleteFrom('content_copies').where(sql<boolean>`tags && ${tags}::text[]`).execute();
  },
});
