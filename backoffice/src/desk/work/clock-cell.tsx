import type { WorkClock } from '@clinic/core/desk/work/work-clock';
import { type Label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { clockWords } from './work-act-words.ts';
import { workListWords } from './work-words.ts';

const minuteMs = 60_000;

/** `isInRow`: that it went to the manager stands there beside who has it. */
type Props = { clock: WorkClock; isInRow?: boolean; now: Date; language: string };

/** Working time that is left, as figures, a bar, a word and the moment: colour alone would tell nobody with poor sight. */
export function ClockCell({ clock, isInRow = false, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { state, dueAt, leftMs, spent, pausedUntil, isEscalated } = clock;
  const isLate = state === 'overdue';
  const figures = isLate
    ? say(clockWords.late).replace('{time}', workTimeLeft(now.getTime() - dueAt.getTime(), Math.floor))
    : workTimeLeft(leftMs);
  // A cell of the list has no room for more, and stands below how long ago that was.
  const bound = isLate ? (isInRow ? workListWords.since : workListWords.passed) : workListWords.by;
  return (
    <div className="desk-clock" data-state={state}>
      <strong>{figures}</strong>
      <span className="desk-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(spent * 100)}%` }} />
      </span>
      {state !== 'onTime' && <em>{say(clockWords[state])}</em>}
      <span>{say(bound).replace('{moment}', relativeMoment(pausedUntil ?? dueAt, now, language))}</span>
      {isEscalated && !isInRow && <em className="desk-escalated">{say(clockWords.escalated)}</em>}
    </div>
  );
}

/** “28 min”, “3 h 58”, “80 h”: as short as a cell of the list. A minute that has begun is still left. */
function workTimeLeft(ms: number, round = Math.ceil): string {
  const minutes = Math.max(0, round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours < 30 ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`;
}
