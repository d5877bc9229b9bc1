import { sql } from 'kysely';
import type { AccessEntry, AccessStore, AccessWanted } from '../../../personal-area/access/access-store.ts';
import type { Database } from '../database.ts';
import { areaTables } from './area-tables.ts';

/** Page after page of one look at the area. */
const oneLookMinutes = 10;
const atMost = 1_000;

export function accessStore(database: Database): AccessStore {
  const db = areaTables(database);
  return {
    recordView: async ({ accountId, patientId, what }) => {
      await sql`
        insert into core.record_views (patient_id, account_id, what)
        select ${patientId}, ${accountId}, ${what} where not exists (
          select from core.record_views where patient_id = ${patientId} and account_id = ${accountId} and what = ${what}
            and seen_at > clock_timestamp() - make_interval(mins => ${oneLookMinutes}))`.execute(database);
    },
    accesses: async (wanted) => {
      const found = await Promise.all([patientViews(database, wanted), staffViews(database, wanted)]);
      return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
    },
    questions: async (accountId) => {
      const rows = await db.selectFrom('accessQuestions').select(['accessKey', 'askedAt']).where('accountId', '=', accountId).execute();
      return new Map(rows.map(({ accessKey, askedAt }) => [accessKey, askedAt]));
    },
    addQuestion: async (accountId, accessKey) => {
      const added = await db
        .insertInto('accessQuestions')
        .values({ accountId, accessKey })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}

async function patientViews(db: Database, { accountId, patientId, since }: AccessWanted): Promise<AccessEntry[]> {
  if (patientId === null) return [];
  const { rows } = await sql<{ id: string; what: string; at: Date; isOwn: boolean }>`
    select id, what, seen_at as at, account_id = ${accountId} as "isOwn" from core.record_views
    where patient_id = ${patientId} and seen_at >= ${since} order by seen_at desc, id desc limit ${atMost}`.execute(db);
  return rows.map(({ id, what, at, isOwn }) => ({ key: `view-${id}`, by: isOwn ? 'patient' : 'otherAccount', role: null, what, at }));
}

/** Of these bookings, the account and its record, each alone or in a list. The name of the member of staff is not read. */
async function staffViews(db: Database, { accountId, patientId, bookingIds, since }: AccessWanted): Promise<AccessEntry[]> {
  const { rows } = await sql<{ id: string; action: string; role: string | null; at: Date }>`
    select id, case when action = 'list' and detail ? 'accounts' then 'accounts' when action = 'list' and detail ->> 'by' = 'find' then 'find' else action end as action,
      detail ->> 'role' as role, happened_at as at
    from core.audit_log
    where happened_at >= ${since} and (
      booking_id = any(${[...bookingIds]}::uuid[])
      or (action in ('list', 'absence') and detail -> 'bookings' ?| ${[...bookingIds]}::text[])
      or (action = 'list' and detail -> 'accounts' ? ${accountId}::text)
      or (action = 'list' and detail -> 'patients' ? ${String(patientId)}::text)
      or (action = 'records' and detail -> 'patients' ? ${String(patientId)}::text)
      or account_id = ${accountId})
    order by happened_at desc, id desc limit ${atMost}`.execute(db);
  return rows.map(({ id, action, role, at }) => ({ key: `audit-${id}`, by: 'staff', role, what: action, at }));
}
