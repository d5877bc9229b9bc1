import type { DeskLine, DeskStore, StaffMember } from './desk-store.ts';
import type { WorkItem, WorkItemKind } from './work-item.ts';

/** Without a line where it is about no booking. */
export type WorkLine = WorkItem & { line: DeskLine | null };
export type WorkList = { lines: WorkLine[]; total: number; overdue: number; counts: Map<WorkItemKind, number> };

/** Everything that waits for a person, the most urgent first. It names patients, so whose names were seen is written down. */
export async function readWorkList(store: DeskStore, staff: StaffMember, kind: WorkItemKind | null, now: Date): Promise<WorkList> {
  const open = await store.openWork();
  const shown = open.filter((item) => kind === null || item.kind === kind);
  const bookings = [...new Set(shown.flatMap(({ subject }) => (subject.kind === 'booking' ? [subject.id] : [])))];
  await store.noteLook({ staff, action: 'list', bookingId: null, detail: { bookings, workItems: shown.map(({ id }) => id) } });
  const byId = new Map((await store.lines(bookings)).map((line) => [line.id, line]));
  const counts = new Map<WorkItemKind, number>();
  for (const item of open) counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
  return {
    lines: shown.map((item) => ({ ...item, line: byId.get(item.subject.id) ?? null })),
    total: open.length,
    overdue: open.filter(({ dueAt }) => dueAt < now).length,
    counts,
  };
}
