import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { filePath } from '../desk-path.ts';
import { eurosIn } from '../in-words.ts';
import { Attendance } from './attendance.tsx';
import { rowId } from './day-path.ts';
import { reasonWords, standingWords, dayWords as words } from './day-words.ts';

type Props = { visit: DayVisit; preparation: string[]; shownDoctorId: number | null; readAt: Date; language: string };

export function VisitRow({ visit, preparation, shownDoctorId, readAt, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { appointmentId, bookingId, start, day, patientName, birthDate, phone, typeName, told, standing, mark } = visit;
  const startsAt = fromLisbon(day, start);
  const isToday = inLisbon(readAt).day === day;
  return (
    <tr
      {...(appointmentId === null ? {} : { id: rowId(appointmentId) })}
      data-mark={mark?.kind}
      data-standing={standing}
      data-past={isToday && startsAt !== null && startsAt < readAt}
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
        {told?.isFirst && <span className="day-chip">{say(words.first)}</span>}
        {told && <span className="day-chip">{say(told.isInsured ? words.insured : words.privately)}</span>}
        <span className="day-chip">{say(told ? words.onSite : words.byTelephone)}</span>
        {standing !== 'inBook' && <span className="desk-need">{say(standingWords[standing])}</span>}
        {preparation.length > 0 && <span className="desk-under">{preparation.join(' · ')}</span>}
      </td>
      <td>{paymentInWords(visit, language)}</td>
      <td className="desk-unprinted">
        {appointmentId !== null && standing !== 'leaving' && (
          <Attendance
            {...{ appointmentId, mark, day, patientName, language, startsAt }}
            from={shownDoctorId === null ? {} : { medico: shownDoctorId }}
            at={readAt}
          />
        )}
      </td>
      <td className="day-printed">
        <span className="day-box" aria-hidden="true" />
      </td>
      <td className="day-printed day-notes" />
    </tr>
  );
}

function paymentInWords({ told }: DayVisit, language: string) {
  if (!told) return <span className="desk-quiet">{labelIn(language, words.inProgram)}</span>;
  const said = labelIn(language, words[told.payment]).replace('{amount}', eurosIn(language, told.priceCents));
  return told.payment === 'paid' ? said : <strong className={told.payment === 'toPay' ? 'desk-need' : undefined}>{said}</strong>;
}

/** In whole years on that day; null where no birth date is known. */
function ageOn(birthDate: string, day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate)) return null;
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
}
