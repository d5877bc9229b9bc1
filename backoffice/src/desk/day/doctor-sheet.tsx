import { placeOfNow } from '@clinic/core/desk/day/day-progress';
import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { Fragment } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import { dayWords as words } from './day-words.ts';
import { DoctorHead } from './doctor-head.tsx';
import { NowRow } from './now-row.tsx';
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

const columns = [words.hour, words.patient, words.phone, words.visit, words.toKnow, words.payment];

/** One doctor's visits; on paper, one sheet. */
export function DoctorSheet({ visits, day, shownDoctorId, preparations, staffName, readAt, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const doctor = visits[0];
  if (!doctor) return null;
  const title = `profissional-${doctor.doctorId}`;
  // Before its day nobody can have come: the column would be empty.
  const hasPresence = day <= inLisbon(readAt).day;
  const now = placeOfNow(visits, day, readAt);
  const nowRow = <NowRow at={readAt} columns={columns.length + 1} language={language} />;
  return (
    <section className="day-doctor" aria-labelledby={title}>
      <DoctorHead id={title} {...{ doctor, visits, day, isAlone: shownDoctorId !== null, readAt, language }} />
      <div className="desk-scroll">
        <table className="desk-table day-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.pt} scope="col">
                  {say(column)}
                </th>
              ))}
              {hasPresence && (
                <th scope="col" className="desk-unprinted">
                  {say(words.presence)}
                </th>
              )}
              <th scope="col" className="day-printed">
                {say(words.came)}
              </th>
              <th scope="col" className="day-printed day-notes">
                {say(words.notes)}
              </th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit, place) => (
              <Fragment key={`${visit.appointmentId}-${visit.bookingId}`}>
                {place === now && nowRow}
                <VisitRow {...{ visit, shownDoctorId, hasPresence, readAt, language }} preparation={preparations.get(visit.typeId) ?? []} />
              </Fragment>
            ))}
            {now === visits.length && nowRow}
          </tbody>
        </table>
      </div>
      <footer className="day-printed">
        {say(words.printed).replace('{name}', staffName).replace('{moment}', formatDateTime(readAt))} <strong>{say(words.destroy)}</strong>
      </footer>
    </section>
  );
}
