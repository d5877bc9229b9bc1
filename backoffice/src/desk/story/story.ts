import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { addDays, type Day, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { ReactNode } from 'react';
import { labelIn } from '../../language/label.ts';
import type { DatedEntry } from '../dated-list.tsx';
import { formatDay } from '../in-words.ts';
import { nobody, workEventInWords } from '../work/work-history.tsx';
import { storyWords } from './story-words.ts';

/** What the time line can be narrowed to. */
export const storyGroups = ['letters', 'calls', 'notes', 'money'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** `said`: what somebody typed. `press`: what can be done about it in one press; `act` is what takes more room. */
export type StoryEntry = DatedEntry & { group: StoryGroup | 'other'; said?: string; press?: ReactNode };

/** Calls, notes and who took it: as much as is known of the work that is still open. */
export const workStory = (items: readonly StatedWork[], now: Date, language: string): StoryEntry[] =>
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

export type StoryDay = { day: Day; entries: StoryEntry[] };

/** The newest first. */
export function storyDays(entries: readonly StoryEntry[]): StoryDay[] {
  const newestFirst = entries.toReversed().sort((one, other) => other.at.getTime() - one.at.getTime());
  const days = Map.groupBy(newestFirst, ({ at }) => inLisbon(at).day);
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

export function storyDayInWords(day: Day, at: Date, now: Date, language: string): string {
  const { day: today } = inLisbon(now);
  if (day === today) return labelIn(language, storyWords.today);
  return day === addDays(today, -1) ? labelIn(language, storyWords.yesterday) : formatDay(at, language);
}
