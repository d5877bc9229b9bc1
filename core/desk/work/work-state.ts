import type { WorkEvent, WorkTrace } from '../../work-items/work-event.ts';
import type { WorkItem } from '../../work-items/work-item.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import type { WorkReader } from '../desk-store.ts';
import { type Claim, claimOf } from './claim.ts';
import { asleepUntil } from './snooze.ts';
import { clockOf, type WorkClock } from './work-clock.ts';

/** How an open item stands. `history`: everything that was done about it, the newest first. */
type WorkState = { claim: Claim | null; clock: WorkClock; asleepUntil: Date | null; history: readonly WorkEvent[] };

/** `isMine`: whoever looks at it holds it. */
export type StatedWork = WorkItem & WorkState & { isMine: boolean };

type Look = { now: Date; staffId: number | null };

const untouched: WorkTrace = { events: [], signs: [] };

export function workState(item: WorkItem, trace: WorkTrace, calendar: OpeningCalendar, now: Date): WorkState {
  const clock = clockOf(item, trace.events, calendar, now);
  return { claim: claimOf(trace, now), clock, asleepUntil: asleepUntil(trace.events, clock, now), history: trace.events.toReversed() };
}

/** Not to be done now: the patient has to do something first, or it was put off. */
export const isParked = ({ clock, asleepUntil: until }: Pick<WorkState, 'clock' | 'asleepUntil'>): boolean =>
  clock.state === 'paused' || until !== null;

export function statedWork(item: WorkItem, trace: WorkTrace, calendar: OpeningCalendar, { now, staffId }: Look): StatedWork {
  const state = workState(item, trace, calendar, now);
  return { ...item, ...state, isMine: state.claim !== null && state.claim.by.id === staffId };
}

export async function readWorkStates(store: WorkReader, items: readonly WorkItem[], { now, staffId }: Look): Promise<StatedWork[]> {
  if (items.length === 0) return [];
  const [traces, calendar] = await Promise.all([store.workTraces(items.map(({ id }) => id)), store.openingCalendar()]);
  return items.map((item) => statedWork(item, traces.get(item.id) ?? untouched, calendar, { now, staffId }));
}
