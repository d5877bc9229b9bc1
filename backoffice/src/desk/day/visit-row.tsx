import { isVisitOver } from '@clinic/core/desk/day/day-progress';
import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { filePath } from '../desk-path.ts';
import { Attendance } from './attendance.tsx';
import { rowId } from './day-path.ts';
import { reasonWords, dayWords as words } from './day-words.ts';
import { HowPaid } from './how-paid.tsx';
import { ToKnow } from './to-know.tsx';

type Props = {
  visit: DayVisit;
  preparation: string[];
  shownDoctorId: number | null;
  hasPresence: boolean;
  readAt: Date;
  language: string;
};

export function VisitRow({ visit, preparation, shownDoctorId, hasPresence, readAt, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { appointmentId, bookingId, start, day, patientName, birthDate, phone, typeName, told, standing, mark } = visit;
  const startsAt = fromLisbon(day, start);
  const isToday = inLisbon(readAt).day === day;
  return (
    <tr
      {...(appointmentId === null ? {} : { id: rowId(appointmentId) })}
      data-mark={mark?.kind}
      data-standing={standing}
      data-past={isToday && isVisitOver(visit, readAt)}
    >
      <td className="day-hour">{start}</td>
      <td>
        {bookingId ? <a href={filePath(bookingId)}>{patientName}</a> : <strong>{patientName}</strong>}
        {ageOn(birthDate, day) !== null && <span>, {ageOn(birthDate, day)}</span>}
      </td>
      <td>{phone && <a href={`tel:${phone}`}>{phone}</a>}</td>
      <td>
        {typeName}
        {told?.mode === 'online' && ` (${say(words.byVideo)})`}
        {told && <span className="desk-quiet desk-under">{say(reasonWords[told.reason])}</span>}
      </td>
      <td>
        <ToKnow visit={visit} preparation={preparation} language={language} />
      </td>
      <td>
        <HowPaid visit={visit} language={language} />
      </td>
      {hasPresence && (
        <td className="desk-unprinted">
          {appointmentId !== null && standing !== 'leaving' && (
            <Attendance
              {...{ appointmentId, mark, day, patientName, language, startsAt }}
              from={shownDoctorId === null ? {} : { medico: shownDoctorId }}
              at={readAt}
            />
          )}
        </td>
      )}
      <td className="day-printed">
        <span className="day-box" aria-hidden="true" />
      </td>
      <td className="day-printed day-notes" />
    </tr>
  );
}

/** In whole years on that day; null where no birth date is known. */
function ageOn(birthDate: string, day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate)) return null;
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
}
