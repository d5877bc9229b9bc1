import { randomUUID } from 'node:crypto';
import type { AttendanceMark } from '@clinic/core/desk/day/day-sheet-store';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { formatTime } from '../in-words.ts';
import { markPath } from './day-path.ts';
import { dayWords as words } from './day-words.ts';

type Props = {
  appointmentId: number;
  mark: AttendanceMark | null;
  day: string;
  patientName: string;
  /** The page that it is pressed on, where that is not the day sheet of everybody. */
  from: { medico?: number; marcacao?: string };
  at: Date;
  startsAt: Date | null;
  language: string;
};

/** One press, and “Anular” in its place afterwards. Before the hour nobody has missed it, and before the day nobody has come. */
export function Attendance({ appointmentId, mark, day, patientName, from, at, startsAt, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  if (day > inLisbon(at).day) return null;
  const isOver = startsAt !== null && startsAt < at;
  const presses: [string, Label][] = mark
    ? [['anular', words.undo]]
    : [['arrived', words.arrived], ...(isOver ? [['missed', words.missed] as [string, Label]] : [])];
  return (
    <form className="day-presence" action={markPath} method="post">
      <input type="hidden" name="pedido" value={randomUUID()} />
      <input type="hidden" name="consulta" value={appointmentId} />
      <input type="hidden" name="dia" value={day} />
      {Object.entries(from).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {mark && (
        <span className="desk-badge" data-tone={mark.kind === 'arrived' ? 'good' : 'needed'}>
          {say(mark.kind === 'arrived' ? words.arrivedAt : words.missedAt).replace('{time}', formatTime(mark.markedAt))}
        </span>
      )}
      {mark && <small>{say(words.markedBy).replace('{name}', mark.markedBy)}</small>}
      {presses.map(([value, press]) => (
        <button
          key={value}
          type="submit"
          name="marca"
          value={value}
          className="desk-button"
          data-look="plain"
          aria-label={`${say(press)}: ${patientName}`}
        >
          {say(press)}
        </button>
      ))}
    </form>
  );
}
