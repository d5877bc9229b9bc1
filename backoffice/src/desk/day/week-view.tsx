import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { mondayOf, readWeek, type WeekCell, type WeekOfVisits } from '@clinic/core/desk/day/read-week';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { AdminViewServerProps } from 'payload';
import { AdminFrame } from '../../components/admin-frame.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { dayInFigures, formatTime, shortDay } from '../in-words.ts';
import { dayAddress, weekAddress, weekPath } from './day-path.ts';
import { readDay } from './day-query.ts';
import { dayWords, weekWords as words } from './day-words.ts';

/** The week of every doctor, in figures: which day is full, and where the day sheet is. */
export async function DeskWeek(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterDesk(req.user, weekPath);
  const now = new Date();
  const sources = { store: await deskOf(req.payload), clinic: req.payload.config.custom['clinic'] as ClinicService };
  const monday = mondayOf(readDay(props.searchParams?.['dia']) ?? inLisbon(now).day);
  return (
    <AdminFrame {...props}>
      <WeekView week={await readWeek(sources, monday, now)} language={req.i18n.language} />
    </AdminFrame>
  );
}

type Props = { week: WeekOfVisits; language: string };

function WeekView({ week, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const today = inLisbon(week.readAt).day;
  return (
    <section className="desk day-sheet" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title).replace('{day}', dayInFigures(week.monday))}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      <nav className="desk-ways" aria-label={say(words.weeks)}>
        <a className="desk-button" data-look="plain" href={weekAddress(addDays(week.monday, -7))}>
          ← {say(words.previous)}
        </a>
        <a className="desk-button" data-look="plain" href={weekAddress(today)}>
          {say(words.present)}
        </a>
        <a className="desk-button" data-look="plain" href={weekAddress(addDays(week.monday, 7))}>
          {say(words.next)} →
        </a>
      </nav>
      {!week.isWhole && (
        <p className="desk-told" data-trouble="true" role="alert">
          {say(dayWords.silent).replace('{time}', formatTime(week.readAt))}
        </p>
      )}
      {week.doctors.length === 0 ? <p>{say(words.none)}</p> : <WeekTable week={week} language={language} />}
    </section>
  );
}

function WeekTable({ week, language }: Props) {
  const today = inLisbon(week.readAt).day;
  const say = (each: Label) => labelIn(language, each);
  return (
    <table className="desk-table week-table">
      <thead>
        <tr>
          <th scope="col">{say(dayWords.doctors)}</th>
          {week.days.map((day) => (
            <th key={day} scope="col">
              <a href={dayAddress({ day, doctorId: null })} aria-current={day === today ? 'date' : undefined}>
                {shortDay(fromLisbon(day, '12:00') ?? week.readAt, language)}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.doctors.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={week.days[index]}>{cell ? <Cell cell={cell} doctorId={id} language={language} /> : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  cell: { day, visits, firsts, toPay, from, lastAt },
  doctorId,
  language,
}: {
  cell: WeekCell;
  doctorId: number;
  language: string;
}) {
  const counted = (count: number, one: Label, more: Label) => labelIn(language, count === 1 ? one : more).replace('{count}', String(count));
  const notes = [
    firsts > 0 ? counted(firsts, dayWords.oneFirst, dayWords.firsts) : null,
    toPay > 0 ? counted(toPay, words.oneToPay, words.toPay) : null,
  ].filter((note) => note !== null);
  return (
    <a href={dayAddress({ day, doctorId })}>
      <strong>{counted(visits, dayWords.oneVisit, dayWords.visits)}</strong>
      <span>
        {labelIn(language, from === lastAt ? words.at : words.between)
          .replace('{from}', from)
          .replace('{to}', lastAt)}
      </span>
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </a>
  );
}
