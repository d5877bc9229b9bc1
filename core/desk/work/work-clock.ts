import { dueBeforeVisit } from '../../booking/messages/due-before-visit.ts';
import { apartFromVisit } from '../../booking/messages/due-of-work.ts';
import type { WorkEvent } from '../../work-items/work-event.ts';
import type { WorkItem, WorkItemKind } from '../../work-items/work-item.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { addWorkingMs, latestWithin, workingMsBetween } from '../../working-hours/working-hours.ts';

/** From here on the list warns. */
const warningMs = 4 * 3_600_000;

/** The last deadline of which the list warns now. */
export const warnedUntil = (calendar: OpeningCalendar, now: Date): Date => latestWithin(now, warningMs, calendar);

export type WorkClock = {
  state: 'onTime' | 'soon' | 'overdue' | 'paused';
  /** With the pauses so far. Of a clock that stands still: the deadline if it went on now. */
  dueAt: Date;
  /** Working time until then; 0 once it has passed. */
  leftMs: number;
  /** Of the working time that there was, from 0 to 1. */
  spent: number;
  /** When a clock that stands still goes on by itself. */
  pausedUntil: Date | null;
  /** The deadline has passed: from here on it is the manager's, too. */
  isEscalated: boolean;
};

/** The law or the hour of a visit sets these deadlines, or they wait for no patient: nobody's silence moves them. */
const neverPaused: readonly WorkItemKind[] = [
  ...(['complaint', 'erasureRequested', 'videoLinkMissing', 'authorisationDue', 'noteToPass', 'runningLate'] as const),
  ...(['cannotCome', 'reminderCall', 'unusualRate', 'unpaidSoon', 'earlierHour', 'newsletterNotSent', 'subscribersNotTold'] as const),
];

type Timed = Pick<WorkItem, 'kind' | 'openedAt' | 'dueAt' | 'visitAt'>;
/** What moves a clock. */
export type ClockEvent = Pick<WorkEvent, 'kind' | 'at' | 'until' | 'outcome'>;
type Pause = { from: Date; to: Date; isRunning: boolean; until: Date | null };

/** Where a pause moves the deadline to at most: whoever waits for an answer until after the visit has let its patient come without knowing. */
function latestDue({ kind, openedAt, dueAt, visitAt }: Timed, calendar: OpeningCalendar): Date | null {
  if (!visitAt || visitAt <= openedAt || apartFromVisit.includes(kind)) return null;
  const before = dueBeforeVisit(visitAt, calendar, openedAt);
  // A time of its own may be later than that: the hour of the visit itself.
  return before > dueAt ? before : dueAt;
}

const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one);

/** When a pause that ends at this time by itself ends: with the latest deadline, if that is before. */
export const pauseUntil = (until: Date, item: Timed, calendar: OpeningCalendar): Date => earlier(until, latestDue(item, calendar));

function pausesOf(events: readonly ClockEvent[], now: Date, latest: Date | null): Pause[] {
  const pauses: Pause[] = [];
  const endLast = (at: Date, isRunning: boolean) => {
    const last = pauses.at(-1);
    if (!last?.isRunning) return;
    const hasRunOut = last.until !== null && last.until <= at;
    Object.assign(last, { to: hasRunOut ? last.until : at, isRunning: isRunning && !hasRunOut });
  };
  for (const { kind, at, until } of events) {
    if (kind === 'resumed' || kind === 'replied') endLast(at, false);
    if (kind !== 'paused') continue;
    endLast(at, false);
    pauses.push({ from: at, to: at, isRunning: true, until: until ? earlier(until, latest) : latest });
  }
  endLast(now, true);
  return pauses;
}

/**
 * Working time in which the item waited for the patient is added to its deadline, which stays before a coming visit; once it has passed, a
 * pause changes nothing.
 */
export function clockOf(item: Timed, events: readonly ClockEvent[], calendar: OpeningCalendar, now: Date): WorkClock {
  const { kind, openedAt, dueAt } = item;
  const mayMove = !neverPaused.includes(kind) && events.some((event) => event.kind === 'paused');
  const latest = mayMove ? latestDue(item, calendar) : null;
  const pauses = mayMove ? pausesOf(events, now, latest) : [];
  let due = dueAt;
  let running: Pause | null = null;
  for (const pause of pauses) {
    if (pause.from >= due) continue;
    if (pause.isRunning) running = pause;
    const pausedMs = workingMsBetween(pause.from, pause.to, calendar);
    if (pausedMs > 0) due = earlier(addWorkingMs(due, pausedMs, calendar), latest);
  }
  const leftMs = workingMsBetween(now, due, calendar);
  const isLate = running === null && due <= now;
  const isNear = leftMs <= warningMs;
  const wholeMs = workingMsBetween(openedAt, dueAt, calendar);
  return {
    state: running ? 'paused' : isLate ? 'overdue' : isNear ? 'soon' : 'onTime',
    dueAt: due,
    leftMs,
    spent: isLate || wholeMs === 0 ? 1 : Math.min(1, Math.max(0, 1 - leftMs / wholeMs)),
    pausedUntil: running?.until ?? null,
    isEscalated: isLate,
  };
}

export const mayPause = (kind: WorkItemKind, clock: WorkClock): boolean =>
  !neverPaused.includes(kind) && (clock.state === 'onTime' || clock.state === 'soon');
