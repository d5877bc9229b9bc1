import type { WorkItem, WorkItemKind, WorkItemSubject } from '../work-items/work-item.ts';
import type { DeskLine, DeskStore, StaffMember } from './desk-store.ts';

/** `line` is null if the item is not about a booking, `account` if it is not about an account. */
export type WorkLine = WorkItem & { line: DeskLine | null; account: { id: string; name: string } | null };
export type WorkList = { lines: WorkLine[]; total: number; overdue: number; counts: Map<WorkItemKind, number> };

/** All open work items, the most urgent first. The list names patients, so the audit log records whose names were shown. */
export async function readWorkList(store: DeskStore, staff: StaffMember, kind: WorkItemKind | null, now: Date): Promise<WorkList> {
  const open = await store.openWork();
  const shown = open.filter((item) => kind === null || item.kind === kind);
  const about = (wanted: WorkItemSubject['kind']) => [
    ...new Set(shown.flatMap(({ subject }) => (subject.kind === wanted ? [subject.id] : []))),
  ];
  const [bookings, accounts] = [about('booking'), about('account')];
  const detail = { bookings, workItems: shown.map(({ id }) => id), ...(accounts.length > 0 && { accounts }) };
  await store.recordView({ staff, action: 'list', bookingId: null, detail });
  const lines = new Map((await store.lines(bookings)).map((line) => [line.id, line]));
  const names = new Map((await store.accountNames(accounts)).map((account) => [account.id, account]));
  const counts = new Map<WorkItemKind, number>();
  for (const item of open) counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
  return {
    lines: shown.map((item) => ({ ...item, line: lines.get(item.subject.id) ?? null, account: names.get(item.subject.id) ?? null })),
    total: open.length,
    overdue: open.filter(({ dueAt }) => dueAt < now).length,
    counts,
  };
}
