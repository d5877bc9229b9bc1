import { sql } from 'kysely';
import type { DocumentStore } from '../../../documents/document-ports.ts';
import type { DocumentDatabase } from './document-tables.ts';

/** A holder says twice a second that it is alive; after this time without a sign its process has died. */
const leaseSeconds = 10;
const now = sql<Date>`clock_timestamp()`;
const expired = sql<boolean>`lock_seen_at < clock_timestamp() - make_interval(secs => ${leaseSeconds})`;

/** A lease in the document's own row: a session lock would take a database connection for as long as the slowest upload. */
export function documentLocks(db: DocumentDatabase): Pick<DocumentStore, 'takeLock' | 'keepLock' | 'releaseLock'> {
  const row = (id: string) => db.updateTable('documents').where('id', '=', id);
  const heldBy = (id: string, holder: string) => row(id).where('lockHolder', '=', holder);
  return {
    takeLock: async (id, holder) => {
      const taken = await row(id)
        .set({ lockHolder: holder, lockSeenAt: now, lockWanted: false })
        .where((where) => where.or([where('lockHolder', 'is', null), expired]))
        .executeTakeFirst();
      if (taken.numUpdatedRows > 0n) return true;
      const asked = await row(id).set({ lockWanted: true }).executeTakeFirst();
      // A document that is not there needs no lock: whoever asks is told so next.
      return asked.numUpdatedRows === 0n;
    },
    keepLock: async (id, holder) => {
      const kept = await heldBy(id, holder).set({ lockSeenAt: now }).returning('lockWanted').executeTakeFirst();
      return kept?.lockWanted === false;
    },
    releaseLock: async (id, holder) => void (await heldBy(id, holder).set({ lockHolder: null }).execute()),
  };
}
