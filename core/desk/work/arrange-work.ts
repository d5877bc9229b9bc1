import type { WorkItemKind } from '../../work-items/work-item.ts';
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

/** When something has to be done about it next. */
const nextAt = ({ clock, asleepUntil }: StatedWork): Date => asleepUntil ?? clock.pausedUntil ?? clock.dueAt;

export type WorkQuestion = { view: WorkView; kind: WorkItemKind | null; page?: number };
/** What comes back by itself, and when. */
export type ComingWork = Pick<StatedWork, 'id' | 'kind'> & { at: Date };

const mostComing = 3;
export const itemsPerPage = 100;

/** The most urgent first; of what is parked, what comes back first. */
export function arrangeWork(items: readonly StatedWork[], { view, kind, page: wanted = 1 }: WorkQuestion) {
  const inView = (wanted: WorkView) => items.filter((item) => isIn[wanted](item));
  const seen = inView(view);
  const kinds = new Map<WorkItemKind, number>();
  for (const item of seen) kinds.set(item.kind, (kinds.get(item.kind) ?? 0) + 1);
  const ofViews = Object.fromEntries(workViews.map((each) => [each, inView(each).length])) as Record<WorkView, number>;
  const counts: WorkCounts = { ...ofViews, soon: inView('all').filter(({ clock }) => clock.state === 'soon').length, kinds };
  const inOrder = (a: StatedWork, b: StatedWork) =>
    view === 'parked'
      ? nextAt(a).getTime() - nextAt(b).getTime()
      : a.clock.dueAt.getTime() - b.clock.dueAt.getTime() || Number(a.id) - Number(b.id);
  const coming: ComingWork[] = inView('parked')
    .map((item) => ({ id: item.id, kind: item.kind, at: nextAt(item) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, mostComing);
  const listed = seen.filter((item) => kind === null || item.kind === kind).sort(inOrder);
  const pages = Math.max(1, Math.ceil(listed.length / itemsPerPage));
  const page = Math.min(Math.max(1, wanted), pages);
  return { counts, coming, page, pages, shown: listed.slice((page - 1) * itemsPerPage, page * itemsPerPage) };
}
