import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { label, labelIn } from '../language/label.ts';
import { lisbonFormat } from './in-words.ts';

export type DueGroup = 'overdue' | 'today' | 'tomorrow' | 'later';

const words = {
  today: label('hoje', 'today'),
  tomorrow: label('amanhã', 'tomorrow'),
  yesterday: label('ontem', 'yesterday'),
  at: label('{day} às {time}', '{day} at {time}'),
};

/** “amanhã às 15:20”, “qui, 19/11 às 12:40”: as the clinic's clocks show it. */
export function relativeMoment(at: Date, now: Date, language: string): string {
  const { day, time } = inLisbon(at);
  const { day: today } = inLisbon(now);
  const near = { [today]: words.today, [addDays(today, 1)]: words.tomorrow, [addDays(today, -1)]: words.yesterday }[day];
  return labelIn(language, words.at)
    .replace('{day}', near ? labelIn(language, near) : dayAndMonth(at, language))
    .replace('{time}', time);
}

function dayAndMonth(at: Date, language: string): string {
  const weekday = lisbonFormat(language, { weekday: 'short' }).format(at).replace('.', '');
  const [, month, dayOfMonth] = inLisbon(at).day.split('-');
  return `${weekday}, ${dayOfMonth}/${month}`;
}

export function dueGroup(dueAt: Date, now: Date): DueGroup {
  if (dueAt < now) return 'overdue';
  const { day } = inLisbon(dueAt);
  const { day: today } = inLisbon(now);
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}
