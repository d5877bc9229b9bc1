import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { readWeek, type WeekOfVisits } from '@clinic/core/desk/day/read-week';
import { addDays, inLisbon, mondayOf } from '@clinic/core/kernel/lisbon-time';
import type { AdminViewServerProps } from 'payload';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import { dayInFigures, formatTime } from '../in-words.ts';
import { weekAddress, weekPath } from './day-path.ts';
import { readDay } from './day-query.ts';
import { DaySwitch } from './day-switch.tsx';
import { dayWords, weekWords as words } from './day-words.ts';
import { WeekTable } from './week-table.tsx';

/** The week of every doctor, in figures: which day is full, and where the day sheet is. */
export async function DeskWeek(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterDesk(req.user, weekPath);
  const now = new Date();
  const sources = { store: await deskOf(req.payload), clinic: req.payload.config.custom['clinic'] as ClinicService };
  const monday = mondayOf(readDay(props.searchParams?.['dia']) ?? inLisbon(now).day);
  return (
    <DeskFrame {...props}>
      <WeekView week={await readWeek(sources, monday, now)} language={req.i18n.language} />
    </DeskFrame>
  );
}

type Props = { week: WeekOfVisits; language: string };

function WeekView({ week, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const today = inLisbon(week.readAt).day;
  return (
    <section className="desk day-sheet" aria-labelledby="desk-title">
      <header className="day-head">
        <h1 id="desk-title">{say(words.title).replace('{day}', dayInFigures(week.monday))}</h1>
        <div className="day-ways">
          <DaySwitch
            name={say(words.weeks)}
            previous={{ href: weekAddress(addDays(week.monday, -7)), words: say(words.previous) }}
            between={[{ href: weekAddress(today), words: say(words.present), isCurrent: week.monday === mondayOf(today) }]}
            next={{ href: weekAddress(addDays(week.monday, 7)), words: say(words.next) }}
          />
        </div>
        <p className="day-sums">{say(words.lead)}</p>
      </header>
      {!week.isWhole && (
        <p className="desk-told" data-trouble="true" role="alert">
          {say(dayWords.silent).replace('{time}', formatTime(week.readAt))}
        </p>
      )}
      {week.doctors.length === 0 ? <p className="day-none">{say(words.none)}</p> : <WeekTable week={week} language={language} />}
    </section>
  );
}
