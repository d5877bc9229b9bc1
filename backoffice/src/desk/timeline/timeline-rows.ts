import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { addDays, type Day, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { ReactNode } from 'react';
import { labelIn } from '../../language/label.ts';
import type { DatedEntry } from '../dated-list.tsx';
import { formatDay } from '../in-words.ts';
import { nobody, workEventInWords } from '../work/work-history.tsx';
import { timelineWords } from './timeline-words.ts';

/** What the time line can be narrowed to. */
export const timelineGroups = ['letters', 'calls', 'notes', 'money'] as const;
export type TimelineGroup = (typeof timelineGroups)[number];

/** `said`: what somebody typed. `press`: what can be done about it in one press; `act` is what takes more room. */
export type TimelineRow = DatedEntry & { group: TimelineGroup | 'other'; said?: string; press?: ReactNode };

/** As much of a piece of work as its history needs. */
export type DoneWork = Pick<StatedWork, 'id' | 'history'>;

/** Calls, notes and who took it. */
export const workRows = (items: readonly DoneWork[], now: Date, language: string): TimelineRow[] =>
  items.flatMap(({ id, history }) =>
    history.map((event) => ({
      id: `${id} ${event.at.toISOString()} ${event.kind}`,
      at: event.at,
      group: event.kind === 'called' ? ('calls' as const) : event.kind === 'noted' ? ('notes' as const) : ('other' as const),
      words: workEventInWords(event, now, language),
      aside: event.by.name,
      isPerson: event.by.id !== nobody,
      said: event.words,
    })),
  );

export type TimelineDay = { day: Day; entries: TimelineRow[] };

/** The newest first. */
export function timelineDays(entries: readonly TimelineRow[]): TimelineDay[] {
  const newestFirst = entries.toReversed().sort((one, other) => other.at.getTime() - one.at.getTime());
  const days = Map.groupBy(newestFirst, ({ at }) => inLisbon(at).day);
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

export function timelineDayInWords(day: Day, at: Date, now: Date, language: string): string {
  const { day: today } = inLisbon(now);
  if (day === today) return labelIn(language, timelineWords.today);
  return day === addDays(today, -1) ? labelIn(language, timelineWords.yesterday) : formatDay(at, language);
}
