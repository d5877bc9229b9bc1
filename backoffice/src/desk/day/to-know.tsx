import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { type Label, labelIn } from '../../language/label.ts';
import { standingWords, toldOnDayWords, dayWords as words } from './day-words.ts';

type Props = { visit: DayVisit; preparation: string[]; language: string };

/** What is out of the ordinary stands out; how it was booked is said quietly. */
export function ToKnow({ visit: { told, standing, notice }, preparation, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const chips = [...(told?.isFirst ? [words.first] : []), ...(told?.isInsured ? [words.insured] : [])];
  const quiet = [...(told && !told.isInsured ? [words.privately] : []), told ? words.onSite : words.byTelephone];
  return (
    <>
      {chips.map((chip) => (
        <span key={chip.pt} className="day-chip" data-chip={chip === words.first ? 'first' : undefined}>
          {say(chip)}
        </span>
      ))}
      <span className="desk-quiet day-how">{quiet.map(say).join(', ')}</span>
      {notice && <span className="desk-need desk-under">{say(toldOnDayWords[notice])}</span>}
      {standing !== 'inBook' && <span className="desk-need desk-under">{say(standingWords[standing])}</span>}
      {preparation.length > 0 && <span className="desk-under day-prepare">{preparation.join(' · ')}</span>}
    </>
  );
}
