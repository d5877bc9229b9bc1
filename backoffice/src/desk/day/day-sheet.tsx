import type { DaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { formatTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { dayInTitle } from './day-in-title.ts';
import { DaySums } from './day-sums.tsx';
import { DayWays } from './day-ways.tsx';
import { dayWords as words } from './day-words.ts';
import { DoctorSheet } from './doctor-sheet.tsx';
import { DoctorTabs } from './doctor-tabs.tsx';

type Props = { sheet: DaySheet; preparations: Map<number, string[]>; staffName: string; language: string; told: PressOutcome };

export function DaySheetView({ sheet, preparations, staffName, language, told }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const noon = fromLisbon(sheet.day, '12:00') ?? sheet.readAt;
  const groups = [...Map.groupBy(sheet.visits, ({ doctorId }) => doctorId)];
  return (
    <section className="desk day-sheet" aria-labelledby="desk-title">
      <header className="day-head">
        <h1 id="desk-title" className="desk-unprinted">
          {dayInTitle(noon, sheet.readAt, language)}
        </h1>
        <DayWays sheet={sheet} language={language} />
        <DaySums steps={sheet.doctors.flatMap(({ steps }) => steps)} language={language} />
      </header>
      <OutcomeNote told={told} language={language} />
      {!sheet.isWhole && (
        <p className="desk-told" data-trouble="true" role="alert">
          {say(words.silent).replace('{time}', formatTime(sheet.readAt))}
        </p>
      )}
      <DoctorTabs doctors={sheet.doctors} day={sheet.day} shown={sheet.doctorId} language={language} />
      {groups.length === 0 && <p className="day-none">{say(words.none)}</p>}
      {groups.map(([doctorId, visits]) => (
        <DoctorSheet
          key={doctorId}
          visits={visits}
          {...{ day: sheet.day, shownDoctorId: sheet.doctorId, preparations, staffName, readAt: sheet.readAt, language }}
        />
      ))}
      <p className="desk-note desk-unprinted">
        {say(words.lead)} {say(words.audited)}
      </p>
    </section>
  );
}
