import type { StaffMember } from '../desk-store.ts';
import type { AccountDesk, AccountLine } from './account-desk.ts';

/** The lines of a search, in its order. They name people, so the audit log records whose names were shown. */
export async function readAccounts(desk: AccountDesk, staff: StaffMember, ids: string[]): Promise<AccountLine[]> {
  if (ids.length === 0) return [];
  await desk.recordView({ staff, action: 'list', accountId: null, detail: { accounts: ids } });
  const byId = new Map((await desk.lines(ids)).map((line) => [line.id, line]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
