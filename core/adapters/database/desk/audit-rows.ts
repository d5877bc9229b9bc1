import type { AuditDetail, OpeningPress, StaffMember } from '../../../desk/desk-store.ts';
import type { DeskDatabase } from './desk-tables.ts';

/** Without a `requestId` somebody only looked. */
export type AuditedEntry = {
  staff: StaffMember;
  action: string;
  bookingId?: string | null;
  accountId?: string | null;
  requestId?: string;
  detail?: Record<string, string | number | string[]>;
};

/** False where a row of the same request is there already; one that is being written at this moment is waited for. */
export async function addAuditRow(db: DeskDatabase, entry: AuditedEntry): Promise<boolean> {
  const { staff, action, bookingId = null, accountId = null, requestId = null, detail = {} } = entry;
  if (requestId !== null && !(await isNew(db, requestId))) return false;
  await db
    .insertInto('auditLog')
    .values({
      actorId: staff.id,
      actor: staff.name,
      action,
      bookingId,
      accountId,
      requestId,
      detail: JSON.stringify({ ...detail, ...(staff.role && { role: staff.role }) }),
    })
    .execute();
  return true;
}

async function isNew(db: DeskDatabase, requestId: string): Promise<boolean> {
  const noted = await db
    .insertInto('auditRequests')
    .values({ requestId })
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('requestId')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function readOpening(
  db: DeskDatabase,
  { staff, bookingId, requestId, action, since }: OpeningPress,
): Promise<AuditDetail | null> {
  const row = await db
    .selectFrom('auditLog')
    .select('detail')
    .where('requestId', '=', requestId)
    .where('actorId', '=', staff.id)
    .where('bookingId', '=', bookingId)
    .where('action', '=', action)
    .where('happenedAt', '>', since)
    .executeTakeFirst();
  return (row?.detail as AuditDetail | undefined) ?? null;
}
