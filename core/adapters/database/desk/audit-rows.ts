import type { AuditEntry, DeskStore } from '../../../desk/desk-store.ts';
import type { DeskDatabase } from './desk-tables.ts';

type Entry = AuditEntry | Parameters<DeskStore['noteLook']>[0];

/** False where a row of the same request is there already; one that is being written at this moment is waited for. */
export async function addAuditRow(db: DeskDatabase, entry: Entry): Promise<boolean> {
  const { staff, action, bookingId, detail = {} } = entry;
  const requestId = 'requestId' in entry ? entry.requestId : null;
  if (requestId !== null && !(await isNew(db, requestId))) return false;
  await db
    .insertInto('auditLog')
    .values({ actorId: staff.id, actor: staff.name, action, bookingId, requestId, detail: JSON.stringify(detail) })
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
