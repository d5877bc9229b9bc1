import type { DaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { formatDay, formatTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { PrintListButton } from '../print-list-button.tsx';
import { dayAddress, dayPath, weekAddress } from './day-path.ts';
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
      <h1 id="desk-title" className="desk-unprinted">
        {formatDay(noon, language)}
      </h1>
      <p className="desk-note desk-unprinted">{say(words.lead)}</p>
      <OutcomeNote told={told} language={language} />
      <DayWays sheet={sheet} language={language} />
      {!sheet.isWhole && (
        <p className="desk-told" data-trouble="true" role="alert">
          {say(words.silent).replace('{time}', formatTime(sheet.readAt))}
        </p>
      )}
      <DoctorTabs doctors={sheet.doctors} day={sheet.day} shown={sheet.doctorId} language={language} />
      {groups.length === 0 && <p>{say(words.none)}</p>}
      {groups.map(([doctorId, visits]) => (
        <DoctorSheet
          key={doctorId}
          visits={visits}
          {...{ day: sheet.day, shownDoctorId: sheet.doctorId, preparations, staffName, readAt: sheet.readAt, language }}
        />
      ))}
      <p className="desk-note desk-unprinted">{say(words.audited)}</p>
    </section>
  );
}

/** From day to day, with links; to another one with a form. */
function DayWays({ sheet: { day, doctorId, readAt }, language }: Pick<Props, 'sheet' | 'language'>) {
  const say = (each: Label) => labelIn(language, each);
  const to = (other: string) => dayAddress({ day: other, doctorId });
  const today = inLisbon(readAt).day;
  return (
    <div className="day-ways desk-unprinted">
      <nav className="desk-ways" aria-label={say(words.day)}>
        <a className="desk-button" data-look="plain" href={to(addDays(day, -1))}>
          ← {say(words.previous)}
        </a>
        <a className="desk-button" data-look="plain" href={to(today)} aria-current={day === today ? 'date' : undefined}>
          {say(words.today)}
        </a>
        <a className="desk-button" data-look="plain" href={to(addDays(day, 1))}>
          {say(words.next)} →
        </a>
      </nav>
      <form className="desk-filters" action={dayPath} method="get">
        <label>
          <span className="desk-hidden">{say(words.day)}</span>
          <input type="date" name="dia" defaultValue={day} required />
        </label>
        {doctorId !== null && <input type="hidden" name="medico" value={doctorId} />}
        <button type="submit" className="desk-button" data-look="plain">
          {say(words.show)}
        </button>
      </form>
      <a href={weekAddress(day)}>{say(words.week)}</a>
      <PrintListButton words={say(words.print)} />
    </div>
  );
}
