import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { label, labelIn } from '../language/label.ts';
import type { HistoryLine, OpenEditor } from './read-history.ts';

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
  open: label(
    '{name} está a editar, desde as {since}. Escreveu pela última vez às {last}.',
    '{name} has been editing since {since}, and typed last at {last}.',
  ),
};

/** `hoje, 16:51` or `03/11/2026, 10:02`, by the clinic's clock. */
export function sayMoment(at: string, language: string, now = new Date()): string {
  const { day, time } = inLisbon(new Date(at));
  const isToday = day === inLisbon(now).day;
  return `${isToday ? labelIn(language, historyWords.today) : day.split('-').toReversed().join('/')}, ${time}`;
}

export function sayAuthor({ by }: HistoryLine, language: string): string {
  if (by === onTime) return labelIn(language, historyWords.schedule);
  return by ?? labelIn(language, historyWords.program);
}

export const sayState = ({ isOnSite, isPublished }: HistoryLine, language: string): string =>
  labelIn(language, isOnSite ? historyWords.onSite : isPublished ? historyWords.published : historyWords.draft);

export const sayOpenEditor = ({ name, since, lastSeen }: OpenEditor, language: string): string =>
  labelIn(language, historyWords.open)
    .replace('{name}', () => name)
    .replace('{since}', inLisbon(new Date(since)).time)
    .replace('{last}', inLisbon(new Date(lastSeen)).time);
