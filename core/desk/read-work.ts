import type { WorkItemSubject } from '../work-items/work-item.ts';
import type { DeskLine, DeskStore, StaffMember } from './desk-store.ts';
import { arrangeWork, type ComingWork, type WorkCounts, type WorkQuestion, workOnPage } from './work/arrange-work.ts';
import { warnedUntil } from './work/work-clock.ts';
import { readWorkStates, type StatedWork, statedWork } from './work/work-state.ts';

/** `line` is null if the item is not about a booking, `account` if it is not about an account. */
export type WorkLine = StatedWork & { line: DeskLine | null; account: { id: string; name: string } | null };
export type WorkList = { lines: WorkLine[]; counts: WorkCounts; coming: ComingWork[]; page: number; pages: number };

/** How all that is open stands: what is busy one by one, the rest in numbers. */
async function readOpenWork(store: DeskStore, staffId: number | null, now: Date) {
  const [read, calendar] = await Promise.all([store.busyWork(now), store.openingCalendar()]);
  const busy = read.map(({ item, trace }) => statedWork(item, trace, calendar, { now, staffId }));
  return { busy, quiet: await store.countQuietWork(now, warnedUntil(calendar, now)) };
}

/** A page of the open work, the most urgent first, with its lines. The list names patients, so the audit log records whose names were shown. */
export async function readWorkList(store: DeskStore, staff: StaffMember, question: WorkQuestion, now: Date): Promise<WorkList> {
  const { busy, quiet } = await readOpenWork(store, staff.id, now);
  const { listed, range, ...rest } = arrangeWork(busy, quiet, question);
  const isBusy = new Set(busy.map(({ id }) => id));
  // What somebody took between the two questions is not shown twice.
  const inRange = range ? (await store.quietWork(now, range)).filter(({ id }) => !isBusy.has(id)) : [];
  const onPage = workOnPage({ listed, range, page: rest.page }, inRange, question.view);
  const shown = await readWorkStates(store, onPage, { now, staffId: staff.id });
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

/** How much there is of everything, without naming anybody. */
export async function readWorkCounts(store: DeskStore, now: Date): Promise<WorkCounts> {
  const { busy, quiet } = await readOpenWork(store, null, now);
  return arrangeWork(busy, quiet, { view: 'all', kind: null }).counts;
}

/** What every screen of the desk may know. */
export async function countWork(store: DeskStore, now: Date): Promise<{ open: number; overdue: number }> {
  const counts = await readWorkCounts(store, now);
  return { open: counts.all, overdue: counts.overdue };
}
