import { takesPlace } from '@clinic/core/desk/day/day-progress';
import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { absenceAddress } from '../absence/absence-path.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { eurosIn, formatDay } from '../in-words.ts';
import { visitsInWords } from './day-progress-in-words.ts';
import { dayWords as words } from './day-words.ts';

/** `isAlone`: the sheet is about this doctor, so its head has the way to an absence already. */
type Props = { id: string; doctor: DayVisit; visits: DayVisit[]; day: string; isAlone: boolean; readAt: Date; language: string };

/** Whose visits these are, how many, and what is to be received for them. */
export function DoctorHead({ id, doctor, visits, day, isAlone, readAt, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <header>
      <div>
        <h2 id={id}>{doctor.doctorName}</h2>
        <p>
          <span className="day-paper">{formatDay(fromLisbon(day, '12:00') ?? readAt, language)}. </span>
          {summaryOf(visits, language)}.
        </p>
      </div>
      <p className="day-aside">
        <span className="day-printed">{say(words.rooms)}</span>
        <DueAtDesk visits={visits} language={language} />
        {!isAlone && day >= inLisbon(readAt).day && (
          <a className="desk-unprinted" href={absenceAddress({ doctorId: doctor.doctorId, from: day, to: day, reason: null })}>
            {say(absenceWords.link)}
          </a>
        )}
      </p>
    </header>
  );
}

function summaryOf(visits: DayVisit[], language: string): string {
  const expected = visits.filter(takesPlace);
  const firsts = expected.filter(({ told }) => told?.isFirst).length;
  const first = labelIn(language, firsts === 1 ? words.oneFirst : words.firsts).replace('{count}', String(firsts));
  return [visitsInWords(expected.length, language), ...(firsts > 0 ? [first] : [])].join(', ');
}

function DueAtDesk({ visits, language }: Pick<Props, 'visits' | 'language'>) {
  const due = visits.flatMap((visit) => (visit.told?.payment === 'atClinic' && takesPlace(visit) ? [visit.told.priceCents] : []));
  if (due.length === 0) return null;
  const sum = due.reduce((total, cents) => total + cents, 0);
  return (
    <span>{labelIn(language, words.toReceive).replace('{amount}', eurosIn(language, sum)).replace('{count}', String(due.length))}</span>
  );
}
