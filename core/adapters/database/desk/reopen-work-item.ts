import { sql } from 'kysely';
import type { WorkTransaction } from '../../../desk/desk-store.ts';
import type { Database } from '../database.ts';

type Reopening = Pick<WorkTransaction, 'lockSettledWork' | 'reopenWorkItem'>;

export const workReopening = (db: Database): Reopening => ({
  lockSettledWork: async (itemId) => {
    const { rows } = await sql<{ at: Date | null; by: string | null }>`
      select closed_at as at, closed_by as by from core.work_items where id = ${itemId}::bigint for update`.execute(db);
    const [item] = rows;
    if (item && item.at === null) return 'open';
    return item?.at && item.by !== 'system' ? { at: item.at } : null;
  },
  reopenWorkItem: async (itemId) => {
    const { numAffectedRows } = await sql`
      update core.work_items as item set closed_at = null, closed_by = null
      where id = ${itemId}::bigint and closed_at is not null and not exists (
        select from core.work_items as other
        where other.closed_at is null and other.kind = item.kind
          and other.subject_kind = item.subject_kind and other.subject_id = item.subject_id
      )`.execute(db);
    return Number(numAffectedRows ?? 0) > 0;
  },
});
