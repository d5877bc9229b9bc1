import type { WorkItemSubject } from '../work-items/work-item.ts';
import type { DeskLine, DeskStore, StaffMember } from './desk-store.ts';
import { arrangeWork, type ComingWork, type WorkCounts, type WorkQuestion } from './work/arrange-work.ts';
import { isParked, readWorkStates, type StatedWork } from './work/work-state.ts';

/** `line` is null if the item is not about a booking, `account` if it is not about an account. */
export type WorkLine = StatedWork & { line: DeskLine | null; account: { id: string; name: string } | null };
export type WorkList = { lines: WorkLine[]; counts: WorkCounts; coming: ComingWork[]; page: number; pages: number };

/** All open work items, the most urgent first, a page of them with its lines. The list names patients, so the audit log records whose names were shown. */
export async function readWorkList(store: DeskStore, staff: StaffMember, question: WorkQuestion, now: Date): Promise<WorkList> {
  const open = await readWorkStates(store, await store.openWork(), { now, staffId: staff.id });
  const { shown, ...rest } = arrangeWork(open, question);
  const about = (wanted: WorkItemSubject['kind']) => [
    ...new Set(shown.flatMap(({ subject }) => (subject.kind === wanted ? [subject.id] : []))),
  ];
  const [bookings, accounts] = [about('booking'), about('account')];
  const detail = { bookings, workItems: shown.map(({ id }) => id), ...(accounts.length > 0 && { accounts }) };
  await store.recordView({ staff, action: 'list', bookingId: null, detail });
  const lines = new Map((await store.lines(bookings)).map((line) => [line.id, line]));
  const names = new Map((await store.accountNames(accounts)).map((account) => [account.id, account]));
  return {
    lines: shown.map((item) => ({ ...item, line: lines.get(item.subject.id) ?? null, account: names.get(item.subject.id) ?? null })),
    ...rest,
  };
}

/** What every screen of the desk may know without naming anybody. */
export async function countWork(store: DeskStore, now: Date): Promise<{ open: number; overdue: number }> {
  const items = await readWorkStates(store, await store.openWork(), { now, staffId: null });
  return {
    open: items.filter((item) => !isParked(item)).length,
    overdue: items.filter(({ clock }) => clock.state === 'overdue').length,
  };
}
