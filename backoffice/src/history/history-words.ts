import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { label, labelIn } from '../language/label.ts';
import type { HistoryLine } from './read-history.ts';

/** In place of a name, where a version was saved by its own schedule. */
export const onTime = 'agenda';

export const historyWords = {
  title: label('Últimas versões', 'Last versions'),
  today: label('hoje', 'today'),
  program: label('um programa', 'a program'),
  schedule: label('a agenda', 'the schedule'),
  onSite: label('no site', 'on the site'),
  published: label('publicada', 'published'),
  draft: label('rascunho', 'draft'),
  none: label('Ainda não há versões.', 'There are no versions yet.'),
  savedAt: label('Guardada (hora de Lisboa)', 'Saved (Lisbon time)'),
  savedBy: label('Por', 'By'),
  state: label('Estado', 'State'),
};

/** `hoje, 16:51` or `03/11/2026, 10:02`, by the clinic's clock. */
export function sayMoment(at: string, language: string, now = new Date()): string {
  const { day, time } = inLisbon(new Date(at));
  const isToday = day === inLisbon(now).day;
  return `${isToday ? labelIn(language, historyWords.today) : day.split('-').toReversed().join('/')}, ${time}`;
}

export function sayAuthor({ by }: Pick<HistoryLine, 'by'>, language: string): string {
  if (by === onTime) return labelIn(language, historyWords.schedule);
  return by ?? labelIn(language, historyWords.program);
}

export const sayState = ({ isOnSite, isPublished }: HistoryLine, language: string): string =>
  labelIn(language, isOnSite ? historyWords.onSite : isPublished ? historyWords.published : historyWords.draft);
