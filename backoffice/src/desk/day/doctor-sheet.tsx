import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { absenceAddress } from '../absence/absence-path.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { eurosIn, formatDateTime, formatDay } from '../in-words.ts';
import { dayWords as words } from './day-words.ts';
import { VisitRow } from './visit-row.tsx';

type Props = {
  visits: DayVisit[];
  day: string;
  /** Whom the sheet is about, or null for everybody: a press comes back to the same sheet. */
  shownDoctorId: number | null;
  preparations: Map<number, string[]>;
  staffName: string;
  readAt: Date;
  language: string;
};

/** One doctor's visits; on paper, one sheet. */
export function DoctorSheet({ visits, day, shownDoctorId, preparations, staffName, readAt, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const doctor = visits[0];
  if (!doctor) return null;
  const title = `profissional-${doctor.doctorId}`;
  const columns = [words.hour, words.patient, words.phone, words.visit, words.toKnow, words.payment];
  return (
    <section className="day-doctor" aria-labelledby={title}>
      <header>
        <div>
          <h2 id={title}>{doctor.doctorName}</h2>
          <p>
            {formatDay(fromLisbon(day, '12:00') ?? readAt, language)}. {summaryOf(visits, say)}.
          </p>
        </div>
        <p className="day-aside">
          <span className="day-printed">{say(words.rooms)}</span>
          <DueAtDesk visits={visits} language={language} />
          {day >= inLisbon(readAt).day && (
            <a className="desk-unprinted" href={absenceAddress({ doctorId: doctor.doctorId, from: day, to: day, reason: null })}>
              {say(absenceWords.link)}
            </a>
          )}
        </p>
      </header>
      <div className="desk-scroll">
        <table className="desk-table day-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.pt} scope="col">
                  {say(column)}
                </th>
              ))}
              <th scope="col" className="desk-unprinted">
                {say(words.presence)}
              </th>
              <th scope="col" className="day-printed">
                {say(words.came)}
              </th>
              <th scope="col" className="day-printed day-notes">
                {say(words.notes)}
              </th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <VisitRow
                key={`${visit.appointmentId}-${visit.bookingId}`}
                {...{ visit, shownDoctorId, readAt, language }}
                preparation={preparations.get(visit.typeId) ?? []}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer className="day-printed">
        {say(words.printed).replace('{name}', staffName).replace('{moment}', formatDateTime(readAt))} <strong>{say(words.destroy)}</strong>
      </footer>
    </section>
  );
}

function summaryOf(visits: DayVisit[], say: (each: Label) => string): string {
  const firsts = visits.filter(({ told }) => told?.isFirst).length;
  const counted = (count: number, one: Label, many: Label) => (count === 1 ? say(one) : say(many).replace('{count}', String(count)));
  const parts = [
    counted(visits.length, words.oneVisit, words.visits),
    ...(firsts > 0 ? [counted(firsts, words.oneFirst, words.firsts)] : []),
  ];
  return parts.join(', ');
}

function DueAtDesk({ visits, language }: Pick<Props, 'visits' | 'language'>) {
  const due = visits.flatMap(({ told, standing }) => (told?.payment === 'atClinic' && standing !== 'leaving' ? [told.priceCents] : []));
  if (due.length === 0) return null;
  const sum = due.reduce((total, cents) => total + cents, 0);
  return (
    <span>{labelIn(language, words.toReceive).replace('{amount}', eurosIn(language, sum)).replace('{count}', String(due.length))}</span>
  );
}
