import type { WorkItem, WorkItemKind } from '../../work-items/work-item.ts';
import type { QuietCount, QuietRange } from './quiet-work.ts';
import { isParked, type StatedWork } from './work-state.ts';

/** What the list shows: everything to be done now, or a part of it; and what is parked. */
export const workViews = ['all', 'mine', 'free', 'overdue', 'parked'] as const;
export type WorkView = (typeof workViews)[number];

export type WorkCounts = Record<WorkView, number> & { soon: number; kinds: Map<WorkItemKind, number> };

const isIn: Record<WorkView, (item: StatedWork) => boolean> = {
  all: (item) => !isParked(item),
  mine: ({ isMine }) => isMine,
  free: (item) => !isParked(item) && item.claim === null,
  overdue: ({ clock }) => clock.state === 'overdue',
  parked: isParked,
};

const whole = ({ overdue, soon, onTime }: QuietCount): number => overdue + soon + onTime;
const quietIn: Record<WorkView, (count: QuietCount) => number> = {
  all: whole,
  mine: () => 0,
  free: whole,
  overdue: ({ overdue }) => overdue,
  parked: () => 0,
};

/** When something has to be done about it next. */
const nextAt = ({ clock, asleepUntil }: StatedWork): Date => asleepUntil ?? clock.pausedUntil ?? clock.dueAt;

export type WorkQuestion = { view: WorkView; kind: WorkItemKind | null; page?: number };
/** What comes back by itself, and when. */
export type ComingWork = Pick<StatedWork, 'id' | 'kind'> & { at: Date };
const mostComing = 3;
export const itemsPerPage = 100;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How much there is of everything, and which page is meant. `busy`: what is not quiet, by deadline. */
export function arrangeWork(busy: readonly StatedWork[], quiet: readonly QuietCount[], { view, kind, page: wanted = 1 }: WorkQuestion) {
  const inView = (each: WorkView) => busy.filter((item) => isIn[each](item));
  const seen = inView(view);
  const kinds = new Map<WorkItemKind, number>();
  const add = (of: WorkItemKind, more: number) => more > 0 && kinds.set(of, (kinds.get(of) ?? 0) + more);
  for (const item of seen) add(item.kind, 1);
  for (const count of quiet) add(count.kind, quietIn[view](count));
  const ofViews = Object.fromEntries(workViews.map((each) => [each, inView(each).length + sum(quiet.map(quietIn[each]))])) as Record<
    WorkView,
    number
  >;
  const soon = inView('all').filter(({ clock }) => clock.state === 'soon').length + sum(quiet.map((count) => count.soon));
  const counts: WorkCounts = { ...ofViews, soon, kinds };
  const coming: ComingWork[] = inView('parked')
    .map((item) => ({ id: item.id, kind: item.kind, at: nextAt(item) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, mostComing);
  const listed = seen.filter((item) => kind === null || item.kind === kind);
  const quietListed = sum(quiet.filter((count) => kind === null || count.kind === kind).map(quietIn[view]));
  const pages = Math.max(1, Math.ceil((listed.length + quietListed) / itemsPerPage));
  const page = Math.min(Math.max(1, wanted), pages);
  // Even if all that is busy stood before them, these would be on earlier pages.
  const skip = Math.max(0, (page - 1) * itemsPerPage - listed.length);
  const range: QuietRange | null =
    quietListed === 0 ? null : { isOverdue: view === 'overdue', kind, skip, take: page * itemsPerPage - skip };
  return { counts, coming, page, pages, listed, range };
}

type Arranged = Pick<ReturnType<typeof arrangeWork>, 'listed' | 'range' | 'page'>;

/** The page itself: the most urgent first; of what is parked, what comes back first. */
export function workOnPage({ listed, range, page }: Arranged, quiet: readonly WorkItem[], view: WorkView): (StatedWork | WorkItem)[] {
  const dueAt = (item: StatedWork | WorkItem) => ('clock' in item ? item.clock.dueAt : item.dueAt).getTime();
  const from = (page - 1) * itemsPerPage - (range?.skip ?? 0);
  const inOrder =
    view === 'parked'
      ? listed.toSorted((a, b) => nextAt(a).getTime() - nextAt(b).getTime())
      : [...listed, ...quiet].sort((a, b) => dueAt(a) - dueAt(b) || Number(a.id) - Number(b.id));
  return inOrder.slice(from, from + itemsPerPage);
}
