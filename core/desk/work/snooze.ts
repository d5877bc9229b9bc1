import type { ClockEvent, WorkClock } from './work-clock.ts';

const isAsleepAfter = ({ kind, outcome }: ClockEvent): boolean => kind === 'snoozed' || (kind === 'called' && outcome === 'callLater');
const wakes = ({ kind }: ClockEvent): boolean => kind === 'woken' || kind === 'replied' || kind === 'resumed';

/** Until when the item is out of sight: a time that was chosen, or agreed on by telephone; never past the deadline. */
export function asleepUntil(events: readonly ClockEvent[], { state, dueAt }: WorkClock, now: Date): Date | null {
  const last = events.filter((event) => isAsleepAfter(event) || wakes(event)).at(-1);
  if (!last?.until || !isAsleepAfter(last) || state === 'overdue') return null;
  const until = last.until < dueAt ? last.until : dueAt;
  return until > now ? until : null;
}

type SnoozeTrouble = { kind: 'notInFuture' | 'pastDeadline' };

export function snoozeTrouble(until: Date, { dueAt }: WorkClock, now: Date): SnoozeTrouble | null {
  if (until <= now) return { kind: 'notInFuture' };
  return until > dueAt ? { kind: 'pastDeadline' } : null;
}
