import type { WeekCell, WeekOfVisits } from '@clinic/core/desk/day/read-week';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { shortDay } from '../in-words.ts';
import { dayAddress } from './day-path.ts';
import { visitsInWords } from './day-progress-in-words.ts';
import { dayWords, weekWords as words } from './day-words.ts';

/** The title above the table has it. */
const withoutYear = (date: string): string => date.replace(/\/\d{4}$/, '');

type Props = { week: WeekOfVisits; language: string };

/** A row for each professional, a column for each day; every figure leads to its sheet. */
export function WeekTable({ week, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const today = inLisbon(week.readAt).day;
  const most = Math.max(...week.doctors.flatMap(({ cells }) => cells.map((cell) => cell?.visits ?? 0)));
  const visitsOf = (place: number) => week.doctors.reduce((sum, { cells }) => sum + (cells[place]?.visits ?? 0), 0);
  return (
    <div className="desk-scroll week-scroll">
      <table className="desk-table week-table">
        <thead>
          <tr>
            <th scope="col">{say(dayWords.doctors)}</th>
            {week.days.map((day, place) => (
              <th key={day} scope="col" data-today={day === today}>
                <a href={dayAddress({ day, doctorId: null })} aria-current={day === today ? 'date' : undefined}>
                  {withoutYear(shortDay(fromLisbon(day, '12:00') ?? week.readAt, language))}
                  <small>{visitsInWords(visitsOf(place), language)}</small>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.doctors.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={week.days[place]} data-today={week.days[place] === today}>
                  {cell ? <Cell cell={cell} doctorId={id} most={most} language={language} /> : <span className="desk-quiet">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `most`: the fullest day of the week, which the bars are measured by. */
function Cell({ cell, doctorId, most, language }: { cell: WeekCell; doctorId: number; most: number; language: string }) {
  const { day, visits, firsts, toPay, from, lastAt } = cell;
  const counted = (count: number, one: Label, more: Label) => labelIn(language, count === 1 ? one : more).replace('{count}', String(count));
  const notes = [
    firsts > 0 ? counted(firsts, dayWords.oneFirst, dayWords.firsts) : null,
    toPay > 0 ? counted(toPay, words.oneToPay, words.toPay) : null,
  ].filter((note) => note !== null);
  return (
    <a href={dayAddress({ day, doctorId })}>
      <strong>{visitsInWords(visits, language)}</strong>
      <i className="week-bar" style={{ width: `${(visits / most) * 100}%` }} aria-hidden="true" />
      <span>
        {labelIn(language, from === lastAt ? words.at : words.between)
          .replace('{from}', from)
          .replace('{to}', lastAt)}
      </span>
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </a>
  );
}
